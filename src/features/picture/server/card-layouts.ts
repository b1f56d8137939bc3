import type { PageCard } from '#/platform/page-card.ts';
import { type Drawn, image } from './art.ts';
import { SHEETS } from './sheet.ts';
import { block, brand, COLOURS, chips, mark, price, qrCode, rect, sizeFor, text } from './sheet-kit.ts';
import { widthOf } from './text-lines.ts';

export interface Given {
  card: PageCard;
  art: readonly Drawn[];
  siteName: string;
}

const { width: WIDTH, height: HEIGHT } = SHEETS.card;
const MARGIN = 64;
const FOOT = 549;
const BRAND = 44;
const ICON = 60;
const PAPER = '#f6f3ea';

/** The body of a card, on a sheet of 1200 × 630. */
export function cardBody(given: Given): Promise<string> {
  const { look } = given.card;
  const layouts = { title, feast: title, list, tool, article, goods, link, plain };
  return layouts[
    given.art.length === 0 && ['title', 'feast', 'list', 'article', 'goods'].includes(look) ? 'plain' : look
  ](given);
}

/** The cover's own ground over the whole card, words on its left. */
async function title({ card, art: [art], siteName }: Given): Promise<string> {
  if (!art) return '';
  const { isDark, isQuiet, ground } = art.left;
  const [ink, other] = isDark ? [PAPER, COLOURS.ink] : [COLOURS.ink, PAPER];
  const cut = isQuiet ? '' : rect(0, 0, 600, HEIGHT, ground);
  const words = await column(card, { x: MARGIN, width: 508, line: 464, ink, quiet: ink, sizes: [96, 72, 56] });
  const foot = await brand({
    x: MARGIN,
    y: FOOT,
    side: BRAND,
    name: siteName,
    ink,
    note: card.note,
    fill: isDark ? '#f2cd8a' : COLOURS.accent,
  });
  return (
    image(art, 0, 0, SHEETS.card) + cut + words + foot.replace(`stroke="#fff"`, `stroke="${isDark ? other : '#fff'}"`)
  );
}

/** A name, one line, and up to six covers. */
async function list({ card, art, siteName }: Given): Promise<string> {
  const size = await sizeFor(card.title, [72, 56], { face: 'serif', spacing: 3, width: 1088, most: 1 });
  const name = await block(card.title, {
    x: 56,
    top: 54,
    width: 1088,
    most: 1,
    leading: 1.18,
    face: 'serif',
    size,
    spacing: 3,
    fill: COLOURS.ink,
  });
  const line = await block(card.text ?? '', {
    x: 56,
    top: name.end + 14,
    width: 1088,
    most: 1,
    leading: 1.5,
    face: 'sans',
    size: 30,
    fill: COLOURS.ink2,
  });
  const covers = art
    .slice(0, 6)
    .map((one, index) =>
      rounded(image(one, 56 + index * 184, 242, { width: 168, height: 235 }), 56 + index * 184, 242, 168, 235),
    );
  const note = card.labels?.length
    ? text(1144, 580, card.labels.join(' · '), { face: 'sans', size: 26, fill: COLOURS.ink2, anchor: 'end' })
    : '';
  const foot = await brand({ x: 56, y: 571, side: 40, name: siteName, ink: COLOURS.ink2, note: card.note });
  return paper() + name.markup + line.markup + covers.join('') + foot + note;
}

/** The icon and what it is for on the left, the tool's own example at work on the right. */
async function tool({ card, siteName }: Given): Promise<string> {
  const tile =
    rect(MARGIN, 60, 108, 108, '#fff', 24, ` stroke="${COLOURS.line}"`) +
    `<g transform="translate(${MARGIN + 24} 84)scale(${ICON / 24})" fill="none" stroke="${COLOURS.accent}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${card.icon ?? ''}</g>`;
  const words = await column(
    { ...card, labels: [] },
    { x: MARGIN, top: 196, width: 540, ink: COLOURS.ink, quiet: COLOURS.ink2, sizes: [76, 56] },
  );
  const face = rect(640, 0, 560, HEIGHT, COLOURS.ink);
  let lines = '';
  for (const [index, line] of (card.lines ?? []).slice(0, 8).entries()) {
    const shown = await block(line.replaceAll('\t', '  '), {
      x: 736,
      top: 104 + index * 47,
      width: 420,
      most: 1,
      leading: 1.72,
      face: 'medium',
      size: 27,
      fill: '#eaeef1',
    });
    lines += text(712, 104 + index * 47 + 33.5, String(index + 1), {
      face: 'medium',
      size: 27,
      fill: '#828d97',
      anchor: 'end',
    });
    lines += indented(shown.markup, line);
  }
  return paper() + tile + words + face + lines + (await foot(card, siteName));
}

/** Lines of code keep the room before their first word. */
function indented(markup: string, line: string): string {
  const depth = (/^ */.exec(line)?.[0].length ?? 0) * 13;
  return depth === 0 ? markup : `<g transform="translate(${depth} 0)">${markup}</g>`;
}

async function article({ card, art: [art], siteName }: Given): Promise<string> {
  const words = await column(card, {
    x: MARGIN,
    width: 560,
    ink: COLOURS.ink,
    quiet: COLOURS.ink2,
    label: COLOURS.accentInk,
    sizes: [72, 56],
  });
  return (
    paper() + (art ? image(art, 680, 0, { width: 520, height: HEIGHT }) : '') + words + (await foot(card, siteName))
  );
}

async function goods({ card, art: [art], siteName }: Given): Promise<string> {
  const picture = art ? image(art, 0, 0, { width: 600, height: HEIGHT }) : '';
  const left = 652;
  const label = text(left, 92, (card.labels ?? []).join(' · '), { face: 'sans', size: 28, fill: COLOURS.ink2 });
  const size = await sizeFor(card.title, [56, 46], { face: 'serif', spacing: 2, width: 492, most: 2 });
  const name = await block(card.title, {
    x: left,
    top: 120,
    width: 492,
    most: 2,
    leading: 1.32,
    face: 'serif',
    size,
    spacing: 2,
    fill: COLOURS.ink,
  });
  const cost = card.price ? await price(left + 2, Math.max(396, name.end + 110), card.price, 112) : '';
  const tags = await chips(left, 433, card.tags ?? [], 28, 1144);
  return (
    paper() +
    picture +
    (await corner(card.badge, HEIGHT, 40)) +
    label +
    name.markup +
    cost +
    tags +
    (await foot(card, siteName, left))
  );
}

/** Where a short link leads, and the promise to show that first. */
async function link({ card, siteName }: Given): Promise<string> {
  const label = text(MARGIN, 92, (card.labels ?? []).join(' · '), { face: 'medium', size: 28, fill: COLOURS.ink2 });
  const size = await sizeFor(card.title, [68, 52, 40], { face: 'bold', width: 660, most: 2 });
  const host = await block(card.title, {
    x: MARGIN,
    top: 124,
    width: 660,
    most: 2,
    leading: 1.2,
    face: 'bold',
    size,
    fill: COLOURS.ink,
  });
  const line = await block(card.text ?? '', {
    x: MARGIN,
    top: host.end + 24,
    width: 640,
    most: 3,
    leading: 1.6,
    face: 'sans',
    size: 30,
    fill: COLOURS.teal,
  });
  const box = rect(763, 129, 373, 373, '#fff', 24, ` stroke="${COLOURS.line}"`);
  return (
    paper() +
    label +
    host.markup +
    line.markup +
    box +
    qrCode(card.code ?? '', { x: 799, y: 165, side: 301 }, 'H') +
    (await foot(card, siteName))
  );
}

/** Any other page: its name and sentence, with a fan of covers where there are some, else a large mark. */
async function plain({ card, art, siteName }: Given): Promise<string> {
  const side = art.length > 0 ? '' : `<g opacity=".09">${mark(640, -30, 700, COLOURS.ink, COLOURS.ground)}</g>`;
  const covers = art
    .slice(0, 9)
    .map((one, index) => {
      const [x, y] = [690 + (index % 3) * 192, -150 + Math.floor(index / 3) * 262 + ((index % 3) % 2) * 70];
      return rounded(image(one, x, y, { width: 172, height: 241 }), x, y, 172, 241);
    })
    .join('');
  const fan = covers && `<g transform="rotate(9 1000 315)">${covers}</g>`;
  // On the site's own card its mark stands over its name.
  const isHome = art.length > 0 && card.title === siteName;
  const sign = isHome ? mark(MARGIN, 120, 108, COLOURS.accent) : '';
  const words = await column(card, {
    x: MARGIN,
    top: isHome ? 236 : 150,
    width: art.length > 0 ? 500 : 760,
    ink: COLOURS.ink,
    quiet: COLOURS.ink2,
    label: COLOURS.accentInk,
    sizes: [112, 92, 72, 56],
  });
  return paper() + side + fan + sign + words + (isHome ? '' : await foot(card, siteName));
}

interface Column {
  x: number;
  top?: number;
  width: number;
  /** How wide the sentence is. */
  line?: number;
  ink: string;
  quiet: string;
  label?: string;
  sizes: readonly number[];
}

/** Small words, the name in two lines at most, one sentence. */
async function column(
  card: PageCard,
  { x, top = 60, width, line: sentence = 520, ink, quiet, label = quiet, sizes }: Column,
): Promise<string> {
  const labels = (card.labels ?? []).filter(Boolean);
  const over =
    labels.length > 0
      ? await block(labels.join('  '), { x, top, width, most: 1, leading: 1.4, face: 'medium', size: 28, fill: label })
      : { markup: '', end: top };
  const size = await sizeFor(card.title, sizes, { face: 'serif', spacing: 3, width, most: 2 });
  const name = await block(card.title, {
    x,
    top: over.end + (labels.length > 0 ? 26 : 0),
    width,
    most: 2,
    leading: 1.18,
    face: 'serif',
    size,
    spacing: 3,
    fill: ink,
  });
  const most = Math.max(1, Math.min(3, Math.floor((FOOT - 42 - name.end - 22) / 48)));
  const line = await block(card.text ?? '', {
    x,
    top: name.end + 22,
    width: Math.min(width, sentence),
    most,
    leading: 1.6,
    face: 'sans',
    size: 30,
    fill: quiet,
  });
  return over.markup + name.markup + line.markup;
}

const foot = (card: PageCard, name: string, x = MARGIN) =>
  brand({ x, y: FOOT, side: BRAND, name, ink: COLOURS.ink2, note: card.note });

const paper = () => rect(0, 0, WIDTH, HEIGHT, COLOURS.ground);

let clips = 0;
function rounded(markup: string, x: number, y: number, width: number, height: number): string {
  const id = `round${clips++}`;
  return `<clipPath id="${id}">${rect(x, y, width, height, '#000', 8)}</clipPath><g clip-path="url(#${id})">${markup}</g>`;
}

/** 5.3 折 in the lower left corner of a picture that ends at y. */
export async function corner(words: string | undefined, y: number, size: number): Promise<string> {
  if (!words) return '';
  const ink = { face: 'bold', size, fill: '#fff' } as const;
  const [width, height] = [(await widthOf(words, ink)) + size * 1.4, size * 2.1];
  const shape = `<path d="M0 ${y}v${-height}h${width - 16}a16 16 0 0 1 16 16v${height - 16}z" fill="${COLOURS.accent}"/>`;
  return shape + text(size * 0.7, y - size * 0.7, words, ink);
}
