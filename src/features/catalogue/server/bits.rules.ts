/** Sets of small numbers as one bit each, 32 to a word. Signed, because the engine is quickest with those. */
export type Bits = Int32Array<ArrayBuffer>;

export const wordsFor = (numbers: number) => Math.ceil(numbers / 32);

export function hasBit(bits: Bits, number: number): boolean {
  return (((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;
}

export function setBit(bits: Bits, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
}

export function unsetBit(bits: Bits, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) & ~(1 << (number & 31));
}

/** The numbers from place `start` to `end` among themselves, smallest first. */
export function numbersIn(bits: Bits, start: number, end: number): number[] {
  const numbers: number[] = [];
  let before = 0;
  for (let word = 0; word < bits.length && before < end; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0 && before < end; rest &= rest - 1) {
      if (before >= start) numbers.push(word * 32 + 31 - Math.clz32(rest & -rest));
      before += 1;
    }
  }
  return numbers;
}

/** How many bits each number below 2^16 has: two looks for a word. */
const ONES = new Uint8Array(2 ** 16);
for (let number = 1; number < ONES.length; number++) ONES[number] = (ONES[number >>> 1] ?? 0) + (number & 1);

/** Puts into `into` what is in both, and tells how many that are. */
export function intersect(one: Bits, other: Bits, into: Bits): number {
  let count = 0;
  for (let word = 0; word < into.length; word++) {
    const common = (one[word] ?? 0) & (other[word] ?? 0);
    into[word] = common;
    count += (ONES[common & 0xffff] ?? 0) + (ONES[common >>> 16] ?? 0);
  }
  return count;
}

export function addAll(bits: Bits, others: Bits): void {
  for (let word = 0; word < others.length; word++) bits[word] = (bits[word] ?? 0) | (others[word] ?? 0);
}

/** A copy with room for more. */
export function enlarged(bits: Bits, words: number): Bits {
  const larger: Bits = new Int32Array(words);
  larger.set(bits);
  return larger;
}
