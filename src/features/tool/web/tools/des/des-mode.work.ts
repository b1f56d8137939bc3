import type { Bytes } from '../../bytes/bytes.work.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { desCipher } from './des.pure.ts';

export type DesMode = 'ECB' | 'CBC';
export type DesPadding = 'pkcs' | 'zero' | 'none';

export interface DesSettings {
  mode: DesMode;
  padding: DesPadding;
  key: Bytes;
  iv: Bytes;
}

const BLOCK = 8;

export function encryptDes(plain: Bytes, { mode, padding, key, iv }: DesSettings): Bytes {
  const cipher = cipherOf(key, mode, iv);
  const padded = pad(plain, padding);
  const done = new Uint8Array(padded.length);
  let last = iv;
  for (let at = 0; at < padded.length; at += BLOCK) {
    const block = padded.slice(at, at + BLOCK);
    last = cipher.encrypt(mode === 'CBC' ? xor(block, last) : block);
    done.set(last, at);
  }
  return done;
}

export function decryptDes(secret: Bytes, { mode, padding, key, iv }: DesSettings): Bytes {
  const cipher = cipherOf(key, mode, iv);
  if (secret.length === 0 || secret.length % BLOCK)
    throw new ToolFault(`密文长度是 ${secret.length} 字节，必须是 8 的倍数，可能没有复制完整`);
  const done = new Uint8Array(secret.length);
  let last = iv;
  for (let at = 0; at < secret.length; at += BLOCK) {
    const block = secret.slice(at, at + BLOCK);
    const open = cipher.decrypt(block);
    done.set(mode === 'CBC' ? xor(open, last) : open, at);
    last = block;
  }
  return unpad(done, padding);
}

function cipherOf(key: Bytes, mode: DesMode, iv: Bytes) {
  if (![8, 16, 24].includes(key.length))
    throw new ToolFault(`密钥现在是 ${key.length} 字节，DES 要 8 字节，3DES 要 16 或 24 字节`);
  if (mode === 'CBC' && iv.length !== BLOCK) throw new ToolFault(`IV 现在是 ${iv.length} 字节，必须是 8 字节`);
  return desCipher(key);
}

const xor = (one: Bytes, other: Bytes): Bytes => one.map((byte, at) => byte ^ (other[at] ?? 0));

function pad(plain: Bytes, padding: DesPadding): Bytes {
  const over = plain.length % BLOCK;
  if (padding === 'none' && over) throw new ToolFault(`不填充时内容必须是 8 的倍数，现在是 ${plain.length} 字节`);
  const gap = padding === 'pkcs' ? BLOCK - over : (BLOCK - over) % BLOCK;
  const padded = new Uint8Array(plain.length + gap).fill(padding === 'pkcs' ? gap : 0);
  padded.set(plain);
  return padded;
}

function unpad(padded: Bytes, padding: DesPadding): Bytes {
  if (padding === 'none') return padded;
  if (padding === 'zero') {
    let end = padded.length;
    while (end > 0 && padded[end - 1] === 0) end--;
    return padded.slice(0, end);
  }
  const gap = padded.at(-1) ?? 0;
  if (gap < 1 || gap > BLOCK || padded.slice(-gap).some((byte) => byte !== gap))
    throw new ToolFault('解不开：密钥、IV、模式、填充或密文里至少有一个不对');
  return padded.slice(0, -gap);
}
