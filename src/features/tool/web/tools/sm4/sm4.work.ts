import smCrypto from 'sm-crypto';
import type { Bytes } from '../../bytes/bytes.work.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

// A module of the old kind: Node finds no names in it.
const { sm4 } = smCrypto;

export interface Sm4Options {
  mode: 'ECB' | 'CBC';
  padding: 'pkcs#7' | 'none';
  key: Bytes;
  /** Used by CBC only. */
  iv: Bytes;
}

export function encryptSm4(plain: Bytes, options: Sm4Options): Bytes {
  if (options.padding === 'none' && plain.length % 16)
    throw new ToolFault(`内容是 ${plain.length} 字节，不填充时必须是 16 的倍数`);
  return Uint8Array.from(sm4.encrypt([...plain], [...keyOf(options)], { ...settings(options), output: 'array' }));
}

export function decryptSm4(secret: Bytes, options: Sm4Options): Bytes {
  if (secret.length === 0 || secret.length % 16)
    throw new ToolFault(`密文是 ${secret.length} 字节，必须是 16 的倍数，可能没有复制完整`);
  const key = keyOf(options);
  try {
    return Uint8Array.from(sm4.decrypt([...secret], [...key], { ...settings(options), output: 'array' }));
  } catch {
    throw new ToolFault('解不开：密钥、IV、模式或填充方式里至少有一个不对');
  }
}

function keyOf({ key }: Sm4Options): Bytes {
  if (key.length !== 16) throw new ToolFault(`密钥现在是 ${key.length} 字节，SM4 的密钥必须是 16 字节`);
  return key;
}

function settings({ mode, padding, iv }: Sm4Options) {
  if (mode === 'ECB') return { padding };
  if (iv.length !== 16) throw new ToolFault(`IV 现在是 ${iv.length} 字节，必须是 16 字节`);
  return { padding, mode: 'cbc' as const, iv: [...iv] };
}
