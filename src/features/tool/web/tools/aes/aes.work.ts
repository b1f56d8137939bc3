import { cbc, ctr, ecb, gcm } from '@noble/ciphers/aes.js';
import type { Bytes } from '../../bytes/bytes.work.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

export type AesMode = 'GCM' | 'CBC' | 'CTR' | 'ECB';

const BLOCK = 16;

/** Not by the browser: on plain http it has no ciphers, and Chromium's know neither 192-bit keys nor ECB. */
export function encryptAes(mode: AesMode, key: Bytes, iv: Bytes, plain: Bytes): Bytes {
  return Uint8Array.from(cipherOf(mode, key, iv).encrypt(plain));
}

export function decryptAes(mode: AesMode, key: Bytes, iv: Bytes, secret: Bytes): Bytes {
  const cipher = cipherOf(mode, key, iv);
  if ((mode === 'CBC' || mode === 'ECB') && (secret.length === 0 || secret.length % BLOCK))
    throw new ToolFault(`密文长度是 ${secret.length} 字节，${mode} 模式必须是 16 的倍数，可能没有复制完整`);
  try {
    return Uint8Array.from(cipher.decrypt(secret));
  } catch {
    throw new ToolFault('解不开：密钥、IV、模式或密文里至少有一个不对');
  }
}

function cipherOf(mode: AesMode, key: Bytes, iv: Bytes) {
  if (![16, 24, 32].includes(key.length))
    throw new ToolFault(`密钥现在是 ${key.length} 字节，AES 的密钥必须是 16、24 或 32 字节`);
  if (mode === 'ECB') return ecb(key);
  if (mode === 'GCM' ? iv.length < 8 : iv.length !== BLOCK)
    throw new ToolFault(
      `IV 现在是 ${iv.length} 字节，${mode === 'GCM' ? '至少要 8 字节，一般用 12 字节' : '必须是 16 字节'}`,
    );
  if (mode === 'GCM') return gcm(key, iv);
  return mode === 'CBC' ? cbc(key, iv) : ctr(key, iv);
}
