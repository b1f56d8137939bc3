import { COVER_KINDS, type CoverKind, type CoverLink } from '../cover-palettes.pure.ts';
import { PALETTES } from '../palettes.pure.ts';

/** What stands behind the question mark, as the server's parser gives it: a repeated name arrives as a list. */
export type CoverQuery = Readonly<Record<string, unknown>>;

export function isCoverKind(text: string): text is CoverKind {
  return COVER_KINDS.some((kind) => kind === text);
}

/** Reads the options of an address. What is not understood counts as not given: a cover is always drawn. */
export function readCoverQuery(query: CoverQuery): Omit<CoverLink, 'title' | 'kind'> {
  const width = wholeNumber(query['w'], 64, 1600);
  const height = wholeNumber(query['h'], 64, 1600);
  const isSize = width !== undefined && height !== undefined && width < height * 4 && height < width * 3;
  return {
    palette: wholeNumber(query['p'], 0, PALETTES.length - 1),
    year: wholeNumber(query['y'], 1000, 2999),
    form: oneOf(query['form'], ['poster', 'wide', 'tall']),
    foot: oneOf(query['foot'], ['both', 'year', 'none']),
    tone: oneOf(query['tone'], ['light', 'dark']),
    size: isSize ? { width, height } : undefined,
    low: query['low'] === '1',
    plain: query['plain'] === '1',
    art: typeof query['s'] === 'string' ? query['s'] : undefined,
    mini: query['mini'] === '1',
    setting: wholeNumber(query['v'], 0, 9999),
  };
}

function wholeNumber(value: unknown, lowest: number, highest: number): number | undefined {
  if (typeof value !== 'string' || !/^\d{1,4}$/.test(value)) return undefined;
  const number = Number(value);
  return number >= lowest && number <= highest ? number : undefined;
}

function oneOf<const Value extends string>(value: unknown, values: readonly Value[]): Value | undefined {
  return values.find((known) => known === value);
}

/** The title in the last part of an address, or nothing when it is not the address of a picture. */
export function titleOfFile(file: string): string | undefined {
  return file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : undefined;
}
