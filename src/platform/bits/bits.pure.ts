/** A set of small numbers as one bit each, 32 to a word. Signed, because the engine is quickest with those. */
export type Bits = Int32Array<ArrayBuffer>;

const GROWTH = 1.6;

/** A set that can hold the numbers below `size`. */
export function bitsFor(size: number): Bits {
  return new Int32Array((size + 31) >>> 5);
}

export function hasBit(bits: Bits, number: number): boolean {
  return ((bits[number >>> 5] as number) & (1 << number)) !== 0;
}

export function setBit(bits: Bits, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] as number) | (1 << number);
}

export function unsetBit(bits: Bits, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] as number) & ~(1 << number);
}

/** The set with the number in it; a larger one where there was no room. */
export function withBit(bits: Bits, number: number): Bits {
  const roomy = number >>> 5 < bits.length ? bits : longer(bits, (number >>> 5) + 1);
  setBit(roomy, number);
  return roomy;
}

/** The two sets may have different sizes: a number beyond the end of a set is not in it. */
export function addAll(bits: Bits, other: Bits): void {
  const end = Math.min(bits.length, other.length);
  for (let at = 0; at < end; at++) bits[at] = (bits[at] as number) | (other[at] as number);
}

export function keepOnly(bits: Bits, other: Bits): void {
  const end = Math.min(bits.length, other.length);
  for (let at = 0; at < end; at++) bits[at] = (bits[at] as number) & (other[at] as number);
  bits.fill(0, end);
}

/** Returns how many numbers are left. */
export function keepAndCount(bits: Bits, other: Bits): number {
  const end = Math.min(bits.length, other.length);
  let count = 0;
  for (let at = 0; at < end; at++) {
    const kept = (bits[at] as number) & (other[at] as number);
    bits[at] = kept;
    count = (count + onesOf(kept)) | 0;
  }
  bits.fill(0, end);
  return count;
}

export function dropAll(bits: Bits, other: Bits): void {
  const end = Math.min(bits.length, other.length);
  for (let at = 0; at < end; at++) bits[at] = (bits[at] as number) & ~(other[at] as number);
}

/** Keeps the numbers whose value lies between two, both counting. */
export function keepWithin(bits: Bits, values: Int32Array, least: number, most: number): void {
  for (let at = 0; at < bits.length; at++) {
    let kept = bits[at] as number;
    for (let left = kept; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      const value = values[at * 32 + bit] as number;
      if (value < least || value > most) kept ^= 1 << bit;
    }
    bits[at] = kept;
  }
}

export function countOf(bits: Bits): number {
  let count = 0;
  const end = bits.length;
  for (let at = 0; at < end; at++) count = (count + onesOf(bits[at] as number)) | 0;
  return count;
}

/** Smallest first. */
export function numbersIn(bits: Bits): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < bits.length; at++) {
    for (let left = bits[at] as number; left !== 0; left &= left - 1) {
      numbers.push(at * 32 + 31 - Math.clz32(left & -left));
    }
  }
  return numbers;
}

/** A copy with room for `least` and some more to come. */
export function longer<Numbers extends Uint16Array | Uint32Array | Int32Array | Float64Array>(
  old: Numbers,
  least: number,
): Numbers {
  const length = Math.max(least, Math.ceil(old.length * GROWTH));
  // The same kind of array as the one it replaces.
  const made = new (old.constructor as new (length: number) => Numbers)(length);
  made.set(old);
  return made;
}

/** How many bits are set. Neighbours are added up in pairs, fours and eights; the product adds the four eights. */
function onesOf(word: number): number {
  // Cut to 32 bits each time, or the engine would go on with fractions.
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0;
  const fours = ((pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)) | 0;
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
