import { xmlText } from '#/contract/xml-text.pure.ts';
import { readArt } from '../cover-art.pure.ts';
import { type CoverKind, type CoverLink, coverPalette, coverTitle, subjectHash } from '../cover-palettes.pure.ts';
import { paletteAt } from '../palettes.pure.ts';
import { drawAnime } from './cover-art-anime.ts';
import { drawArticle } from './cover-art-article.ts';
import { drawFilm } from './cover-art-film.ts';
import { drawGoods } from './cover-art-goods.ts';
import { drawLandscape } from './cover-art-landscape.ts';
import { createRandom } from './cover-art-random.ts';
import { type Form, layOut, type Scene } from './cover-art-scene.ts';
import { drawSeries } from './cover-art-series.ts';
import { band, svg } from './cover-art-svg.ts';
import { drawVariety } from './cover-art-variety.ts';
import { MARGIN, setTitle } from './cover-title-setting.ts';
import { settingOf } from './goods/settings.ts';
import { drawPoster } from './poster.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const SIZES: Record<Form, Size> = {
  poster: { width: 300, height: 420 },
  wide: { width: 760, height: 470 },
  tall: { width: 620, height: 900 },
};
const SANS = `font-family="'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif"`;

/** Kinds whose covers carry their title, and how low it may reach: below a film's lies the horizon. */
const LOWEST_TITLE: Partial<Record<CoverKind, number>> = { 电影: 0.686, 电视剧: 0.735, 综艺: 0.735, 动漫: 0.735 };

export function drawCover(options: CoverLink): string {
  const { kind, low = false } = options;
  const { width, height } = sizeOf(options);
  const art = options.art === undefined ? undefined : readArt(options.art);
  const poster = art && drawPoster(options, art, { width, height });
  const body =
    poster ??
    (kind === '市集' || (kind === '风景' && options.form !== 'tall') ? drawThemed(options) : drawPigments(options));
  const anchor = low ? 'xMaxYMax' : kind === '风景' ? 'xMaxYMid' : 'xMidYMid';
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${anchor} slice">${body}</svg>`;
}

function sizeOf({ kind, form, size }: CoverLink): Size {
  if (size) return size;
  if (form) return SIZES[form];
  if (kind === '文章') return { width: 720, height: 280 };
  if (kind === '风景') return { width: 640, height: 400 };
  return kind === '市集' ? { width: 300, height: 360 } : SIZES.poster;
}

/** Pictures that follow the reader's colour scheme. */
function drawThemed(options: CoverLink): string {
  const { kind, tone, low = false } = options;
  const { width, height } = sizeOf(options);
  const title = coverTitle(options.title);
  const hash = subjectHash({ title, kind });
  const random = createRandom(hash + (options.setting ?? 0));
  if (kind === '风景') return drawLandscape(width, height, tone, random);
  const palette = options.palette ?? coverPalette(title, kind);
  // Pictures of a time before settings have theirs from the name and the palette.
  const setting = settingOf(low ? 0 : (options.setting ?? (hash >>> 9) + palette));
  return drawGoods({ title, width, height, palette, tone, low, random, setting });
}

/** Pictures in one of the palettes, the same by day and by night. */
function drawPigments(options: CoverLink): string {
  const { kind, foot = 'both', low = false, plain = false } = options;
  const { width, height } = sizeOf(options);
  // No text stands beside the picture of an article, so it may use its whole width.
  const form = options.form ?? (width > height * 1.2 && kind !== '文章' ? 'wide' : 'poster');
  const title = coverTitle(options.title);
  const seed = subjectHash({ title, kind });
  const palette = paletteAt(options.palette ?? coverPalette(title, kind));
  const unit = Math.min(width / 300, height / 420);
  const lowest = LOWEST_TITLE[kind];
  const text =
    lowest === undefined || plain || low || title === ''
      ? undefined
      : setTitle(title, { width, height, unit, lowest, side: (seed >>> 7) % 5 < 3 ? 'right' : 'left' }, palette.ink);
  const labels = text !== undefined && foot !== 'none';
  const sheet = layOut({ width, height, unit, form, low, labels, title: text?.box });
  const scene: Scene = { width, height, palette, random: createRandom(seed), title: text?.box, ...sheet };
  const feet = labels ? footMarkup(options, { width, height, unit }, palette.ink) : '';
  return band(0, width, height, palette.bg) + paint(scene, kind, title) + (text?.markup ?? '') + feet;
}

function paint(scene: Scene, kind: CoverKind, title: string): string {
  switch (kind) {
    case '电影':
      return drawFilm(scene);
    case '综艺':
      return drawVariety(scene);
    case '动漫':
      return drawAnime(scene);
    case '文章':
      return drawArticle(scene, title);
    default:
      return drawSeries(scene);
  }
}

function footMarkup({ kind, year, foot }: CoverLink, sheet: Size & { readonly unit: number }, ink: string): string {
  const { width, height, unit } = sheet;
  const [y, space] = [height - 24 * unit, 2 * unit];
  const left = foot === 'year' ? '' : svg`<text x="${MARGIN * unit}" y="${y}">${xmlText(kind)}</text>`;
  const right =
    year === undefined ? '' : svg`<text x="${width - MARGIN * unit + space}" y="${y}" text-anchor="end">${year}</text>`;
  return svg`<g ${SANS} font-size="${12.5 * unit}" letter-spacing="${space}" fill="${ink}">${left}${right}</g>`;
}
