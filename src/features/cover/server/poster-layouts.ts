import type { Layout } from '../cover-art.pure.ts';
import { at, bar, fill, pen, times } from './art/pen.ts';
import { circle, poly, rect } from './art/shapes.ts';
import { type Colours, contrast, mixed, readable } from './poster-colours.ts';
import { columnsHeight, columnsWidth, fitColumns, fitLines, lettersOf, setColumnsAt, text } from './poster-text.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A cover as its layouts see it. */
export interface Poster {
  readonly main: string;
  readonly sub: string;
  readonly kind: string;
  readonly year: number | undefined;
  readonly hasLabel: boolean;
  /** Heavy letters without serifs, where the subject is loud. */
  readonly sans: boolean;
  readonly colours: Colours;
  readonly hash: number;
  readonly id: string;
  /** The form fills its ground, so no words may lie on it. */
  readonly fills: boolean;
  /** The motif in a box of its own: at a point of the box, in a circle of so large a radius. */
  readonly art: (box: Box, x: number, y: number, radius: number) => string;
}

/** A cover is 300 × 420. Each layout gives its title a ground on which it is read. */
const [WIDTH, HEIGHT, EDGE] = [300, 420, 24];
const MIDDLE = WIDTH / 2;
const WHOLE = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
const sheet = (colour: string) => fill(colour, rect(0, 0, WIDTH, HEIGHT));

export const drawLayout = (layout: Layout, poster: Poster): string => LAYOUT[layout](poster);

const LAYOUT: Record<Layout, (poster: Poster) => string> = {
  mast,
  foot,
  pillar: (poster) => upright(poster, true),
  margin: (poster) => upright(poster, false),
  spine,
  arch,
  round,
  stamp,
  ticket,
  slant,
  seal,
  stagger,
  ribbon,
  frames,
};

type Anchor = 'start' | 'middle' | 'end';
interface Setting {
  /** The room for name and what stands small below it. */
  x: number;
  y: number;
  width: number;
  height: number;
  largest: number;
  most?: number;
  anchor?: Anchor;
  /** Where in the room it stands: 0 above, 1 below. */
  rest?: number;
  /** Letters stretched upwards. */
  tall?: number;
}

/** The name in lines, its second part small below; answers where it begins and ends. */
function words({ main, sub, sans }: Poster, ink: string, setting: Setting) {
  const { x, y, width, height, largest, most = 2, anchor = 'start', rest = 0.5, tall = 1 } = setting;
  const leading = 1.13;
  const below = sub ? 22 : 0;
  const { lines, size } = fitLines(main, width, (height - below) / tall, largest, most, leading);
  const step = size * leading * tall;
  const used = lines.length * step + below;
  const top = y + (height - used) * rest;
  const left = anchor === 'start' ? x : anchor === 'middle' ? x + width / 2 : x + width;
  const short = lines.length === 1 && [...(lines[0] ?? '')].length < 5 && anchor === 'middle';
  const name = lines.map((line, index) =>
    text(left, top + step * (index + 1) - size * 0.2 * tall, size, line, ink, {
      sans,
      weight: sans ? 900 : 700,
      anchor,
      tall,
      ...(short && { spacing: size * 0.08 }),
    }),
  );
  const [second = ''] = sub ? fitLines(sub, width, 24, 16, 1).lines : [];
  const secondSize = sub ? Math.max(9, fitLines(sub, width, 24, 16, 1).size) : 0;
  const small = sub ? text(left, top + used - 5, secondSize, second, ink, { sans: true, weight: 500, anchor }) : '';
  return { markup: name.join('') + small, top, end: top + used };
}

/** Kind and year. */
function note({ kind, year, hasLabel }: Poster, x: number, y: number, ink: string, anchor: Anchor = 'start'): string {
  const shown = [kind, year].filter(Boolean).join('  ');
  return hasLabel ? text(x, y, 12, shown, ink, { sans: true, weight: 500, spacing: 1.6, anchor }) : '';
}

/** Paper that goes with the pigment, and what is read on it. */
function paper({ colours, hash }: Poster): { ground: string; ink: string } {
  const ground = colours.isDark
    ? mixed(colours.ink, '#ffffff', 0.18)
    : hash & 4
      ? mixed(colours.bg, '#ffffff', 0.7)
      : '#fffdf7';
  return { ground, ink: readable(ground, colours.bg, colours.ink, '#15181c') };
}

/** A strong ground beside the picture. */
function strong({ colours, hash }: Poster): { ground: string; ink: string } {
  const { bg, highlight, ink, shade } = colours;
  const asked = [highlight, ink, highlight, shade][(hash >>> 6) & 3] ?? ink;
  const ground = contrast(asked, bg) > 2.2 ? asked : highlight;
  return { ground, ink: readable(ground, bg, ink, '#0a0c0f', '#ffffff') };
}

function mast(poster: Poster): string {
  const { main, sans, colours, art, hash } = poster;
  const letters = lettersOf(main).length;
  const tall = !sans && letters >= 3 && letters <= 7 ? 1.22 : 1;
  const title = words(poster, colours.ink, {
    x: EDGE,
    y: 24,
    width: 252,
    height: 130,
    largest: 84,
    most: 3,
    rest: 0,
    tall,
  });
  const top = title.end + 26;
  const radius = Math.min(120, (HEIGHT - top) / 2);
  return (
    art(WHOLE, MIDDLE + (hash & 1 ? 12 : -12), (top + HEIGHT) / 2 + 6, radius) +
    title.markup +
    note(poster, EDGE, title.end + 16, colours.ink)
  );
}

function foot(poster: Poster): string {
  const { colours, art } = poster;
  const title = words(poster, colours.ink, { x: EDGE, y: 262, width: 252, height: 118, largest: 74, most: 3, rest: 1 });
  const edge = title.top - 16;
  return (
    sheet(colours.bg) +
    art({ ...WHOLE, height: edge }, MIDDLE, edge * 0.53, Math.min(126, edge * 0.43)) +
    fill(colours.highlight, rect(0, edge, WIDTH, 5)) +
    title.markup +
    note(poster, EDGE, HEIGHT - 18, colours.ink)
  );
}

function upright(poster: Poster, isRight: boolean): string {
  const { main, colours, art, sans } = poster;
  const fitted = fitColumns(main, 290, 64);
  const [width, end] = [columnsWidth(fitted), 30 + columnsHeight(fitted)];
  const right = isRight ? WIDTH - EDGE : EDGE + width;
  const free = WIDTH - EDGE - width;
  // Below a short name the motif has the whole width.
  const isShort = end < 190;
  const x = isShort ? MIDDLE : isRight ? free / 2 : WIDTH - free / 2;
  const radius = isShort ? Math.min(120, (HEIGHT - end) / 2 - 4) : Math.min(free * 0.46, 104);
  return (
    art(WHOLE, x, isShort ? (end + HEIGHT) / 2 : 262, radius) +
    setColumnsAt(fitted, right, 30, colours.ink, sans) +
    note(poster, isRight ? EDGE : WIDTH - EDGE, 42, colours.ink, isRight ? 'start' : 'end')
  );
}

function spine(poster: Poster): string {
  const { main, sans, art, hash, kind, year, hasLabel } = poster;
  const { ground, ink } = strong(poster);
  const [width, isRight] = [86, (hash & 8) > 0];
  const middle = isRight ? WIDTH - width / 2 : width / 2;
  const fitted = fitColumns(main, 318, lettersOf(main).length > 6 ? 46 : 54);
  const small = (y: number, shown: string) =>
    text(middle, y, 12, shown, ink, { sans: true, weight: 500, spacing: 1.4, anchor: 'middle' });
  return (
    sheet(ground) +
    art({ ...WHOLE, x: isRight ? 0 : width, width: WIDTH - width }, (WIDTH - width) / 2, 222, 104) +
    setColumnsAt(fitted, middle + columnsWidth(fitted) / 2, 26, ink, sans) +
    (hasLabel ? bar(ink, 1, `M${middle - 22} 368h44`) + small(388, kind) + small(406, String(year ?? '')) : '')
  );
}

/** The picture in an opening of the wall, the name on the wall. */
function opening(poster: Poster, shape: string, outline: string, top: number): string {
  const { art, id, colours } = poster;
  const { ground, ink } = paper(poster);
  const title = words(poster, ink, { x: 22, y: top, width: 256, height: 388 - top, largest: 50, anchor: 'middle' });
  const box = { x: 30, y: 24, width: 240, height: top - 36 };
  return (
    sheet(ground) +
    `<clipPath id="w${id}"><path d="${shape}"/></clipPath><g clip-path="url(#w${id})">${art(box, 120, box.height * 0.53, Math.min(100, box.height * 0.42))}</g>` +
    pen(colours.isDark ? colours.bg : ink, 1.4, outline) +
    title.markup +
    note(poster, MIDDLE, 404, ink, 'middle')
  );
}

function arch(poster: Poster): string {
  const gate = (x: number, y: number, foot: number) =>
    `M${x} ${foot}V${y + 150 - x}a${150 - x} ${150 - x} 0 0 1 ${300 - 2 * x} 0V${foot}z`;
  return opening(poster, gate(38, 26, 296), gate(31, 19, 303), 310);
}

function round(poster: Poster): string {
  return opening(poster, circle(150, 150, 116), circle(150, 150, 123), 284);
}

/** A postage stamp. */
function stamp(poster: Poster): string {
  const { colours, art, year, kind, hasLabel } = poster;
  const { ground, ink } = paper(poster);
  const desk = colours.isDark ? colours.shade : colours.mid;
  const holes =
    times(15, (index) => circle(17 + index * 19, 14, 5) + circle(17 + index * 19, 406, 5)) +
    times(20, (index) => circle(14, 24 + index * 19.6, 5) + circle(286, 24 + index * 19.6, 5));
  const title = words(poster, ink, { x: 32, y: 290, width: 236, height: 76, largest: 44 });
  const small = { sans: true, weight: 600 };
  return (
    sheet(desk) +
    fill(ground, rect(14, 14, 272, 392)) +
    fill(desk, holes) +
    art({ x: 32, y: 32, width: 236, height: 252 }, 118, 134, 102) +
    title.markup +
    (hasLabel
      ? text(32, 388, 12, kind, ink, { ...small, spacing: 1.6 }) +
        text(268, 388, 17, String(year ?? ''), ink, { ...small, anchor: 'end' })
      : '')
  );
}

/** A ticket, torn at its right. */
function ticket(poster: Poster): string {
  const { colours, art, hash, kind, year, hasLabel } = poster;
  const { ground, ink } = hash & 16 ? strong(poster) : paper(poster);
  const [y, height, tear] = [270, 118, 226];
  const title = words(poster, ink, { x: 32, y: y + 12, width: tear - 44, height: height - 24, largest: 46 });
  const side = [kind, year].filter(Boolean).join('  ');
  return (
    art({ ...WHOLE, height: 330 }, MIDDLE, 140, 112) +
    fill(colours.bg, rect(0, 330, WIDTH, 90)) +
    fill(ground, rect(16, y, 268, height, 8)) +
    fill(colours.bg, circle(tear, y, 9), circle(tear, y + height, 9)) +
    `<path d="M${tear} ${y + 14}V${y + height - 10}" stroke="${ink}" stroke-width="1.4" stroke-dasharray="4 4"/>` +
    title.markup +
    (hasLabel
      ? at(
          (tear + 284) / 2 + 4,
          y + height / 2,
          text(0, 0, 12, side, ink, { sans: true, weight: 600, spacing: 1.6, anchor: 'middle' }),
          1,
          90,
        )
      : bar(
          ink,
          2,
          times(9, (index) => `M${tear + 14} ${y + 22 + index * 9}h${index % 3 ? 26 : 38}`),
        ))
  );
}

/** Cut across. */
function slant(poster: Poster): string {
  const { art, hash } = poster;
  const { ground, ink } = strong(poster);
  const isRising = (hash & 32) > 0;
  const title = words(poster, ink, { x: EDGE, y: 290, width: 252, height: 92, largest: 60 });
  return (
    art({ ...WHOLE, height: 310 }, MIDDLE + (isRising ? -14 : 14), 136, 112) +
    fill(ground, isRising ? poly(0, 304, 300, 240, 300, 420, 0, 420) : poly(0, 240, 300, 304, 300, 420, 0, 420)) +
    title.markup +
    note(poster, isRising ? WIDTH - EDGE : EDGE, 404, ink, isRising ? 'end' : 'start')
  );
}

/** Two to four characters in a frame, read in rows. */
function seal(poster: Poster): string {
  const { main, colours, art, hash, fills } = poster;
  const letters = lettersOf(main).slice(0, 4);
  const columns = letters.length === 4 ? 2 : 1;
  const size = letters.length === 3 ? 52 : 58;
  const [width, height] = [columns * size + 28, Math.ceil(letters.length / columns) * size + 28];
  const isRight = (hash & 64) > 0;
  const isLow = (hash & 128) > 0 || fills;
  const [x, y] = [isRight ? WIDTH - 20 - width : 20, isLow ? HEIGHT - 20 - height : 20];
  const ground = contrast(colours.highlight, colours.bg) > 1.9 ? colours.highlight : colours.ink;
  const ink = readable(ground, '#ffffff', '#1a1310', colours.bg);
  const characters = letters.map((letter, index) =>
    text(
      x + 14 + size * ((index % columns) + 0.5),
      y + 14 + size * (Math.floor(index / columns) + 0.86),
      size * (letter.length > 1 ? 0.56 : 0.94),
      letter,
      ink,
      { anchor: 'middle' },
    ),
  );
  return (
    art(WHOLE, MIDDLE + (isRight ? -16 : 16), isLow ? 158 : 262, 118) +
    fill(ground, rect(x, y, width, height, 6)) +
    pen(ink, 1.6, rect(x + 5, y + 5, width - 10, height - 10, 3)) +
    characters.join('') +
    (fills
      ? ''
      : note(poster, isRight ? EDGE : WIDTH - EDGE, isLow ? HEIGHT - 22 : 40, colours.ink, isRight ? 'start' : 'end'))
  );
}

/** Two or three characters as large as they go, each a step lower. */
function stagger(poster: Poster): string {
  const { main, colours, art, hash } = poster;
  const letters = lettersOf(main).slice(0, 3);
  const [size, drop] = letters.length < 3 ? [126, 38] : [92, 26];
  const ink = contrast(colours.highlight, colours.bg) > 3 && hash & 256 ? colours.highlight : colours.ink;
  const width = (WIDTH - 2 * EDGE) / letters.length;
  const characters = letters.map((letter, index) =>
    text(
      EDGE + width * (index + 0.5),
      16 + size * 0.92 + index * drop,
      size * (letter.length > 1 ? 0.5 : 1),
      letter,
      ink,
      { anchor: 'middle' },
    ),
  );
  const edge = 30 + size + drop * (letters.length - 1);
  return (
    sheet(colours.bg) +
    art(
      { ...WHOLE, y: edge, height: HEIGHT - edge },
      MIDDLE,
      (HEIGHT - edge) * 0.48,
      Math.min(112, (HEIGHT - edge) * 0.43),
    ) +
    characters.join('') +
    note(poster, WIDTH - EDGE, 30, colours.ink, 'end')
  );
}

/** A bookmark hangs over the picture. */
function ribbon(poster: Poster): string {
  const { main, art, hash, sans } = poster;
  const { ground, ink } = strong(poster);
  const fitted = fitColumns(main, 262, 46);
  const width = columnsWidth(fitted) + 30;
  const isRight = (hash & 512) > 0;
  const x = isRight ? WIDTH - 26 - width : 26;
  const end = 40 + columnsHeight(fitted) + (poster.hasLabel ? 26 : 10);
  const middle = isRight ? x / 2 + 4 : (x + width + WIDTH) / 2 - 4;
  const year = String(poster.year ?? poster.kind);
  return (
    art(WHOLE, middle, 256, 104) +
    fill(ground, poly(x, -4, x + width, -4, x + width, end + 22, x + width / 2, end, x, end + 22)) +
    setColumnsAt(fitted, x + width - 15, 26, ink, sans) +
    (poster.hasLabel ? text(x + width / 2, end - 12, 12, year, ink, { sans: true, weight: 600, anchor: 'middle' }) : '')
  );
}

/** A strip of film: one frame is the picture, one the name. */
function frames(poster: Poster): string {
  const { colours, art } = poster;
  const { ground, ink } = paper(poster);
  const strip = colours.isDark ? colours.shade : colours.ink;
  const hole = times(15, (index) => rect(9, 10 + index * 28, 12, 16, 3) + rect(279, 10 + index * 28, 12, 16, 3));
  const title = words(poster, ink, { x: 44, y: 302, width: 212, height: 84, largest: 44, anchor: 'middle' });
  return (
    sheet(strip) +
    fill(ground, hole) +
    art({ x: 32, y: 14, width: 236, height: 274 }, 118, 146, 106) +
    fill(ground, rect(32, 296, 236, 130)) +
    title.markup +
    note(poster, MIDDLE, 406, ink, 'middle')
  );
}
