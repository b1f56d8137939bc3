import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { COLOR_NAMES } from './color-names.pure.ts';
import {
  fromA98,
  fromHsl,
  fromHsv,
  fromHwb,
  fromLab,
  fromLinear,
  fromOklab,
  fromP3,
  fromPolar,
  fromProphoto,
  fromRec2020,
  fromXyz,
  fromXyzD50,
  type Triple,
} from './color-spaces.pure.ts';

/** 0–255 each; alpha 0–1. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
  a: number;
  /** What was asked for lies outside what a usual screen shows, and the nearest was taken. */
  isClipped?: boolean;
}

/** How a channel is written: what 100% means, and for a hue that it goes round. */
type Channel = 'hue' | number;

interface Space {
  channels: readonly [Channel, Channel, Channel];
  toRgb(parts: Triple): Triple;
  /** Where a bare number means hundredths, as in hsl(9 71 46). */
  bareIsPercent?: boolean;
}

const clamped =
  (to: (parts: Triple) => Triple, ...most: number[]) =>
  ([x, y, z]: Triple): Triple =>
    to([x, clamp(y, most[0] ?? 1), clamp(z, most[1] ?? 1)]);

/** Less than no chroma is none. */
const bounded = ([l, chroma, hue]: Triple): Triple => [l, Math.max(0, chroma), hue];

/** Without light all is black, in full light white, whatever the chroma (CSS Color 4, 9.3). */
const lit =
  (most: number, toRgb: (channels: Triple) => Triple) =>
  (channels: Triple): Triple => {
    const light = clamp(channels[0], most);
    if (light === 0) return [0, 0, 0];
    return light === most ? [1, 1, 1] : toRgb([light, channels[1], channels[2]]);
  };

const SPACES: Record<string, Space> = {
  rgb: { channels: [255, 255, 255], toRgb: ([r, g, b]) => [r / 255, g / 255, b / 255] },
  hsl: { channels: ['hue', 1, 1], toRgb: clamped(fromHsl), bareIsPercent: true },
  hsv: { channels: ['hue', 1, 1], toRgb: clamped(fromHsv), bareIsPercent: true },
  hwb: { channels: ['hue', 1, 1], toRgb: clamped(fromHwb), bareIsPercent: true },
  lab: { channels: [100, 125, 125], toRgb: lit(100, fromLab) },
  lch: { channels: [100, 150, 'hue'], toRgb: lit(100, (lch) => fromLab(fromPolar(bounded(lch)))) },
  oklab: { channels: [1, 0.4, 0.4], toRgb: lit(1, fromOklab) },
  oklch: { channels: [1, 0.4, 'hue'], toRgb: lit(1, (lch) => fromOklab(fromPolar(bounded(lch)))) },
  srgb: { channels: [1, 1, 1], toRgb: (rgb) => rgb },
  'srgb-linear': { channels: [1, 1, 1], toRgb: fromLinear },
  'display-p3': { channels: [1, 1, 1], toRgb: fromP3 },
  'a98-rgb': { channels: [1, 1, 1], toRgb: fromA98 },
  'prophoto-rgb': { channels: [1, 1, 1], toRgb: fromProphoto },
  rec2020: { channels: [1, 1, 1], toRgb: fromRec2020 },
  xyz: { channels: [1, 1, 1], toRgb: fromXyz },
  'xyz-d65': { channels: [1, 1, 1], toRgb: fromXyz },
  'xyz-d50': { channels: [1, 1, 1], toRgb: fromXyzD50 },
};

const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/;
const TURNS: Record<string, number> = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360, '°': 1 };

export function readColor(text: string): Rgb {
  const typed = text.normalize('NFKC').trim().replace(/;$/, '').toLowerCase();
  if (typed === 'transparent') return { r: 0, g: 0, b: 0, a: 0 };
  if (typed === 'currentcolor') throw new ToolFault('currentcolor 要看它写在哪里，单独换算不了');
  const hex = /^(?:#|0x)?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(COLOR_NAMES.get(typed) ?? typed)?.[1];
  if (hex) return fromHex(hex.length < 6 ? hex.replace(/./g, '$&$&') : hex);
  const [, call = 'rgb', inner = typed] = /^([a-z]+)\(([^)]*)\)$/.exec(typed) ?? [];
  const parts = inner.split(/[\s,/]+/).filter(Boolean);
  const name = call === 'color' ? (parts.shift() ?? '') : call.replace(/^(rgb|hsl)a$/, '$1').replace('hsb', 'hsv');
  const space = Object.hasOwn(SPACES, name) ? SPACES[name] : undefined;
  if (!space || parts.length < 3 || parts.length > 4) throw unknown();
  const rgb = space.toRgb(channelsOf(parts, space));
  const alpha = parts[3] === undefined ? 1 : clamp(amountOf(parts[3], 1), 1);
  // What falls short by a rounding error is inside.
  const isClipped = rgb.some((value) => value < -0.0005 || value > 1.0005) && name !== 'rgb';
  const [r, g, b] = rgb.map((value) => Math.round(clamp(value, 1) * 255));
  return { r: r ?? 0, g: g ?? 0, b: b ?? 0, a: alpha, ...(isClipped && { isClipped }) };
}

function channelsOf(parts: readonly string[], { channels, bareIsPercent }: Space): Triple {
  const [x, y, z] = channels.map((whole, at) => {
    const part = parts[at] ?? '';
    if (whole === 'hue') return hueOf(part);
    return bareIsPercent && NUMBER.exec(part)?.[0] === part ? amountOf(part, whole) / 100 : amountOf(part, whole);
  });
  return [x ?? 0, y ?? 0, z ?? 0];
}

function amountOf(part: string, whole: number): number {
  if (part === 'none') return 0;
  const number = NUMBER.exec(part)?.[0];
  const unit = part.slice(number?.length ?? 0);
  if (number === undefined || (unit !== '' && unit !== '%')) throw unknown();
  return unit === '%' ? (Number(number) / 100) * whole : Number(number);
}

function hueOf(part: string): number {
  if (part === 'none') return 0;
  const number = NUMBER.exec(part)?.[0];
  const turn = TURNS[part.slice(number?.length ?? 0)];
  if (number === undefined || turn === undefined) throw unknown();
  return Number(number) * turn;
}

const unknown = () =>
  new ToolFault('看不出这是什么颜色，可以写 #c93a22、rgb(201, 58, 34)、hsl(9, 71%, 46%)、oklch(56% 0.17 32) 或 red');

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

function fromHex(hex: string): Rgb {
  const at = (place: number) => Number.parseInt(hex.slice(place, place + 2), 16);
  return { r: at(0), g: at(2), b: at(4), a: hex.length === 8 ? at(6) / 255 : 1 };
}
