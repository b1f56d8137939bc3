import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import opentype, { type Command, type Font } from 'opentype.js';
import wawoff2 from 'wawoff2';
import { OnceCache } from '#/platform/cache/once-cache.ts';

/** The faces of pictures, by what they are for. */
export type Face = 'serif' | 'sans' | 'medium' | 'bold' | 'figures';

export interface Glyph {
  /** An outline in thousandths of the font's size, with y pointing down. */
  path: string;
  /** In ems. */
  advance: number;
}

const require = createRequire(import.meta.url);
/** Each with its licence, beside which the parts of the font lie. */
const PACKAGES = {
  serif: { name: 'noto-serif-sc', licence: require.resolve('@fontsource-variable/noto-serif-sc/LICENSE') },
  sans: { name: 'noto-sans-sc', licence: require.resolve('@fontsource-variable/noto-sans-sc/LICENSE') },
} as const;
const FACES: Record<Exclude<Face, 'figures'>, { family: keyof typeof PACKAGES; weight: number }> = {
  serif: { family: 'serif', weight: 700 },
  sans: { family: 'sans', weight: 400 },
  medium: { family: 'sans', weight: 500 },
  bold: { family: 'sans', weight: 700 },
};
const FIGURES = new URL('../../../ui/tokens/fonts/num-700.woff2', import.meta.url);
/** Chinese fonts draw it as wide as a character. */
const MIDDLE_DOT = new URL('../../../ui/tokens/fonts/dot.woff2', import.meta.url);
const UNITS = 1000;
/** Not drawn: no font of the packages has a picture for them, and a box in a title says less than nothing. */
const UNDRAWN = /[\p{Extended_Pictographic}\p{Cf}\p{Cc}\p{Cn}\p{M}]/u;
const BOX: Glyph = { path: 'M120 -760H880V40H120ZM160 -720V0H840V-720Z', advance: 1 };
const NOTHING: Glyph = { path: '', advance: 0 };

const families = new OnceCache<Family>({ most: 2 });
/** A font takes some megabytes once it is read, an outline a kilobyte. */
const fonts = new OnceCache<Font>({ most: 12 });
const glyphs = new LRUCache<string, Glyph>({ max: 6000 });

interface Family {
  folder: URL;
  /** From, to and the part that holds them; where several do, the last. */
  ranges: [number, number, string][];
}

/** The outline of a character. Comes from the packages' own fonts and never from the machine's. */
export async function glyphOf(face: Face, character: string): Promise<Glyph> {
  const key = face + character;
  const known = glyphs.get(key);
  if (known) return known;
  const glyph = await drawGlyph(face, character);
  glyphs.set(key, glyph);
  return glyph;
}

async function drawGlyph(face: Face, character: string): Promise<Glyph> {
  const own = character === '·' ? MIDDLE_DOT : face === 'figures' ? FIGURES : undefined;
  const font = own ? await openFont(own) : await fontWith(FACES[face === 'figures' ? 'bold' : face], character);
  if (!font || font.charToGlyph(character).index === 0) {
    if (face === 'figures') return glyphOf('bold', character);
    return UNDRAWN.test(character) ? NOTHING : BOX;
  }
  return {
    path: pathData(font.getPath(character, 0, 0, UNITS).commands),
    advance: font.getAdvanceWidth(character, UNITS) / UNITS,
  };
}

function pathData(commands: readonly Command[]): string {
  return commands
    .map(
      ({ type, x1, y1, x, y }) =>
        type + [x1, y1, x, y].flatMap((at) => (at === undefined ? [] : [Math.round(at)])).join(' '),
    )
    .join('');
}

async function fontWith({ family, weight }: (typeof FACES)['sans'], character: string): Promise<Font | undefined> {
  const { folder, ranges } = await familyOf(family);
  const code = character.codePointAt(0) ?? 0;
  const part = ranges.findLast(([from, to]) => from <= code && code <= to)?.[2];
  return part ? openFont(new URL(`${PACKAGES[family].name}-${part}-wght-normal.woff2`, folder), weight) : undefined;
}

const familyOf = (name: keyof typeof PACKAGES) => families.through(name, () => openFamily(name));

async function openFamily(family: keyof typeof PACKAGES): Promise<Family> {
  const home = pathToFileURL(`${dirname(PACKAGES[family].licence)}/`);
  const unicode: Record<string, string> = JSON.parse(await readFile(new URL('unicode.json', home), 'utf8'));
  const ranges = Object.entries(unicode).flatMap(([part, text]) =>
    text.split(',').map((range): [number, number, string] => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16), part.replace(/[[\]]/g, '')];
    }),
  );
  return { folder: new URL('files/', home), ranges };
}

const openFont = (file: URL, weight?: number) => fonts.through(`${file.href} ${weight}`, () => readFont(file, weight));

async function readFont(file: URL, weight?: number): Promise<Font> {
  const font = opentype.parse(new Uint8Array(await wawoff2.decompress(await readFile(file))).buffer, {
    lowMemory: true,
  });
  if (weight) font.variation?.set({ wght: weight });
  return font;
}
