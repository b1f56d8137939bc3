import { ed448 } from '@noble/curves/ed448.js';
import { ed25519 } from '@noble/curves/ed25519.js';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { hmac } from '@noble/hashes/hmac.js';
import { type Bytes, fromBase64, utf8 } from '../../bytes/bytes.work.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { fromBig, toBig } from '../../keys/der.work.ts';
import type { RsaPublic } from '../../keys/rsa-key.work.ts';
import { power } from '../../keys/rsa-math.pure.ts';
import { HASHES, type HashName, isPss, signedPkcs1 } from '../../keys/rsa-padding.work.ts';
import { type Curve, type PublicKey, readPublicKey } from './jwt-key.work.ts';

/** Not by the browser: a page on plain http has no WebCrypto, and a verdict must not depend on the address. */

const DIGESTS: Record<string, HashName> = { 256: 'SHA-256', 384: 'SHA-384', 512: 'SHA-512' };
const ECDSA = {
  ES256: ['P-256', p256],
  ES384: ['P-384', p384],
  ES512: ['P-521', p521],
  ES256K: ['secp256k1', secp256k1],
} as const satisfies Record<string, readonly [Curve, typeof p256]>;

export function hmacOf(algorithm: string, text: string, key: Bytes): Uint8Array {
  return hmac(HASHES[digestOf(algorithm)], key, utf8(text));
}

function digestOf(algorithm: string): HashName {
  return DIGESTS[algorithm.slice(2)] ?? 'SHA-256';
}

export type Verdict = 'good' | 'good-with-base64-key' | 'bad';

/** Throws for what cannot be judged: an unknown algorithm, a key of another kind. */
export function judge(algorithm: string, text: string, signature: Bytes, key: string): Verdict {
  if (/^HS(256|384|512)$/.test(algorithm)) return judgeHmac(algorithm, text, signature, key);
  if (!/^([RP]S(256|384|512)|ES(256K?|384|512)|EdDSA|Ed25519|Ed448)$/.test(algorithm))
    throw new ToolFault(`不认识“${algorithm}”这种签名算法，没法验证`);
  if (!/-----BEGIN|^\s*\{/.test(key))
    throw new ToolFault(`${algorithm} 要用公钥来验证：粘贴 -----BEGIN PUBLIC KEY----- 开头的 PEM 公钥、证书或 JWK`);
  return holds(algorithm, utf8(text), signature, readPublicKey(key)) ? 'good' : 'bad';
}

/** Many services hand out their secret in Base64 and mean the bytes. */
function judgeHmac(algorithm: string, text: string, signature: Bytes, key: string): Verdict {
  const fits = (bytes: Bytes) => isSame(hmacOf(algorithm, text, bytes), signature);
  if (fits(utf8(key))) return 'good';
  try {
    return fits(fromBase64(key)) ? 'good-with-base64-key' : 'bad';
  } catch {
    return 'bad';
  }
}

function holds(algorithm: string, text: Bytes, signature: Bytes, key: PublicKey): boolean {
  if (/^[RP]S/.test(algorithm)) {
    if (!('rsa' in key)) throw otherKind(algorithm, 'RSA');
    return holdsRsa(algorithm, text, signature, key.rsa);
  }
  if ('rsa' in key) throw otherKind(algorithm, algorithm.startsWith('ES') ? '椭圆曲线' : 'Ed25519 或 Ed448');
  const { curve, point } = key;
  const ecdsa = Object.entries(ECDSA).find(([name]) => name === algorithm)?.[1];
  try {
    if (ecdsa) {
      if (ecdsa[0] !== curve) throw otherKind(algorithm, ecdsa[0]);
      return ecdsa[1].verify(signature, text, point, { lowS: false });
    }
    if (curve === 'Ed25519' && algorithm !== 'Ed448') return ed25519.verify(signature, text, point, { zip215: false });
    if (curve === 'Ed448' && algorithm !== 'Ed25519') return ed448.verify(signature, text, point, { zip215: false });
  } catch (error) {
    if (error instanceof ToolFault) throw error;
    // A signature of the wrong length, or one that is no point of the curve.
    return false;
  }
  throw otherKind(algorithm, 'Ed25519 或 Ed448');
}

function holdsRsa(algorithm: string, text: Bytes, signature: Bytes, { modulus, exponent, size }: RsaPublic): boolean {
  if (signature.length !== size) return false;
  const opened = power(toBig(signature), exponent, modulus);
  const hash = digestOf(algorithm);
  if (algorithm.startsWith('PS')) return isPss(text, fromBig(opened, size), modulus.toString(2).length - 1, hash);
  const padded = signedPkcs1(text, size, hash);
  return padded !== undefined && opened === toBig(padded);
}

const otherKind = (algorithm: string, wanted: string) =>
  new ToolFault(`${algorithm} 要用 ${wanted} 公钥，填的是另一种`);

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
