import TurndownService from 'turndown';

export interface MarkdownStyle {
  heading: 'atx' | 'setext';
  bullet: '-' | '*' | '+';
}

export function htmlToMarkdown(html: string, { heading, bullet }: MarkdownStyle): string {
  const service = new TurndownService({
    headingStyle: heading,
    bulletListMarker: bullet,
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    hr: '---',
  });
  service.remove(['script', 'style', 'noscript', 'iframe', 'template']);
  // Two lists in a row would be read as one.
  service.addRule('lists', {
    filter: (node) => /^[OU]L$/.test(node.nodeName) && nextOf(node)?.nodeName === node.nodeName,
    replacement: (content) => `\n\n${content.trim()}\n\n<!-- -->\n\n`,
  });
  service.addRule('deleted', { filter: ['del', 's'], replacement: (content) => `~~${content}~~` });
  service.addRule('row', { filter: 'tr', replacement: (_, node) => tableRow(node) });
  service.addRule('rows', { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content });
  service.addRule('table', { filter: 'table', replacement: (content) => `\n\n${content.trim()}\n\n` });
  return service.turndown(html);

  function tableRow(row: Node): string {
    const cells = [...row.childNodes].filter(({ nodeName }) => /^(TD|TH)$/.test(nodeName));
    // The cells of a row are elements; only elements have these names.
    const texts = cells.map((cell) => oneLine(service.turndown(cell as HTMLElement)).replaceAll('|', '\\|'));
    const line = `| ${texts.join(' | ')} |`;
    return isFirst(row) ? `\n${line}\n| ${cells.map(() => '---').join(' | ')} |` : `\n${line}`;
  }
}

/** What follows, spaces left out. */
function nextOf(node: Node): Node | null {
  let next = node.nextSibling;
  while (next && next.nodeName === '#text' && (next.textContent ?? '').trim() === '') next = next.nextSibling;
  return next;
}

function oneLine(markdown: string): string {
  const lines = markdown.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join(' ');
}

/** Markdown's tables always have a heading: the first row serves, marked as such or not. */
function isFirst(row: Node): boolean {
  let group: Node | null = row.parentNode;
  for (let before = row.previousSibling; before; before = before.previousSibling)
    if (before.nodeName === 'TR') return false;
  if (group?.nodeName === 'TABLE') return true;
  for (group = group?.previousSibling ?? null; group; group = group.previousSibling)
    if (/^(THEAD|TBODY)$/.test(group.nodeName)) return false;
  return true;
}
