import { xmlText } from '#/contract/xml-text.pure.ts';

/** A member's year in words and numbers, and the drawings of the best titles. */
export interface YearSheet {
  name: string;
  year: number;
  watched: number;
  meanScore: number | null;
  months: readonly number[];
  facts: readonly { name: string; value: string }[];
  /** As SVG, the best first. */
  covers: readonly string[];
  siteName: string;
}

const WIDTH = 1080;
const HEIGHT = 1920;
const MARGIN = 96;
const ROOM = WIDTH - 2 * MARGIN;
const PAPER = '#f6efdf';
const QUIET = '#b9c3d6';
const BAR = '#7484a3';
const SUN = '#f8824e';

type Face = 'serif' | 'sans' | 'figures';
const FONTS: Record<Face, string> = {
  serif: 'font-family="serif" font-weight="700"',
  sans: 'font-family="sans-serif"',
  figures: 'font-family="Num"',
};

function text(x: number, y: number, words: string, size: number, face: Face, fill = PAPER, anchor = 'start'): string {
  return `<text x="${x}" y="${y}" ${FONTS[face]} font-size="${size}" fill="${fill}" text-anchor="${anchor}">${xmlText(words)}</text>`;
}

/** The year as one picture to pass on, 1080 × 1920: what the page shows, in the same order. */
export function drawYear({ name, year, watched, meanScore, months, facts, covers, siteName }: YearSheet): string {
  const rings = [220, 280, 340].map((radius) => `<circle cx="880" cy="200" r="${radius}"/>`).join('');
  const sums = [
    { value: String(watched), label: '部看过' },
    ...(meanScore === null ? [] : [{ value: String(meanScore), label: '平均打分' }]),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#13233f"/>`,
    `<g fill="none" stroke="#2b4168" stroke-width="3">${rings}</g><circle cx="880" cy="200" r="160" fill="${SUN}"/>`,
    text(MARGIN, 150, `${shortened(name, 14)}的一年`, 40, 'sans'),
    text(MARGIN, 330, String(year), 190, 'figures'),
    ...sums.flatMap(({ value, label }, index) => [
      text(MARGIN + index * 300, 530, value, 110, 'figures'),
      text(MARGIN + index * 300, 590, label, 36, 'sans', QUIET),
    ]),
    drawMonths(months, 680, 300),
    ...facts.flatMap((fact, index) => [
      `<rect x="${MARGIN}" y="${1110 + index * 92}" width="${ROOM}" height="2" fill="#33456a"/>`,
      text(MARGIN, 1170 + index * 92, fact.name, 36, 'sans', QUIET),
      text(WIDTH - MARGIN, 1170 + index * 92, shortened(fact.value, 16), 38, 'serif', PAPER, 'end'),
    ]),
    ...covers.slice(0, 4).map((cover, index) => placed(cover, MARGIN + index * 228, 1420)),
    text(WIDTH / 2, 1840, siteName, 36, 'serif', QUIET, 'middle'),
    '</svg>',
  ].join('');
}

function drawMonths(months: readonly number[], top: number, height: number): string {
  const most = Math.max(...months, 1);
  const step = ROOM / months.length;
  const fullest = months.indexOf(Math.max(...months));
  const bars = months.map((count, month) => {
    const bar = Math.max(8, Math.round((count / most) * height));
    const fill = count > 0 && month === fullest ? SUN : BAR;
    return `<rect x="${MARGIN + month * step}" y="${top + height - bar}" width="${step - 12}" height="${bar}" rx="8" fill="${fill}"/>`;
  });
  const said = months[fullest] ? `${fullest + 1} 月最多，${months[fullest]} 部` : '还没有记下看过的';
  return bars.join('') + text(MARGIN, top + height + 56, said, 34, 'sans', QUIET);
}

/** A drawing inside this one, 204 wide and rounded by its frame. */
function placed(svg: string, x: number, y: number): string {
  const head = svg.slice(svg.indexOf('<svg'), svg.indexOf('>') + 1);
  const said = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(head)?.[1];
  const box = said('viewBox') ?? `0 0 ${said('width') ?? 300} ${said('height') ?? 420}`;
  return svg.replace(
    head,
    `<svg x="${x}" y="${y}" width="204" height="286" viewBox="${box}" preserveAspectRatio="xMidYMid slice">`,
  );
}

function shortened(words: string, most: number): string {
  const characters = [...words];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : words;
}
