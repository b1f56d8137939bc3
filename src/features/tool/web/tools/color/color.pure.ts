import { toOklab, toPolar } from './color-spaces.pure.ts';
import type { Rgb } from './read-color.pure.ts';

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
    { label: 'HWB', value: `hwb(${hue} ${percent(low)} ${percent(1 - high)}${alpha})` },
    { label: 'HSV', value: `hsv(${hue}, ${percent(high === 0 ? 0 : span / high)}, ${percent(high)})` },
    { label: 'OKLCH', value: `oklch(${oklch(color)}${alpha})` },
    { label: 'CMYK', value: `${ink(r)} ${ink(g)} ${ink(b)} ${percent(key)}` },
    { label: '反色', value: hexText({ r: 255 - r, g: 255 - g, b: 255 - b, a: 1 }) },
    { label: '白底上的对比度', value: `${contrast(color, { r: 255, g: 255, b: 255 })} : 1` },
    { label: '黑底上的对比度', value: `${contrast(color, { r: 0, g: 0, b: 0 })} : 1` },
  ];
}

function oklch({ r, g, b }: Rgb): string {
  const [light, chroma, hue] = toPolar(toOklab([r / 255, g / 255, b / 255]));
  return `${Number((light * 100).toFixed(2))}% ${Number(chroma.toFixed(4))} ${Number(hue.toFixed(2))}`;
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
