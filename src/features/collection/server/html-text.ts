import sanitizeHtml from 'sanitize-html';

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** What a reader would see of foreign HTML. Whatever stands in it, only text comes out. */
export function plainText(html: string): string {
  const text = /[<&]/.test(html) ? withoutMarkup(html) : html;
  return (
    text
      .toWellFormed()
      // Control characters are refused by PostgreSQL or reorder what is shown.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/g, '')
      .replaceAll(/[ \t\u00a0\u3000]+/g, ' ')
      .replaceAll(/\s*\n\s*/g, '\n')
      .trim()
  );
}

/** The same on one line: for names. */
export function plainLine(html: string, most: number): string {
  return [...plainText(html).replaceAll(/\s+/g, ' ')].slice(0, most).join('').trim();
}

function withoutMarkup(html: string): string {
  const lines = html.replaceAll(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, '\n');
  const text = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  return text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? '');
}
