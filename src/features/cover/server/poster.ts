import type { Art } from '../cover-art.pure.ts';
import { type CoverLink, coverTitle, subjectHash } from '../cover-palettes.pure.ts';
import { paletteAt } from '../palettes.pure.ts';
import { isFamily } from './art/families.ts';
import { feastNamed } from './art/feasts.ts';
import { at } from './art/pen.ts';
import { type Form, stageOf } from './art/stage.ts';
import { formAt } from './art-choice.ts';
import { createRandom } from './cover-art-random.ts';
import { band, svg } from './cover-art-svg.ts';
import { coloursOf } from './poster-colours.ts';
import { type Box, drawLayout, type Poster } from './poster-layouts.ts';
import { over, under } from './poster-surface.ts';
import { isLatin, lettersOf, splitName, text } from './poster-text.ts';

const LOUD = new Set(
  'comedy stage talk geo robot space sport travel office city road heist child disaster hospital'.split(' '),
);

function formOf({ family, form }: Art): Form | undefined {
  if (isFamily(family)) return formAt(family, form);
  const draw = feastNamed(family);
  return draw && { draw };
}

/** The inside of the picture. Undefined where the art names no motif of ours. */
export function drawPoster(
  link: CoverLink,
  art: Art,
  { width, height }: { width: number; height: number },
): string | undefined {
  const form = formOf(art);
  if (!form) return undefined;
  const title = coverTitle(link.title);
  const hash = subjectHash({ title, kind: link.kind });
  const id = hash.toString(36);
  const colours = coloursOf(paletteAt(art.palette));
  const fills = form.fills === true;

  function motif(box: Box, x: number, y: number, radius: number): string {
    const { next: random } = createRandom(hash ^ 77);
    const sheet = { width: box.width, height: box.height, colours };
    const drawn = at(x, y, form?.draw(stageOf(colours, random)) ?? '', Math.max(1, radius) / 100);
    return svg`<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" viewBox="0 0 ${box.width} ${box.height}" overflow="hidden">${band(0, box.width, box.height, colours.bg)}${under(art.surface, sheet, id)}${drawn}${over(art.surface, sheet, random, id)}</svg>`;
  }

  const whole = { x: 0, y: 0, width, height };
  // The page sets words over the left of a wide picture, and over the top of a low one.
  const isWide = width > height * 1.2;
  if (fills && (link.low || (link.plain && isWide))) {
    const box = link.low
      ? { ...whole, y: height * 0.46, height: height * 0.54 }
      : { ...whole, x: width * 0.46, width: width * 0.54 };
    const radius = Math.min(box.width, box.height) * 0.42;
    return band(0, width, height, colours.bg) + motif(box, box.width / 2, box.height * 0.54, radius);
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
    fills,
    art: motif,
  };
  const drawn = link.mini ? drawMini(poster) : drawLayout(art.layout, poster);
  const scale = Math.round(Math.max(width / 300, height / 420) * 1000) / 1000;
  return scale === 1 ? drawn : `<g transform="scale(${scale})">${drawn}</g>`;
}

/** For 46 × 64: a short name beside the motif, else the motif alone, since the name always stands beside it. */
function drawMini({ main, colours, art }: Poster): string {
  const whole = { x: 0, y: 0, width: 300, height: 420 };
  const letters = lettersOf(main.replace(/[！!？?，,。、～~]/gu, ''));
  if (isLatin(main) || letters.length > 4 || letters.length === 0) return art(whole, 150, 214, 138);
  const size = letters.length < 4 ? 98 : 84;
  const width = size + 24;
  const column = letters.map((letter, index) =>
    text(
      300 - width / 2,
      18 + size * (0.9 + index * 1.04),
      size * (letter.length > 1 ? 0.5 : 0.97),
      letter,
      colours.ink,
      {
        anchor: 'middle',
      },
    ),
  );
  const room = { ...whole, width: 300 - width };
  return band(0, 300, 420, colours.bg) + art(room, room.width / 2, 270, room.width * 0.56) + column.join('');
}
