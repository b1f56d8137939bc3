import { Marked } from 'marked';
import markedFootnote from 'marked-footnote';

const marked = new Marked({ gfm: true, breaks: false }).use(
  markedFootnote({ description: '脚注', backRefLabel: '回到引用 {0}' }),
);

/** HTML exactly as Markdown means it, raw tags included. To be shown only where nothing can run. */
export function renderMarkdown(text: string): string {
  return marked.parse(text, { async: false }).trim();
}
