import { GOODS_TONES } from '../cover-palettes.pure.ts';
import type { Random } from './cover-art-random.ts';
import { svg } from './cover-art-svg.ts';
import { createTheme, type Paint, type Paints, type Tone } from './cover-art-theme.ts';
import type { Layer } from './goods/pencil.ts';
import { type Setting, tableOf, wallOf } from './goods/settings.ts';
import { GROUNDS, type StillLife } from './goods/still-lifes.data.ts';
import { drawingOf, type GoodsObject, objectFor, stillLifeOf } from './goods/words.ts';

/** ground, line, accent */
const TONES: readonly (readonly [string, string, string])[] = [
  ['#f1e4d3', '#7a4a22', '#dd8a56'],
  ['#dbe8ee', '#1f4f6b', '#f0ac62'],
  ['#f5ddd5', '#94371f', '#f0a873'],
  ['#e3ecdd', '#3c5f33', '#e9b266'],
  ['#f3dfe6', '#862f54', '#ee98a4'],
  ['#e9e4f1', '#4d3a7a', '#c09ae0'],
  ['#d9ece9', '#16605c', '#f0b869'],
  ['#eee7d2', '#6b5310', '#d9985a'],
  ['#e4e7ec', '#39465c', '#e79a7c'],
  ['#f7e6c6', '#84520c', '#e07a55'],
  ['#dfe6f5', '#2d4a8e', '#efb15e'],
];

export interface GoodsSheet {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly palette: number;
  readonly tone: Tone | undefined;
  readonly low: boolean;
  readonly random: Random;
  readonly setting: Setting;
}

/** 市集: one object that the title's words choose, painted on its table; what nobody painted yet, in lines on a soft ground. */
export function drawGoods(sheet: GoodsSheet): string {
  const object = objectFor(sheet.title);
  const still = stillLifeOf(object);
  return still ? paintStill(still, sheet) : drawLines(object, sheet);
}

/** How far down the table begins on its own square, and on a tall picture. */
const TABLE = 136 / 200;
const TALL_TABLE = 0.72;

function paintStill(
  { tone: own, body, isOneWay }: StillLife,
  { width, height, tone, low, setting }: GoodsSheet,
): string {
  const [ground, table] = GROUNDS[(own + setting.ground) % GROUNDS.length] ?? ['#f1e4d2', '#e2cfb5'];
  const theme = createTheme<'ground' | 'table' | 'light' | 'deep'>(
    {
      light: {
        ground: { fill: ground },
        table: { fill: table },
        light: { fill: mix(ground, '#ffffff', 0.5) },
        deep: { fill: mix(ground, table, 0.25) },
      },
      dark: {
        ground: { fill: mix(ground, '#14181c', 0.22) },
        table: { fill: mix(table, '#14181c', 0.34) },
        light: { fill: mix(ground, '#14181c', 0.3) },
        deep: { fill: mix(ground, '#14181c', 0.14) },
      },
    },
    tone,
  );
  const scale = (Math.min(width, height) / 200) * (low ? 0.8 : setting.scale);
  const edge = height > width ? height * TALL_TABLE : height * TABLE;
  const x = low ? width * 0.76 - 100 * scale : width / 2 + (setting.aside - 100) * scale;
  const [light, deep] = [theme.paint('light'), theme.paint('deep')];
  const back =
    svg`<rect width="${width}" height="${height}"${theme.paint('ground')}/>` +
    wallOf(setting, { width, edge, light, deep }) +
    svg`<rect y="${edge}" width="${width}" height="${height - edge}"${theme.paint('table')}/>`;
  const place = svg`translate(${x} ${edge - 136 * scale})scale(${scale.toFixed(3)})`;
  const turned = setting.isMirrored && !isOneWay ? `<g transform="translate(200 0)scale(-1 1)">${body}</g>` : body;
  return theme.style + back + svg`<g transform="${place}">${tableOf(setting, light, deep)}${turned}</g>`;
}

function drawLines(chosen: GoodsObject, { width, height, palette, tone, low, random, setting }: GoodsSheet): string {
  const [ground, line, accent] = TONES[(palette + setting.wall) % GOODS_TONES] ?? ['#f1e4d3', '#7a4a22', '#dd8a56'];
  const theme = createTheme(paintsOf(ground, line, accent), tone);
  const side = setting.isMirrored ? 1 : -1;
  const small = Math.min(width, height);
  const [cx, cy] = low ? [width * 0.76, height * 0.6] : [width / 2, height * 0.53];
  const scale = (small * 0.56) / 120;
  const back = svg`<rect width="${width}" height="${height}"${theme.paint('ground')}/>`;
  const circle = (name: 'near' | 'far', x: number, y: number, radius: number) =>
    svg`<circle cx="${x}" cy="${y}" r="${radius}"${theme.paint(name)}/>`;
  const discs =
    circle(
      'near',
      cx - side * small * random.between(0.08, 0.2),
      cy + height * random.between(0.26, 0.36),
      small * random.between(0.48, 0.58),
    ) +
    circle(
      'far',
      cx + side * small * random.between(0.16, 0.3),
      cy - height * random.between(0.36, 0.44),
      small * random.between(0.22, 0.28),
    );
  const strokes = drawingOf(chosen)
    .map(([layer, d]) => svg`<path${theme.paint(layer)}${layer === 'fine' ? ' stroke-width="2.2"' : ''} d="${d}"/>`)
    .join('');
  const place = svg`translate(${cx - 60 * scale} ${cy - 60 * scale})scale(${scale.toFixed(2)})`;
  const object = svg`<g transform="${place}" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round">${strokes}</g>`;
  return theme.style + back + discs + object;
}

type GoodsPaint = Layer | 'ground' | 'near' | 'far';

function paintsOf(ground: string, line: string, accent: string): Paints<GoodsPaint> {
  const night = mix(line, '#14181c', 0.6);
  return {
    light: layers({ ground, line, accent, paper: '#ffffff', shade: line, far: mix(ground, '#ffffff', 0.55) }),
    dark: layers({
      ground: night,
      line: ground,
      accent: mix(accent, night, 0.8),
      paper: line,
      shade: ground,
      far: mix(night, '#000000', 0.72),
    }),
  };
}

type Colours = Record<'ground' | 'line' | 'accent' | 'paper' | 'shade' | 'far', string>;

function layers({ ground, line, accent, paper, shade, far }: Colours): Record<GoodsPaint, Paint> {
  return {
    ground: { fill: ground },
    near: { fill: mix(ground, shade, 0.89) },
    far: { fill: far },
    paper: { fill: mix(ground, paper, 0.3), stroke: line },
    accent: { fill: accent, stroke: line },
    tint: { fill: mix(ground, shade, 0.74), stroke: line },
    dab: { fill: accent },
    solid: { fill: line },
    line: { stroke: line },
    fine: { stroke: line },
  };
}

/** Mixes two colours; `share` is the part of the first. */
function mix(one: string, other: string, share: number): string {
  const channel = (hex: string, start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  const mixed = [1, 3, 5].map((start) => Math.round(channel(one, start) * share + channel(other, start) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
