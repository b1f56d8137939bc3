import { Marked } from 'marked';
import { sanitise } from './sanitise.ts';

const marked = new Marked({ gfm: true, breaks: false });

/** An article as it is written, as HTML that may stand in a page. HTML inside the Markdown is cleaned like any other. */
export function renderMarkdown(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return sanitise(html, { base: '', ownOrigins: [] });
}
