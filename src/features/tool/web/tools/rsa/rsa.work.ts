import { type Bytes, fromBase64, fromHex, readUtf8, toBase64, utf8 } from '../../bytes/bytes.work.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { fromBig, joinBytes, toBig } from '../../keys/der.work.ts';
import { type RsaPublic, readRsaPrivate, readRsaPublic } from '../../keys/rsa-key.work.ts';
import { power, secretPower } from '../../keys/rsa-math.pure.ts';
import {
  type HashName,
  padOaep,
  padPkcs1,
  roomOf,
  signedPkcs1,
  unpadOaep,
  unpadPkcs1,
} from '../../keys/rsa-padding.work.ts';

export type Padding = 'oaep256' | 'oaep1' | 'pkcs1';

const OAEP: Record<Exclude<Padding, 'pkcs1'>, HashName> = { oaep256: 'SHA-256', oaep1: 'SHA-1' };
const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

export function encryptRsa(text: string, publicPem: string, padding: Padding = 'oaep256'): string {
  const { modulus, exponent, size } = readRsaPublic(publicPem);
  const plain = utf8(text);
  const padded = padding === 'pkcs1' ? padPkcs1(plain, size, random) : padOaep(plain, size, OAEP[padding], random);
  if (!padded) {
    const room = Math.max(0, padding === 'pkcs1' ? roomOf.pkcs1(size) : roomOf.oaep(size, OAEP[padding]));
    throw new ToolFault(`内容有 ${plain.length} 字节，太长了。这把 ${size * 8} 位的密钥一次最多加密 ${room} 字节`);
  }
  return toBase64(fromBig(power(toBig(padded), exponent, modulus), size));
}

/** Long texts are often encrypted in pieces as long as the key: they come one after the other. */
export function decryptRsa(secret: string, privatePem: string, padding: Padding = 'oaep256'): string {
  const key = readRsaPrivate(privatePem);
  const bytes = readSecret(secret, key);
  const no = () => new ToolFault('解不开：私钥和密文对不上，或者加密时用的是另一种填充');
  if (bytes.length === 0 || bytes.length % key.size) throw no();
  const pieces: Bytes[] = [];
  for (let at = 0; at < bytes.length; at += key.size) {
    const number = toBig(bytes.slice(at, at + key.size));
    if (number >= key.modulus) throw no();
    const padded = fromBig(secretPower(number, key.secret, key.p, key.q), key.size);
    const plain = padding === 'pkcs1' ? unpadPkcs1(padded) : unpadOaep(padded, OAEP[padding]);
    if (!plain) throw no();
    pieces.push(plain);
  }
  return readUtf8(joinBytes(...pieces));
}

/** Base64, or hexadecimal when it is that and of the right length. */
function readSecret(text: string, { size }: RsaPublic): Bytes {
  const digits = text.replace(/[\s:]/g, '');
  return /^[0-9a-f]+$/i.test(digits) && digits.length % (size * 2) === 0 ? fromHex(digits) : fromBase64(text);
}

export function signRsa(text: string, privatePem: string, hash: HashName = 'SHA-256'): string {
  const { size, secret, p, q } = readRsaPrivate(privatePem);
  const padded = signedPkcs1(utf8(text), size, hash);
  if (!padded) throw new ToolFault(`这把密钥只有 ${size * 8} 位，放不下 ${hash} 的签名`);
  return toBase64(fromBig(secretPower(toBig(padded), secret, p, q), size));
}

export function verifyRsa(text: string, signature: string, publicPem: string, hash: HashName = 'SHA-256'): boolean {
  const key = readRsaPublic(publicPem);
  const bytes = readSecret(signature, key);
  const padded = signedPkcs1(utf8(text), key.size, hash);
  return (
    padded !== undefined &&
    bytes.length === key.size &&
    power(toBig(bytes), key.exponent, key.modulus) === toBig(padded)
  );
}
