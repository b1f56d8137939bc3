import { closed, ridge } from './cover-art-land.ts';
import type { Random } from './cover-art-random.ts';
import { svg } from './cover-art-svg.ts';
import { createTheme, type Paint, type Paints, type Tone } from './cover-art-theme.ts';

const NAMES = [
  'sky',
  'sun',
  'far',
  'hill',
  'valley',
  'water',
  'near',
  'bank',
  'wall',
  'roof',
  'lamp',
  'glow',
  'wood',
  'willow',
] as const;
type LandPaint = (typeof NAMES)[number] | 'strand' | 'ripple' | 'birds';

function fills(
  colours: Record<(typeof NAMES)[number], string>,
  strand: string,
  ripple: string,
): Record<LandPaint, Paint> {
  const filled = Object.fromEntries(NAMES.map((name) => [name, { fill: colours[name] }]));
  const areas = filled as Record<(typeof NAMES)[number], Paint>; // fromEntries forgets which names went in
  return { ...areas, strand: { stroke: strand }, ripple: { stroke: ripple }, birds: { stroke: colours.near } };
}

const PAINTS: Paints<LandPaint> = {
  light: fills(
    {
      sky: '#dfe9ea',
      sun: '#d4432b',
      far: '#b9cccf',
      hill: '#8fabb0',
      valley: '#7a989e',
      water: '#eef4f4',
      near: '#3f5f66',
      bank: '#4f6f75',
      wall: '#f6eddb',
      roof: '#2c454b',
      lamp: '#d4432b',
      glow: '#4f6f75',
      wood: '#2c454b',
      willow: '#6f9362',
    },
    '#557a4c',
    '#b9cccf',
  ),
  dark: fills(
    {
      sky: '#172026',
      sun: '#d8583f',
      far: '#223038',
      hill: '#2c3f48',
      valley: '#26363e',
      water: '#10171b',
      near: '#3a525b',
      bank: '#324852',
      wall: '#c9b690',
      roof: '#16242a',
      lamp: '#ff8a5c',
      glow: '#a3865a',
      wood: '#5d767f',
      willow: '#5f7d63',
    },
    '#86a582',
    '#2c3f48',
  ),
};

/** The sheet it is composed on; other sizes show its right part first, where the house stands. */
const SHEET = { width: 640, height: 400 };

/** 风景: mountains behind mountains, a river that turns, and one lit house (山重水复疑无路，柳暗花明又一村). */
export function drawLandscape(width: number, height: number, tone: Tone | undefined, random: Random): string {
  const theme = createTheme(PAINTS, tone);
  const path = (paint: LandPaint, d: string, more = '') => svg`<path${theme.paint(paint)}${more} d="${d}"/>`;
  const scale = Math.max(width / SHEET.width, height / SHEET.height);
  const place = svg`translate(${width - SHEET.width * scale} ${(height - SHEET.height * scale) / 2})scale(${scale.toFixed(3)})`;
  const sun = { x: random.between(400, 470), y: random.between(104, 120) };
  const hills = (paint: LandPaint, y: number, rise: number, peaks: number) =>
    path(paint, closed(ridge(random, SHEET.width, y, rise, peaks), SHEET.height));
  return [
    theme.style,
    svg`<g transform="${place}">`,
    path('sky', 'M0 0h640v400H0z'),
    svg`<circle cx="${sun.x}" cy="${sun.y}" r="46"${theme.paint('sun')}/>`,
    hills('far', 172, 42, 3),
    hills('hill', 232, 58, 2),
    path('valley', 'M0 300C120 268 250 296 360 292S560 272 640 284V400H0z'),
    path('water', RIVER),
    path('ripple', RIPPLES, ' stroke-width="2.4" stroke-linecap="round"'),
    path('near', LEFT_HILL),
    path('bank', RIGHT_BANK),
    ...house(path, theme.paint('glow')),
    path('wood', TRUNK + BOAT),
    path('willow', WILLOW),
    path('strand', STRANDS, ' stroke-width="2" stroke-linecap="round"'),
    path(
      'birds',
      svg`M${sun.x - 112} ${sun.y - 24}q7 -8 13 0q7 -8 13 0m6 -16q6 -7 11 0q6 -7 11 0`,
      ' stroke-width="2.2" stroke-linecap="round"',
    ),
    '</g>',
  ].join('');
}

const RIVER =
  'M640 290C560 284 470 290 412 304C352 318 336 332 396 342C452 351 472 360 438 372C398 386 320 391 268 400H530C572 388 592 366 542 350C494 336 446 330 474 320C512 309 580 308 640 312z';
const RIPPLES = 'M446 303h30M420 322h22M424 348h30M500 357h30M380 391h52M446 390h24';
const LEFT_HILL = 'M0 304C70 258 158 262 224 292C286 320 344 322 352 346C360 370 300 386 262 400H0z';
const RIGHT_BANK = 'M640 324C604 314 560 320 534 338C504 359 520 386 566 400H640z';
const WILLOW =
  'M492 334C482 300 498 262 530 258C562 256 580 290 572 324C570 312 564 308 562 316C560 330 556 336 554 324C552 312 547 310 545 322C543 340 538 346 536 330C534 314 528 312 526 326C524 342 519 344 517 330C515 316 510 312 508 324C506 338 501 344 499 332C497 322 493 322 492 334z';
const STRANDS = 'M530 266C514 270 506 284 506 306M531 266C526 276 523 290 524 308M532 266C542 272 550 286 550 306';
const TRUNK = 'M526 356C532 338 531 318 530 300H536C537 318 537 338 541 356z';
const BOAT = 'M466 371q17 9 36 0q-5 11 -18 11t-18 -11zM479 370q5 -14 10 0z';

function house(path: (paint: LandPaint, d: string, more?: string) => string, glow: string): string[] {
  return [
    svg`<circle cx="594" cy="336" r="26"${glow} opacity=".35"/>`,
    path('wall', 'M576 324h34v24h-34zM610 332h20v17h-20z'),
    path('roof', 'M568 327L593 306L618 327zM606 334L620 322L636 334z'),
    path('lamp', 'M588 332h11v11h-11z'),
  ];
}
