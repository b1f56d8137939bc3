import { xmlText } from '#/contract/xml-text.pure.ts';

/** The sheet on which a member's year is drawn, 1080 × 1920, whatever it was a year of. */
export const SHEET = { width: 1080, height: 1920, margin: 96, room: 1080 - 2 * 96 } as const;
export const PAPER = '#f6efdf';
export const QUIET = '#b9c3d6';
export const SUN = '#f8824e';
const LINE = '#33456a';

const FONTS = {
  serif: 'font-family="serif" font-weight="700"',
  sans: 'font-family="sans-serif"',
  figures: 'font-family="Num"',
};

export function sheetText(
  x: number,
  y: number,
  words: string,
  size: number,
  face: keyof typeof FONTS,
  fill = PAPER,
  anchor = 'start',
): string {
  return `<text x="${x}" y="${y}" ${FONTS[face]} font-size="${size}" fill="${fill}" text-anchor="${anchor}">${xmlText(words)}</text>`;
}

interface Sheet {
  /** 小明的一年. */
  title: string;
  year: number;
  siteName: string;
  parts: readonly string[];
}

/** The night sky with the name and the year on it; what is drawn below is the caller's. */
export function drawSheet({ title, year, siteName, parts }: Sheet): string {
  const { width, height, margin } = SHEET;
  const rings = [220, 280, 340].map((radius) => `<circle cx="880" cy="200" r="${radius}"/>`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#13233f"/>`,
    `<g fill="none" stroke="#2b4168" stroke-width="3">${rings}</g><circle cx="880" cy="200" r="160" fill="${SUN}"/>`,
    sheetText(margin, 150, title, 40, 'sans'),
    sheetText(margin, 330, String(year), 190, 'figures'),
    ...parts,
    sheetText(width / 2, 1860, siteName, 36, 'serif', QUIET, 'middle'),
    '</svg>',
  ].join('');
}

/** A hairline, a name at its beginning and a value at its end. */
export function sheetFact({ name, value }: { name: string; value: string }, y: number): string[] {
  const { width, margin, room } = SHEET;
  return [
    `<rect x="${margin}" y="${y - 58}" width="${room}" height="2" fill="${LINE}"/>`,
    sheetText(margin, y, name, 36, 'sans', QUIET),
    sheetText(width - margin, y, shortened(value, 18), 38, 'serif', PAPER, 'end'),
  ];
}

/** A share of the whole width. */
export function sheetBar(share: number, y: number, fill: string): string {
  const bar = (width: number, colour: string) =>
    `<rect x="${SHEET.margin}" y="${y}" width="${width}" height="10" rx="5" fill="${colour}"/>`;
  return bar(SHEET.room, LINE) + bar(Math.max(10, Math.round(SHEET.room * share)), fill);
}

export function shortened(words: string, most: number): string {
  const characters = [...words];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : words;
}
