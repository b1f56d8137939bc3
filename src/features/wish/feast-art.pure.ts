import { coverHash, coverUrl } from '../cover/cover-palettes.pure.ts';

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

type Tone = 'festive' | 'solemn';

/** The number of a day's pigment. */
export function feastPalette(name: string, tone: Tone): number {
  return tone === 'solemn' ? SOLEMN : (OWN[name] ?? DARK[coverHash(name) % DARK.length] ?? 0);
}

/** The picture of a day, by the name of its festival or its lunar date. */
export function feastArt(name: string, tone: Tone): string {
  return coverUrl({ title: name, kind: '文章', palette: feastPalette(name, tone), form: 'wide', plain: true });
}
