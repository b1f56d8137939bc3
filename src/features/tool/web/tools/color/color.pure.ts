import { ToolFault } from '../../frame/tool-fault.pure.ts';

/** 0–255 each; alpha 0–1. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
  a: number;
}

const NAMES: Record<string, string> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  purple: '#800080',
  pink: '#ffc0cb',
  gray: '#808080',
  grey: '#808080',
  brown: '#a52a2a',
  cyan: '#00ffff',
  magenta: '#ff00ff',
  gold: '#ffd700',
  silver: '#c0c0c0',
  navy: '#000080',
  teal: '#008080',
  olive: '#808000',
  maroon: '#800000',
  lime: '#00ff00',
  coral: '#ff7f50',
  salmon: '#fa8072',
  tomato: '#ff6347',
};

export function readColor(text: string): Rgb {
  const typed = text.trim().toLowerCase();
  const hex = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(NAMES[typed] ?? typed)?.[1];
  if (hex) return fromHex(hex.length < 6 ? hex.replace(/./g, '$&$&') : hex);
  const call = /^(rgb|hsl|hsv|hsb)a?\(([^)]*)\)$/.exec(typed);
  const parts = (call?.[2] ?? typed).split(/[\s,/]+/).filter(Boolean);
  if (parts.length < 3 || parts.length > 4 || parts.some((part) => !/^-?(\d+(?:\.\d*)?|\.\d+)(%|deg)?$/.test(part)))
    throw new ToolFault('看不出这是什么颜色，可以写 #c93a22、rgb(201, 58, 34)、hsl(9, 71%, 46%) 或 red');
  const numbers = parts.map((part) => Number.parseFloat(part));
  const alpha = numbers[3] === undefined ? 1 : clamp(parts[3]?.endsWith('%') ? numbers[3] / 100 : numbers[3], 1);
  const [x = 0, y = 0, z = 0] = numbers;
  if (call?.[1] === 'hsl') return { ...fromHsl(x, clamp(y, 100) / 100, clamp(z, 100) / 100), a: alpha };
  if (call?.[1]?.startsWith('hs')) return { ...fromHsv(x, clamp(y, 100) / 100, clamp(z, 100) / 100), a: alpha };
  const [r = 0, g = 0, b = 0] = parts
    .slice(0, 3)
    .map((part) => clamp(Number.parseFloat(part) * (part.endsWith('%') ? 2.55 : 1), 255));
  return { r: Math.round(r), g: Math.round(g), b: Math.round(b), a: alpha };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

function fromHex(hex: string): Rgb {
  const at = (place: number) => Number.parseInt(hex.slice(place, place + 2), 16);
  return { r: at(0), g: at(2), b: at(4), a: hex.length === 8 ? at(6) / 255 : 1 };
}

function fromHsl(hue: number, s: number, l: number): Omit<Rgb, 'a'> {
  const part = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return { r: part(0), g: part(8), b: part(4) };
}

function fromHsv(hue: number, s: number, v: number): Omit<Rgb, 'a'> {
  const l = v * (1 - s / 2);
  return fromHsl(hue, l === 0 || l === 1 ? 0 : (v - l) / Math.min(l, 1 - l), l);
}

export function hexText({ r, g, b, a }: Rgb): string {
  const pair = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  return `#${pair(r)}${pair(g)}${pair(b)}${a < 1 ? pair(a * 255) : ''}`;
}

export function describeColor(color: Rgb): { label: string; value: string }[] {
  const { r, g, b, a } = color;
  const [high, low] = [Math.max(r, g, b) / 255, Math.min(r, g, b) / 255];
  const span = high - low;
  const turn = (x: number, y: number, start: number) => start + (x - y) / 255 / span;
  const sixth =
    span === 0 ? 0 : high === r / 255 ? turn(g, b, 6) % 6 : high === g / 255 ? turn(b, r, 2) : turn(r, g, 4);
  const hue = Math.round(sixth * 60) % 360;
  const light = (high + low) / 2;
  const percent = (part: number) => `${Math.round(part * 100)}%`;
  const alpha = a < 1 ? ` / ${Number(a.toFixed(2))}` : '';
  const key = 1 - high;
  const ink = (part: number) => percent(high === 0 ? 0 : 1 - part / 255 / high);
  return [
    { label: 'HEX', value: hexText(color) },
    { label: 'RGB', value: `rgb(${r} ${g} ${b}${alpha})` },
    {
      label: 'HSL',
      value: `hsl(${hue} ${percent(span === 0 ? 0 : span / (1 - Math.abs(2 * light - 1)))} ${percent(light)}${alpha})`,
    },
    { label: 'HSV', value: `hsv(${hue}, ${percent(high === 0 ? 0 : span / high)}, ${percent(high)})` },
    { label: 'CMYK', value: `${ink(r)} ${ink(g)} ${ink(b)} ${percent(key)}` },
    { label: '反色', value: hexText({ r: 255 - r, g: 255 - g, b: 255 - b, a: 1 }) },
    { label: '白底上的对比度', value: `${contrast(color, { r: 255, g: 255, b: 255 })} : 1` },
    { label: '黑底上的对比度', value: `${contrast(color, { r: 0, g: 0, b: 0 })} : 1` },
  ];
}

function luminance({ r, g, b }: Omit<Rgb, 'a'>): number {
  const linear = (value: number) => (value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** As WCAG 2 measures it; 4.5 is enough for text. */
export function contrast(one: Omit<Rgb, 'a'>, other: Omit<Rgb, 'a'>): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return Math.round(((high + 0.05) / (low + 0.05)) * 100) / 100;
}
