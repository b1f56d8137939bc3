import { presentText } from './blog.present.ts';
import { renderMarkdown } from './markdown.ts';
import { type Places, sanitise } from './sanitise.ts';

/** A text as a page shows it: from Markdown that is being written, or from the HTML of another site. */
export default function readText(order: { title: string } & ({ markdown: string } | { html: string; places: Places })) {
  const html = 'markdown' in order ? renderMarkdown(order.markdown) : sanitise(order.html, order.places);
  return presentText(order.title, html);
}
