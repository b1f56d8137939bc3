import { createUnseen, walkHtml } from '#/platform/markup/walk-html.ts';

/** Longer than any text that is kept, with its markup. */
const LONGEST = 100_000;
const BREAKS = new Set(['br', 'p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** What a reader would see of foreign HTML. Whatever stands in it, only text comes out. */
export function plainText(html: string): string {
  const begun = html.slice(0, LONGEST);
  return (
    (/[<&]/.test(begun) ? withoutMarkup(begun) : begun)
      .toWellFormed()
      // Control characters are refused by PostgreSQL or reorder what is shown.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/g, '')
      .replaceAll(/\s+/g, (blank) => (blank.includes('\n') ? '\n' : ' '))
      .trim()
  );
}

/** The same on one line: for names. */
export function plainLine(html: string, most: number): string {
  return [...plainText(html).replaceAll('\n', ' ')].slice(0, most).join('').trim();
}

function withoutMarkup(html: string): string {
  const parts: string[] = [];
  const unseen = createUnseen();
  walkHtml(html, {
    onopentag: (name) => {
      unseen.open(name);
    },
    ontext: (text) => {
      if (!unseen.isInside()) parts.push(text);
    },
    onclosetag: (name) => {
      unseen.close(name);
      if (BREAKS.has(name)) parts.push('\n');
    },
  });
  return parts.join('');
}
