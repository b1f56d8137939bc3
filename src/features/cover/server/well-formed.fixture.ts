const TOKEN = /<\/([a-zA-Z]+)>|<([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>|([^<]+)|([\s\S])/gy;
const ENTITY = /&(?!(?:amp|lt|gt|quot|#39);)/;
// XML 1.0 allows no other control characters, not even as references.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** The first fault of a drawing as XML, or nothing. Knows exactly as much of XML as the drawings use. */
export function xmlFault(text: string): string | undefined {
  if (FORBIDDEN.test(text) || !text.isWellFormed()) return 'a character that XML does not allow';
  const open: string[] = [];
  for (const [token, closing, opening, attributes = '', single, content, stray] of text.matchAll(TOKEN)) {
    if (stray !== undefined) return `stray ${token}`;
    if (content !== undefined && (ENTITY.test(content) || open.length === 0)) return `text ${content}`;
    if (closing !== undefined && open.pop() !== closing) return `unexpected ${token}`;
    if (opening === undefined) continue;
    const names = [...attributes.matchAll(/([\w:-]+)=/g)].map(([, name]) => name);
    if (new Set(names).size !== names.length) return `attribute twice in ${token}`;
    if (!single) open.push(opening);
  }
  return open.length > 0 ? `not closed: ${open.join(' ')}` : undefined;
}
