import { coverHash, coverUrl, type Palette, paletteAt } from '../../cover/cover-palettes.pure.ts';
import type { WishDay } from '../wish.contract.ts';
import { nameOf } from './wish-words.ts';

/** Pigments that go with a festival; the rest take one of the dark ones by their name. */
const OWN: Record<string, number> = {
  春节: 9,
  除夕: 2,
  元宵节: 2,
  端午节: 1,
  七夕节: 6,
  中秋节: 11,
  重阳节: 17,
  腊八节: 16,
  小年: 17,
  冬至: 13,
  元旦: 7,
  国庆节: 9,
  立春: 19,
  妇女节: 21,
};
const DARK = [0, 1, 6, 7, 11, 13, 19, 21];
const SOLEMN = 10;
/** The ground of that pigment without its colour, as the style sheet shows its art. */
const GREY_GROUND = '#565656';

export interface Look {
  palette: Palette;
  art: string;
}

export function lookOf(day: WishDay): Look {
  const name = day.Focus?.Name ?? nameOf(day);
  const number = day.Tone === 'solemn' ? SOLEMN : (OWN[name] ?? DARK[coverHash(name) % DARK.length] ?? 0);
  const palette = paletteAt(number);
  return {
    palette: day.Tone === 'solemn' ? { ...palette, bg: GREY_GROUND } : palette,
    art: coverUrl({ title: name, kind: '文章', palette: number, form: 'wide', plain: true }),
  };
}
