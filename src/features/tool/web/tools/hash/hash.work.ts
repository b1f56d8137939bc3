import {
  createCRC32,
  createHMAC,
  createMD5,
  createRIPEMD160,
  createSHA1,
  createSHA3,
  createSHA224,
  createSHA256,
  createSHA384,
  createSHA512,
  createSM3,
  type IHasher,
} from 'hash-wasm';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

const MAKERS = {
  MD5: createMD5,
  'SHA-1': createSHA1,
  'SHA-224': createSHA224,
  'SHA-256': createSHA256,
  'SHA-384': createSHA384,
  'SHA-512': createSHA512,
  'SHA3-256': () => createSHA3(256),
  SM3: createSM3,
  'RIPEMD-160': createRIPEMD160,
  CRC32: createCRC32,
} satisfies Record<string, () => Promise<IHasher>>;

export type HashName = keyof typeof MAKERS;

// The keys of an object literal of ours.
const HASH_NAMES = Object.keys(MAKERS) as HashName[];

export interface Digest {
  name: HashName;
  hex: string;
}

/** All digests of a file or text in one reading, a piece at a time: files of many gigabytes fit. */
export async function digestAll(source: Blob | Uint8Array, names: readonly HashName[] = HASH_NAMES): Promise<Digest[]> {
  const hashers = await Promise.all(names.map((name) => MAKERS[name]()));
  for (const hasher of hashers) hasher.init();
  if (source instanceof Uint8Array) for (const hasher of hashers) hasher.update(source);
  else
    for (const reader = source.stream().getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      for (const hasher of hashers) hasher.update(value);
    }
  return hashers.map((hasher, at) => ({ name: names[at] ?? 'MD5', hex: hasher.digest('hex') }));
}

export async function hmac(name: HashName, key: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
  if (name === 'CRC32') throw new ToolFault('CRC32 是校验码，不能用来做 HMAC');
  if (key.length === 0) throw new ToolFault('请填写密钥');
  const hasher = await createHMAC(MAKERS[name](), key);
  hasher.init();
  hasher.update(message);
  return hasher.digest('binary');
}
