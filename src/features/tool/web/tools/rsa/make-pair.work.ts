import { toBig } from '../../keys/der.work.ts';
import { writePem } from '../../keys/pem.work.ts';
import { type PemPair, writeRsaPair } from '../../keys/rsa-key.work.ts';
import { findPrimes } from '../../keys/rsa-math.pure.ts';

export type KeyBits = 1024 | 2048 | 3072 | 4096;

/** By the browser where it does that, which is quick, else here. To be run in a worker: the search takes seconds. */
export function makeRsaPair(bits: KeyBits): Promise<PemPair> | PemPair {
  // Plain http has no WebCrypto, whatever the types say.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  return subtle ? askBrowser(subtle, bits) : searchPair(bits);
}

async function askBrowser(subtle: SubtleCrypto, bits: KeyBits): Promise<PemPair> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: bits, publicExponent: Uint8Array.of(1, 0, 1) };
  const pair = await subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  return {
    publicKey: writePem('PUBLIC KEY', new Uint8Array(await subtle.exportKey('spki', pair.publicKey))),
    privateKey: writePem('PRIVATE KEY', new Uint8Array(await subtle.exportKey('pkcs8', pair.privateKey))),
  };
}

export function searchPair(bits: number): PemPair {
  const exponent = 65537n;
  const random = (count: number) =>
    toBig(crypto.getRandomValues(new Uint8Array(Math.ceil(count / 8)))) % (1n << BigInt(count));
  return writeRsaPair({ ...findPrimes(bits, exponent, random), exponent });
}
