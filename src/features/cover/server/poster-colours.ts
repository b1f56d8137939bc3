import type { Palette } from '../palettes.pure.ts';

export interface Colours extends Palette {
  /** Darker than the ground. */
  readonly shade: string;
  /** Lighter than the ground. */
  readonly light: string;
  readonly isDark: boolean;
}

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

export function mixed(one: string, other: string, share: number): string {
  const to = channels(other);
  const parts = channels(one).map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour that is read best on a ground. */
export const readable = (ground: string, ...inks: readonly string[]): string =>
  inks.toSorted((one, other) => contrast(other, ground) - contrast(one, ground))[0] ?? '#000';

export function coloursOf({ bg, mid, highlight, ink }: Palette): Colours {
  const isDark = luminance(bg) < 0.22;
  const [shade, light] = isDark ? [mixed(bg, '#05070a', 0.55), ink] : [ink, mixed(bg, '#ffffff', 0.62)];
  return { bg, mid, highlight, ink, isDark, shade, light };
}
