import { type Palette, paletteAt } from '../../cover/palettes.pure.ts';
import { feastLook } from '../feast-art.pure.ts';
import type { WishDay } from '../wish.contract.ts';
import { nameOf } from './wish-words.ts';

/** The ground of that pigment without its colour, as the style sheet shows its art. */
const GREY_GROUND = '#565656';

export interface Look {
  palette: Palette;
  art: string;
}

export function lookOf(day: WishDay): Look {
  const name = day.Focus?.Name ?? nameOf(day);
  const { palette, art } = feastLook(name, day.Tone);
  return { palette: { ...paletteAt(palette), ...(day.Tone === 'solemn' && { bg: GREY_GROUND }) }, art };
}
