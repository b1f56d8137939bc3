/** Whole numbers as RSA needs them. Browsers offer theirs on secure pages only, and without PKCS#1 v1.5. */

export function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** What times `value` is 1 modulo `modulus`. */
export function inverse(value: bigint, modulus: bigint): bigint {
  let [a, b] = [((value % modulus) + modulus) % modulus, modulus];
  let [x, y] = [1n, 0n];
  while (b > 0n) {
    const times = a / b;
    [a, b] = [b, a % b];
    [x, y] = [y, x - times * y];
  }
  if (a !== 1n) throw new Error('no inverse');
  return ((x % modulus) + modulus) % modulus;
}

/** The secret half of the work, by the two primes: four times as quick as by the modulus. */
export function secretPower(base: bigint, secret: bigint, p: bigint, q: bigint): bigint {
  const [byP, byQ] = [power(base, secret % (p - 1n), p), power(base, secret % (q - 1n), q)];
  return byQ + q * (((((byP - byQ) * inverse(q, p)) % p) + p) % p);
}

/** Answers so many random bits. */
export type RandomBits = (bits: number) => bigint;

/** Numbers that are no primes pass one round of Miller and Rabin in at most one of four cases; large ones almost never. */
const ROUNDS = 12;
const SMALL = smallPrimes(2000);

export function isPrime(value: bigint, random: RandomBits): boolean {
  if (value < 2n) return false;
  for (const prime of SMALL) if (value % prime === 0n) return value === prime;
  let odd = value - 1n;
  let halves = 0;
  while ((odd & 1n) === 0n) {
    odd >>= 1n;
    halves++;
  }
  const bits = value.toString(2).length;
  for (let round = 0; round < ROUNDS; round++) {
    let x = power((random(bits) % (value - 3n)) + 2n, odd, value);
    if (x === 1n || x === value - 1n) continue;
    let left = halves - 1;
    while (left > 0 && x !== value - 1n) {
      x = (x * x) % value;
      left--;
    }
    if (x !== value - 1n) return false;
  }
  return true;
}

function smallPrimes(below: number): bigint[] {
  const primes: number[] = [];
  for (let number = 2; number < below; number++) if (primes.every((prime) => number % prime)) primes.push(number);
  return primes.map(BigInt);
}

/** Two primes whose product has exactly so many bits, and whose predecessors share nothing with the exponent. */
export function findPrimes(bits: number, exponent: bigint, random: RandomBits): { p: bigint; q: bigint } {
  const half = bits / 2;
  // The two highest bits are set: so the product never falls short.
  const high = 3n << BigInt(half - 2);
  const next = () => {
    for (;;) {
      const number = random(half) | high | 1n;
      if ((number - 1n) % exponent !== 0n && isPrime(number, random)) return number;
    }
  };
  const p = next();
  let q = next();
  while (q === p) q = next();
  return p > q ? { p, q } : { p: q, q: p };
}
