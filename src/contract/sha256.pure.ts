/** Fractions of the roots of the first primes, as the standard wants them. */
const ROUNDS = new Int32Array(64);
const START = new Int32Array(8);
for (let candidate = 2, found = 0; found < 64; candidate++) {
  let isPrime = true;
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) isPrime = false;
  if (!isPrime) continue;
  if (found < 8) START[found] = (candidate ** (1 / 2) * 2 ** 32) | 0;
  ROUNDS[found] = (candidate ** (1 / 3) * 2 ** 32) | 0;
  found += 1;
}

/** At most 55 bytes as the one block that SHA-256 makes of them: 16 words, the rest is room for its schedule. */
export function blockOf(data: Uint8Array): Int32Array {
  if (data.length > 55) throw new RangeError('more than one block');
  const bytes = new Uint8Array(256);
  bytes.set(data);
  bytes[data.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(60, data.length * 8);
  return Int32Array.from({ length: 64 }, (_, index) => view.getInt32(index * 4));
}

/**
 * The digest of a block, as eight words into `digest`. In our own words because the browser's digest answers by a
 * promise each time, which costs more than the digest, and is missing on sites without TLS. No garbage, no calls: this
 * runs some hundred thousand times. Every index is inside its array; the fallbacks are for the compiler.
 */
export function digestBlock(w: Int32Array, digest: Int32Array): void {
  for (let t = 16; t < 64; t++) {
    const x = w[t - 15] ?? 0;
    const y = w[t - 2] ?? 0;
    const small = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const large = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[t] = ((w[t - 16] ?? 0) + small + (w[t - 7] ?? 0) + large) | 0;
  }
  let a = START[0] ?? 0;
  let b = START[1] ?? 0;
  let c = START[2] ?? 0;
  let d = START[3] ?? 0;
  let e = START[4] ?? 0;
  let f = START[5] ?? 0;
  let g = START[6] ?? 0;
  let h = START[7] ?? 0;
  for (let t = 0; t < 64; t++) {
    const upper = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = (h + upper + ((e & f) ^ (~e & g)) + (ROUNDS[t] ?? 0) + (w[t] ?? 0)) | 0;
    const lower = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (lower + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  digest[0] = a + (START[0] ?? 0);
  digest[1] = b + (START[1] ?? 0);
  digest[2] = c + (START[2] ?? 0);
  digest[3] = d + (START[3] ?? 0);
  digest[4] = e + (START[4] ?? 0);
  digest[5] = f + (START[5] ?? 0);
  digest[6] = g + (START[6] ?? 0);
  digest[7] = h + (START[7] ?? 0);
}
