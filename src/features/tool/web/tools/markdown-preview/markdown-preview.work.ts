import { Marked } from 'marked';

const marked = new Marked({ gfm: true, breaks: false });

/** HTML exactly as Markdown means it, raw tags included. To be shown only where nothing can run. */
export function renderMarkdown(text: string): string {
  return marked.parse(text, { async: false }).trim();
}
