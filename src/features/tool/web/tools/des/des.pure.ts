/** DES (FIPS 46-3) on 32-bit halves. Broken for new things; old systems still speak it. */

type Bytes = Uint8Array<ArrayBuffer>;

const PC1 = [
  ...[57, 49, 41, 33, 25, 17, 9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3, 60, 52, 44, 36],
  ...[63, 55, 47, 39, 31, 23, 15, 7, 62, 54, 46, 38, 30, 22, 14, 6, 61, 53, 45, 37, 29, 21, 13, 5, 28, 20, 12, 4],
];
const PC2 = [
  ...[14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2],
  ...[41, 52, 31, 37, 47, 55, 30, 40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32],
];
const SHIFTS = [1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1];
const P = [
  ...[16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10],
  ...[2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25],
];
/** The eight boxes by rows, a hexadecimal digit for each entry. */
const BOXES = [
  'e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d',
  'f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9',
  'a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c',
  '7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e',
  '2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453',
  'c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d',
  '4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c',
  'd2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b',
];

/** Initial permutation, and the one that undoes it. */
const IP = Array.from({ length: 64 }, (_, at) => {
  const row = at >> 3;
  return (row < 4 ? 58 + 2 * row : 57 + 2 * (row - 4)) - 8 * (at & 7);
});
const FP = IP.map((_, at) => IP.indexOf(at + 1) + 1);

/** What each box gives, already where P puts it. */
const MIXED = BOXES.map((box, number) =>
  Uint32Array.from({ length: 64 }, (_, six) => {
    // The outer two bits choose the row, the inner four the column.
    const row = ((six >> 4) & 2) | (six & 1);
    const four = Number.parseInt(box.charAt(row * 16 + ((six >> 1) & 15)), 16) << (28 - 4 * number);
    return P.reduce((word, from, to) => word | (((four >>> (32 - from)) & 1) << (31 - to)), 0);
  }),
);

const bitsOf = (bytes: Uint8Array) =>
  Array.from({ length: bytes.length * 8 }, (_, at) => ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
const pick = (bits: readonly number[], places: readonly number[]) => places.map((place) => bits[place - 1] ?? 0);
const wordOf = (bits: readonly number[]) => bits.reduce((word, bit) => (word << 1) | bit, 0);

/** Sixteen round keys, each as eight groups of six bits. */
type Schedule = readonly (readonly number[])[];

function scheduleOf(key: Uint8Array): Schedule {
  let halves = pick(bitsOf(key), PC1);
  return SHIFTS.map((shift) => {
    const [left, right] = [halves.slice(0, 28), halves.slice(28)];
    halves = [...left.slice(shift), ...left.slice(0, shift), ...right.slice(shift), ...right.slice(0, shift)];
    const chosen = pick(halves, PC2);
    return Array.from({ length: 8 }, (_, group) => wordOf(chosen.slice(group * 6, group * 6 + 6)));
  });
}

function block(bytes: Uint8Array, schedule: Schedule): Bytes {
  const mixed = pick(bitsOf(bytes), IP);
  let [left, right] = [wordOf(mixed.slice(0, 32)), wordOf(mixed.slice(32))];
  for (const round of schedule) {
    let sum = 0;
    // Each group is four bits and their two neighbours.
    for (let group = 0; group < 8; group++) {
      const turn = (27 - 4 * group + 32) % 32;
      const six = ((right >>> turn) | (right << (32 - turn))) & 63;
      sum |= MIXED[group]?.[six ^ (round[group] ?? 0)] ?? 0;
    }
    [left, right] = [right, left ^ sum];
  }
  const last = [right, left].flatMap((word) => Array.from({ length: 32 }, (_, at) => (word >>> (31 - at)) & 1));
  const bits = pick(last, FP);
  return Uint8Array.from({ length: 8 }, (_, at) => wordOf(bits.slice(at * 8, at * 8 + 8)));
}

/** One block there and back, with one key or three. */
export interface BlockCipher {
  encrypt(bytes: Uint8Array): Bytes;
  decrypt(bytes: Uint8Array): Bytes;
}

/** Eight bytes: DES. Sixteen or twenty-four: encrypt, decrypt, encrypt, with the first key again if there are two. */
export function desCipher(key: Uint8Array): BlockCipher {
  const keys = [0, 8, 16].map((from) => scheduleOf(from < key.length ? key.slice(from, from + 8) : key.slice(0, 8)));
  const backwards = keys.map((schedule) => [...schedule].reverse());
  const through = (bytes: Uint8Array, steps: readonly (Schedule | undefined)[]) =>
    steps.reduce((done, schedule) => (schedule ? block(done, schedule) : done), Uint8Array.from(bytes));
  if (key.length === 8)
    return { encrypt: (bytes) => through(bytes, [keys[0]]), decrypt: (bytes) => through(bytes, [backwards[0]]) };
  return {
    encrypt: (bytes) => through(bytes, [keys[0], backwards[1], keys[2]]),
    decrypt: (bytes) => through(bytes, [backwards[2], keys[1], backwards[0]]),
  };
}
