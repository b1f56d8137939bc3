import type { QrLook } from './qr-design.ts';

/** A look as a browser remembers it; a picture of one's own is kept by its address. */
export type KeptLook = Omit<QrLook, 'mark'> & { mark: 'none' | 'site' | 'own' };

export const PLAIN_LOOK: KeptLook = { colour: '#161c22', isRound: false, mark: 'none', margin: 4, centimetres: 5 };
/** The last ones are enough: whoever prints more codes has their files. */
const MOST_KEPT = 100;

const entriesOf = (kept: unknown): [string, unknown][] =>
  typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];

/** The look of one link. What was kept may be of another version, or anything. */
export function lookOf(kept: unknown, code: string): KeptLook | undefined {
  const own = Object.fromEntries(entriesOf(Object.fromEntries(entriesOf(kept))[code]));
  if (typeof own['colour'] !== 'string' || !/^#[0-9a-f]{6}$/i.test(own['colour'])) return undefined;
  const number = (value: unknown, least: number, most: number, other: number) =>
    typeof value === 'number' && value >= least && value <= most ? value : other;
  const mark = own['mark'];
  return {
    colour: own['colour'],
    isRound: own['isRound'] === true,
    mark: mark === 'site' || mark === 'own' ? mark : 'none',
    margin: number(own['margin'], 2, 6, PLAIN_LOOK.margin),
    centimetres: number(own['centimetres'], 3, 10, PLAIN_LOOK.centimetres),
  };
}

/** All that is to be kept, with this look of a link as the newest. */
export function withLook(kept: unknown, code: string, { mark, ...look }: QrLook): Record<string, unknown> {
  const others = entriesOf(kept).filter(([name]) => name !== code);
  const own: KeptLook = { ...look, mark: typeof mark === 'string' ? mark : 'own' };
  return Object.fromEntries([...others.slice(1 - MOST_KEPT), [code, own]]);
}
