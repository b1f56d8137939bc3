import type { Layout } from '../cover-art.pure.ts';
import { disc, rect, ring } from './motif-kit.ts';
import type { Poster } from './poster.ts';
import { contrast, mixed, readable } from './poster-colours.ts';
import {
  columnsHeight,
  columnsWidth,
  type Fitted,
  fitColumns,
  fitLines,
  lettersOf,
  setColumnsAt,
  text,
} from './poster-text.ts';

const WIDTH = 300;
const HEIGHT = 420;
const MARGIN = 24;
const PAPER = '#fffdf7';

/** Text and art of one cover of 300 × 420. Each layout gives the title a ground on which it is read. */
export const LAYOUT_OF: Record<Layout, (poster: Poster) => string> = {
  right: (poster) => beside(poster, 'right'),
  left: (poster) => beside(poster, 'left'),
  top,
  foot,
  jacket,
  moon,
  spine,
  band,
  slip,
  seal,
  giant,
};

/** Lines below each other; answers the markup and where they end. */
function lines(
  { sans }: Poster,
  fitted: Fitted,
  y: number,
  fill: string,
  how: { leading: number; middle?: boolean; tall?: number },
) {
  const { leading, middle = false, tall = 1 } = how;
  let end = y;
  const isShort = fitted.lines.length === 1 && [...(fitted.lines[0] ?? '')].length < 5;
  const markup = fitted.lines.map((words) => {
    end += fitted.size * leading * tall;
    return text(middle ? WIDTH / 2 : MARGIN, end - fitted.size * 0.17 * tall, fitted.size, words, fill, {
      sans,
      weight: sans ? 900 : 700,
      tall,
      ...(middle && { anchor: 'middle', spacing: isShort ? fitted.size * 0.1 : 0 }),
    });
  });
  return { markup: markup.join(''), end };
}

function small(
  words: string,
  x: number,
  y: number,
  width: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
) {
  const {
    size,
    lines: [line = ''],
  } = fitLines(words, width, 24, 17, 1);
  return words ? text(x, y, Math.max(9, size), line, fill, { sans: true, weight: 500, anchor }) : '';
}

function label(
  { kind, year, hasLabel }: Poster,
  x: number,
  y: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
) {
  const words = [kind, year].filter(Boolean).join('  ');
  return hasLabel ? text(x, y, 12, words, fill, { sans: true, weight: 500, spacing: 1.6, anchor }) : '';
}

function beside(poster: Poster, side: 'right' | 'left'): string {
  const { main, colours, art } = poster;
  const isRight = side === 'right';
  const fitted = fitColumns(main, 262, 60);
  const width = columnsWidth(fitted);
  const bottom = 28 + columnsHeight(fitted);
  const right = isRight ? WIDTH - MARGIN : MARGIN + width;
  const free = WIDTH - MARGIN - width;
  // Below a short title the motif may have the whole width.
  const isShort = bottom < 196;
  const x = isShort ? WIDTH / 2 : isRight ? free / 2 - 2 : WIDTH - free / 2 + 2;
  const radius = isShort ? Math.min(118, (HEIGHT - bottom) / 2 - 4) : Math.min(free * 0.45, 104);
  const y = isShort ? (bottom + HEIGHT) / 2 - 4 : HEIGHT * 0.62;
  return (
    art({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, x, y, radius) +
    setColumnsAt(fitted, right, 28, colours.ink) +
    label(poster, isRight ? MARGIN : WIDTH - MARGIN, 42, colours.ink, isRight ? 'start' : 'end')
  );
}

function top(poster: Poster): string {
  const { main, sub, sans, colours, art, hash } = poster;
  const letters = lettersOf(main).length;
  const tall = !sans && letters >= 3 && letters <= 7 ? 1.25 : 1;
  const title = lines(poster, fitLines(main, WIDTH - 48, 120 / tall, 84, 3, 1.1), 26, colours.ink, {
    leading: 1.1,
    tall,
  });
  const end = title.end + (sub ? 22 : 0) + 16;
  return (
    art(
      { x: 0, y: 0, width: WIDTH, height: HEIGHT },
      WIDTH / 2 + (hash & 1 ? 14 : -14),
      (end + HEIGHT) / 2 + 10,
      Math.min(124, (HEIGHT - end) / 2 - 2),
    ) +
    title.markup +
    small(sub, MARGIN, title.end + 18, WIDTH - 48, colours.ink) +
    label(poster, MARGIN, end + 4, colours.ink)
  );
}

function foot(poster: Poster): string {
  const { main, sub, colours, art } = poster;
  const fitted = fitLines(main, WIDTH - 48, 110, 70, 3, 1.12);
  const edge = HEIGHT - fitted.height - (sub ? 22 : 0) - 62;
  const title = lines(poster, fitted, edge + 12, colours.ink, { leading: 1.12 });
  return (
    art({ x: 0, y: 0, width: WIDTH, height: edge }, WIDTH / 2, edge * 0.53, Math.min(128, edge * 0.43)) +
    rect(0, edge, WIDTH, HEIGHT - edge, colours.bg) +
    rect(MARGIN, edge, 34, 3, colours.highlight) +
    title.markup +
    small(sub, MARGIN, title.end + 20, WIDTH - 48, colours.ink) +
    label(poster, MARGIN, HEIGHT - 22, colours.ink)
  );
}

function jacket(poster: Poster): string {
  const { main, sub, colours, art, hash } = poster;
  const ground = colours.isDark ? mixed(colours.ink, '#ffffff', 0.1) : hash & 4 ? colours.highlight : colours.light;
  const ink = readable(ground, colours.bg, colours.ink, '#07090b', '#ffffff');
  const pad = hash & 2 ? 16 : 0;
  const [side, height] = [WIDTH - pad * 2, pad ? 258 : 276];
  const fitted = fitLines(main, WIDTH - 48, 74, 52, 2, 1.14);
  const room = HEIGHT - pad - height - 34 - (sub ? 18 : 0);
  const title = lines(poster, fitted, pad + height + (room - fitted.height) / 2 + 4, ink, {
    leading: 1.14,
    middle: true,
  });
  return (
    rect(0, 0, WIDTH, HEIGHT, ground) +
    art({ x: pad, y: pad, width: side, height }, side / 2, height * 0.54, Math.min(side, height) * 0.42) +
    title.markup +
    small(sub, WIDTH / 2, title.end + 15, WIDTH - 56, ink, 'middle') +
    label(poster, WIDTH / 2, HEIGHT - 20, ink, 'middle')
  );
}

function moon(poster: Poster): string {
  const { main, sub, colours, art, id } = poster;
  const ground = colours.isDark ? mixed(colours.bg, colours.mid, 0.55) : colours.light;
  const ink = readable(ground, colours.ink, colours.bg);
  const [y, radius] = [258, 122];
  const fitted = fitLines(main, WIDTH - 40, 84, 66, 2, 1.1);
  const title = lines(poster, fitted, 22 + (92 - fitted.height) / 2, ink, { leading: 1.1, middle: true });
  const box = { x: WIDTH / 2 - radius, y: y - radius, width: radius * 2, height: radius * 2 };
  return (
    rect(0, 0, WIDTH, HEIGHT, ground) +
    `<clipPath id="m${id}">${disc(WIDTH / 2, y, radius, '#000')}</clipPath>` +
    `<g clip-path="url(#m${id})">${art(box, radius, radius * 1.04, radius * 0.74)}</g>` +
    ring(WIDTH / 2, y, radius + 5, colours.isDark ? colours.highlight : colours.ink, 1.4) +
    title.markup +
    small(sub, WIDTH / 2, title.end + 14, WIDTH - 60, ink, 'middle') +
    label(poster, WIDTH / 2, 404, ink, 'middle')
  );
}

function spine(poster: Poster): string {
  const { main, sans, colours, art, hash, kind, year, hasLabel } = poster;
  const isRight = (hash & 8) > 0;
  const ground = [colours.highlight, colours.ink, colours.mid, colours.highlight][(hash >>> 6) & 3] ?? colours.ink;
  const ink = readable(ground, colours.bg, colours.ink, '#07090b', '#ffffff');
  const width = 92;
  const room = WIDTH - width;
  const middle = (isRight ? room : 0) + width / 2;
  const fitted = fitColumns(main, 330, lettersOf(main).length > 6 ? 50 : 56);
  const note = (y: number, words: string) =>
    text(middle, y, 12, words, ink, { sans: true, weight: 500, spacing: 1.6, anchor: 'middle' });
  return (
    rect(0, 0, WIDTH, HEIGHT, ground) +
    art(
      { x: isRight ? 0 : width, y: 0, width: room, height: HEIGHT },
      room / 2,
      HEIGHT * 0.54,
      Math.min(room * 0.5, 112),
    ) +
    setColumnsAt(fitted, middle + columnsWidth(fitted) / 2, 30, ink, sans) +
    (hasLabel ? note(HEIGHT - 40, kind) + note(HEIGHT - 22, String(year ?? '')) : '')
  );
}

function band(poster: Poster): string {
  const { main, sub, colours, art, hash } = poster;
  const isHigh = (hash & 16) > 0;
  const [height, y] = [118, isHigh ? 40 : 262];
  const ground = [colours.highlight, colours.ink, colours.highlight][(hash >>> 7) % 3] ?? colours.ink;
  const ink = readable(ground, colours.bg, colours.ink, '#07090b', '#ffffff');
  const fitted = fitLines(main, WIDTH - 48, 66, 56, 2, 1.12);
  const title = lines(poster, fitted, y + (height - fitted.height - 20) / 2 - 1, ink, { leading: 1.12 });
  return (
    art(
      { x: 0, y: 0, width: WIDTH, height: HEIGHT },
      WIDTH / 2,
      isHigh ? (y + height + HEIGHT) / 2 + 4 : y * 0.52,
      112,
    ) +
    rect(0, y, WIDTH, height, ground) +
    title.markup +
    label(poster, MARGIN, y + height - 15, ink) +
    small(sub, WIDTH - MARGIN, y + height - 15, 150, ink, 'end')
  );
}

/** A strip of paper with the title, as on a thread-bound book. */
function slip(poster: Poster): string {
  const { main, colours, art, hash, year, kind } = poster;
  const isRight = (hash & 32) > 0;
  const fitted = fitColumns(main, 270, 50);
  const [width, height] = [columnsWidth(fitted) + 28, columnsHeight(fitted) + 62];
  const ground = colours.isDark ? mixed(colours.ink, '#ffffff', 0.15) : PAPER;
  const ink = readable(ground, '#191c20', colours.ink);
  const x = isRight ? WIDTH - 20 - width : 20;
  const middle = isRight ? x / 2 + 8 : (x + width + WIDTH) / 2 - 8;
  return (
    art({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, middle, HEIGHT * 0.62, 98) +
    rect(x, 20, width, height, ground) +
    rect(x + 4, 24, width - 8, height - 8, 'none', 0, ` stroke="${ink}" stroke-width="1"`) +
    setColumnsAt(fitted, x + width - 14, 38, ink) +
    text(x + width / 2, 6 + height, 11.5, String(year ?? kind), ink, {
      sans: true,
      weight: 500,
      anchor: 'middle',
      spacing: 0.6,
    })
  );
}

/** Two to four characters in a frame, read in rows. */
function seal(poster: Poster): string {
  const { main, colours, art, hash, isBusy } = poster;
  const letters = lettersOf(main).slice(0, 4);
  const isSquare = letters.length === 4;
  const size = isSquare ? 56 : letters.length === 2 ? 64 : 54;
  const width = isSquare ? 2 * size + 26 : size + 24;
  const height = isSquare ? width : letters.length * size * 1.04 + 24;
  const corner = (hash >>> 10) & 3;
  const isRight = (corner & 1) > 0;
  const isLow = (corner & 2) > 0 || isBusy;
  const [x, y] = [isRight ? WIDTH - 22 - width : 22, isLow ? HEIGHT - 22 - height : 22];
  const ground = contrast(colours.highlight, colours.bg) > 1.9 ? colours.highlight : colours.ink;
  const ink = readable(ground, '#ffffff', '#1a1310', colours.bg);
  const characters = letters.map((letter, index) => {
    const across = isSquare ? x + 13 + size * ((index % 2) + 0.5) : x + width / 2;
    const down = isSquare ? y + 13 + size * (index < 2 ? 0.5 : 1.5) : y + 12 + size * 1.04 * (index + 0.5);
    return text(across, down + size * 0.36, letter.length > 1 ? size * 0.6 : size * 0.98, letter, ink, {
      anchor: 'middle',
    });
  });
  return (
    art(
      { x: 0, y: 0, width: WIDTH, height: HEIGHT },
      WIDTH / 2 + (isRight ? -18 : 18),
      isLow ? HEIGHT * 0.4 : HEIGHT * 0.62,
      118,
    ) +
    rect(x, y, width, height, ground, 5) +
    rect(x + 4, y + 4, width - 8, height - 8, 'none', 3, ` stroke="${ink}" stroke-width="1.4"`) +
    characters.join('') +
    (isBusy
      ? ''
      : label(
          poster,
          isRight ? MARGIN : WIDTH - MARGIN,
          isLow ? HEIGHT - 24 : 42,
          colours.ink,
          isRight ? 'start' : 'end',
        ))
  );
}

/** At most three characters, as large as the cover. */
function giant(poster: Poster): string {
  const { main, colours, art, hash } = poster;
  const letters = lettersOf(main).slice(0, 3);
  const count = letters.length;
  const [size, edge] = count < 2 ? [250, 262] : count === 2 ? [132, 196] : [92, 158];
  const fill = contrast(colours.highlight, colours.bg) > 3 && hash & 64 ? colours.highlight : colours.ink;
  const tall = count < 2 ? 0.92 : 1.16;
  const characters = letters.map((letter, index) => {
    const x = count < 2 ? WIDTH / 2 : 16 + ((index + 0.5) * (WIDTH - 32)) / count;
    return text(x, edge - 22, letter.length > 1 ? size * 0.5 : size, letter, fill, { anchor: 'middle', tall });
  });
  return (
    rect(0, 0, WIDTH, HEIGHT, colours.bg) +
    art(
      { x: 0, y: edge + 8, width: WIDTH, height: HEIGHT - edge - 8 },
      WIDTH / 2,
      (HEIGHT - edge) * 0.5,
      Math.min(116, (HEIGHT - edge) * 0.42),
    ) +
    characters.join('') +
    label(poster, MARGIN, 28, colours.ink)
  );
}
