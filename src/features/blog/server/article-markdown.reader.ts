import { excerptOf, withAnchors } from './article.rules.ts';
import { renderMarkdown } from './markdown.ts';

/** What of an article is kept beside its Markdown. */
export default function readMarkdown(markdown: string): { html: string; excerpt: string; headings: string[] } {
  const html = renderMarkdown(markdown);
  return { html, excerpt: excerptOf(html), headings: withAnchors(html).headings.map(({ text }) => text) };
}
