import { coverHash, coverUrl, type Palette, paletteAt } from '../../cover/cover-palettes.pure.ts';
import type { WishDay } from '../wish.contract.ts';
import { feastArt } from './feast-arts.ts';
import { nameOf } from './wish-words.ts';

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
  const picture = { title: name, kind: '文章', form: 'wide', plain: true } as const;
  if (day.Tone === 'solemn')
    return { palette: { ...paletteAt(SOLEMN), bg: GREY_GROUND }, art: coverUrl({ ...picture, palette: SOLEMN }) };
  const feast = feastArt(name);
  if (feast)
    return { palette: { ...paletteAt(feast.palette), ...feast.own }, art: coverUrl({ ...picture, art: feast.art }) };
  const number = DARK[coverHash(name) % DARK.length] ?? 0;
  return { palette: paletteAt(number), art: coverUrl({ ...picture, palette: number }) };
}
