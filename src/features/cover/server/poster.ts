import type { Art } from '../cover-art.pure.ts';
import { type CoverLink, coverTitle, paletteAt, subjectHash } from '../cover-palettes.pure.ts';
import { BUSY, REACH } from './art-forms.data.ts';
import { createRandom } from './cover-art-random.ts';
import { type Colours, num, rect } from './motif-kit.ts';
import { isFamily, MOTIFS } from './motifs.ts';
import { coloursOf } from './poster-colours.ts';
import { LAYOUT_OF } from './poster-layouts.ts';
import { over, under } from './poster-surface.ts';
import { isLatin, lettersOf, splitName, text } from './poster-text.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The second edition of covers, as its layouts see one. */
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
  readonly isBusy: boolean;
  /** The motif in a box of its own: at a point of the box, in a circle of so large a radius. */
  readonly art: (box: Box, x: number, y: number, radius: number) => string;
}

const LOUD = new Set([
  ...['comedy', 'stage', 'talk', 'geo', 'robot', 'space', 'sport', 'travel', 'office', 'city', 'road', 'heist'],
  ...['child', 'disaster', 'hospital'],
]);

/** The inside of the picture. Undefined where the art names no motif of ours. */
export function drawPoster(
  link: CoverLink,
  art: Art,
  { width, height }: { width: number; height: number },
): string | undefined {
  if (!isFamily(art.family)) return undefined;
  const family = MOTIFS[art.family];
  const form = art.form % family.length;
  const draw = family[form] ?? family[0];
  const title = coverTitle(link.title);
  const hash = subjectHash({ title, kind: link.kind });
  const id = hash.toString(36);
  const colours = coloursOf(paletteAt(art.palette));
  const name = `${art.family}.${form}`;

  function motif(box: Box, x: number, y: number, radius: number): string {
    const { next: random } = createRandom(hash ^ 77);
    const scale = (Math.max(1, radius) * (REACH[name] ?? 1)) / 100;
    const sheet = { width: box.width, height: box.height, colours };
    const drawn = draw({ ...sheet, x, y, scale, random, id });
    return `<svg x="${num(box.x)}" y="${num(box.y)}" width="${num(box.width)}" height="${num(box.height)}" viewBox="0 0 ${num(box.width)} ${num(box.height)}" overflow="hidden">${rect(0, 0, box.width, box.height, colours.bg)}${under(art.surface, sheet)}${drawn}${over(art.surface, sheet, random, id)}</svg>`;
  }

  const whole = { x: 0, y: 0, width, height };
  // The page sets words over the left of a wide picture, and over the top of a low one.
  const isWide = width > height * 1.2;
  const isPicture = link.low === true || link.plain === true;
  if (isPicture && BUSY.has(name) && (link.low || isWide)) {
    const box = link.low
      ? { ...whole, y: height * 0.46, height: height * 0.54 }
      : { ...whole, x: width * 0.46, width: width * 0.54 };
    const radius = Math.min(box.width, box.height) * 0.42;
    return rect(0, 0, width, height, colours.bg) + motif(box, box.width / 2, box.height * 0.54, radius);
  }
  if (link.low) return motif(whole, width * 0.68, height * 0.66, Math.min(width, height) * 0.3);
  if (link.plain) {
    const radius = Math.min(width * (isWide ? 0.26 : 0.42), height * 0.4);
    return motif(whole, width * (isWide ? 0.73 : 0.5), height * 0.54, radius);
  }
  const [main, sub] = splitName(title);
  const poster: Poster = {
    main,
    sub,
    kind: link.kind,
    year: link.year,
    hasLabel: link.foot !== 'none',
    sans: LOUD.has(art.family) && (hash >>> 21) % 3 > 0,
    colours,
    hash,
    id,
    isBusy: BUSY.has(name),
    art: motif,
  };
  const drawn = link.mini ? drawMini(poster) : LAYOUT_OF[art.layout](poster);
  const scale = Math.max(width / 300, height / 420);
  return width === 300 && height === 420
    ? drawn
    : `<g transform="scale(${num(scale * 100)} ${num(scale * 100)})scale(.01)">${drawn}</g>`;
}

/** For 46 × 64: a short name beside the motif, else the motif alone, since the name always stands beside it. */
function drawMini({ main, colours, art }: Poster): string {
  const box = { x: 0, y: 0, width: 300, height: 420 };
  const letters = lettersOf(main.replace(/[！!？?，,。、～~]/gu, ''));
  if (isLatin(main) || letters.length > 4 || letters.length === 0) return art(box, 150, 218, 150);
  const size = letters.length <= 3 ? 96 : 82;
  const column = letters.map((letter, index) =>
    text(
      287 - size / 2,
      16 + size * (0.9 + index * 1.02),
      letter.length > 1 ? size * 0.5 : size * 0.96,
      letter,
      colours.ink,
      { anchor: 'middle' },
    ),
  );
  return art(box, 92, 252, 118) + rect(300 - size - 26, 0, size + 26, 420, colours.bg) + column.join('');
}
