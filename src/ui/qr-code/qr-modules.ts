import { encode } from 'uqr';

export type ErrorCorrection = 'L' | 'M' | 'Q' | 'H';

/** In modules. Paper needs four; a lit screen is read with two, which leaves larger modules in the same room. */
const QUIET_ZONE = 2;
const WEAKER = ['H', 'Q', 'M', 'L'] as const;

export interface QrModules {
  /** Modules along one side, the quiet zone included. */
  size: number;
  /** An SVG path of the dark modules, one run per stroke of the pen. */
  path: string;
}

/** A text too long for the wished error correction gets the strongest one that holds it, or null if none does. */
export function qrModules(text: string, ecc: ErrorCorrection): QrModules | null {
  for (const level of WEAKER.slice(WEAKER.indexOf(ecc))) {
    try {
      const { data, size } = encode(text, { ecc: level, border: QUIET_ZONE });
      return { size, path: data.map(rowPath).join('') };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return null;
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    const length = x - start + 1;
    path += `M${start} ${y}h${length}v1h-${length}z`;
  }
  return path;
}
