import type { Bytes } from '../../bytes/bytes.work.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

export type AesMode = 'GCM' | 'CBC' | 'CTR' | 'ECB';

const BLOCK = 16;

export async function encryptAes(mode: AesMode, key: Bytes, iv: Bytes, plain: Bytes): Promise<Bytes> {
  if (mode === 'ECB') return ecbEncrypt(await cbcKey(key), plain);
  const { algorithm, cryptoKey } = await prepare(mode, key, iv);
  return new Uint8Array(await crypto.subtle.encrypt(algorithm, cryptoKey, plain));
}

export async function decryptAes(mode: AesMode, key: Bytes, iv: Bytes, secret: Bytes): Promise<Bytes> {
  if ((mode === 'CBC' || mode === 'ECB') && (secret.length === 0 || secret.length % BLOCK))
    throw new ToolFault(`密文长度是 ${secret.length} 字节，${mode} 模式必须是 16 的倍数，可能没有复制完整`);
  try {
    if (mode === 'ECB') return await ecbDecrypt(await cbcKey(key), secret);
    const { algorithm, cryptoKey } = await prepare(mode, key, iv);
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, cryptoKey, secret));
  } catch (error) {
    if (error instanceof ToolFault) throw error;
    throw new ToolFault('解不开：密钥、IV、模式或密文里至少有一个不对');
  }
}

async function prepare(mode: 'GCM' | 'CBC' | 'CTR', key: Bytes, iv: Bytes) {
  if (mode === 'GCM' ? iv.length === 0 : iv.length !== BLOCK)
    throw new ToolFault(
      `IV 现在是 ${iv.length} 字节，${mode === 'GCM' ? '不能为空，一般用 12 字节' : '必须是 16 字节'}`,
    );
  const algorithm = mode === 'CTR' ? { name: 'AES-CTR', counter: iv, length: 128 } : { name: `AES-${mode}`, iv };
  return { algorithm, cryptoKey: await importKey(`AES-${mode}`, key) };
}

async function importKey(name: string, key: Bytes): Promise<CryptoKey> {
  if (![16, 24, 32].includes(key.length))
    throw new ToolFault(`密钥现在是 ${key.length} 字节，AES 的密钥必须是 16、24 或 32 字节`);
  return crypto.subtle.importKey('raw', key, name, false, ['encrypt', 'decrypt']);
}

const cbcKey = (key: Bytes) => importKey('AES-CBC', key);

/** Browsers have no ECB; one block of CBC with an empty IV is the same. */
async function ecbEncrypt(key: CryptoKey, plain: Bytes): Promise<Bytes> {
  const padding = BLOCK - (plain.length % BLOCK);
  const padded = new Uint8Array(plain.length + padding).fill(padding);
  padded.set(plain);
  return eachBlock(padded, async (block) => {
    const two = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: new Uint8Array(BLOCK) }, key, block);
    return new Uint8Array(two, 0, BLOCK);
  });
}

async function ecbDecrypt(key: CryptoKey, secret: Bytes): Promise<Bytes> {
  const padded = await eachBlock(secret, async (block) => {
    // Nothing, encrypted behind this block, is exactly the padding that decryption wants to see.
    const ending = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: block }, key, new Uint8Array(0));
    const two = new Uint8Array(BLOCK * 2);
    two.set(block);
    two.set(new Uint8Array(ending), BLOCK);
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv: new Uint8Array(BLOCK) }, key, two));
  });
  const padding = padded.at(-1) ?? 0;
  if (padding < 1 || padding > BLOCK || padded.slice(-padding).some((byte) => byte !== padding))
    throw new Error('bad padding');
  return padded.slice(0, -padding);
}

async function eachBlock(bytes: Bytes, work: (block: Bytes) => Promise<Bytes>): Promise<Bytes> {
  const done = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += BLOCK) done.set(await work(bytes.slice(at, at + BLOCK)), at);
  return done;
}
