import { createCipheriv, createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';
import type { FieldProblem } from '../channel/channel.driver.ts';

const BLOCK = 32;
const HEAD = 20;

/** 43 characters without the padding that base64 would want. */
function keyOf(aesKey: string): Buffer {
  return Buffer.from(`${aesKey}=`, 'base64');
}

/** The signature of plain messages (three parts) and of encrypted ones (four, with the cipher text). */
export function wechatSignature(...parts: readonly string[]): string {
  return createHash('sha1').update(parts.toSorted().join('')).digest('hex');
}

export function isSame(given: string, own: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(own)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** AES-256-CBC with blocks of 32 bytes, as WeCom and 公众号 have it; `receiver` is the corpid or the AppID. */
export function encryptWechat(aesKey: string, receiver: string, message: string, random: Uint8Array): string {
  const key = keyOf(aesKey);
  const text = Buffer.from(message);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  const plain = Buffer.concat([random, length, text, Buffer.from(receiver)]);
  const pad = BLOCK - (plain.length % BLOCK);
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
  return Buffer.concat([cipher.update(plain), cipher.update(Buffer.alloc(pad, pad)), cipher.final()]).toString(
    'base64',
  );
}

/** The message, or undefined when it was not meant for this receiver or is no such text at all. */
export function decryptWechat(aesKey: string, receiver: string, encrypted: string): string | undefined {
  try {
    const key = keyOf(aesKey);
    // The padding of 17 to 32 bytes would be refused by the library's own.
    const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
    const padded = Buffer.concat([decipher.update(Buffer.from(encrypted, 'base64')), decipher.final()]);
    const pad = padded.at(-1) ?? 0;
    if (pad < 1 || pad > BLOCK || padded.length < HEAD + pad) return undefined;
    const plain = padded.subarray(0, padded.length - pad);
    const end = HEAD + plain.readUInt32BE(16);
    if (end > plain.length || !isSame(plain.subarray(end).toString(), receiver)) return undefined;
    return plain.subarray(HEAD, end).toString();
  } catch {
    return undefined;
  }
}

/** What is wrong with the fields of a callback: both or none, and the token alone where plain messages are allowed. */
export function callbackProblem(
  { token = '', aesKey = '' }: Readonly<Record<string, string>>,
  isAlwaysEncrypted: boolean,
): FieldProblem | undefined {
  const [given, key] = [token.trim(), aesKey.trim()];
  if (given && !/^[A-Za-z0-9]{3,32}$/.test(given))
    return { field: 'token', message: 'Token 是 3 到 32 位的字母和数字' };
  if (key && !/^[A-Za-z0-9]{43}$/.test(key)) {
    return { field: 'aesKey', message: `EncodingAESKey 应是 43 位字母和数字，现在是 ${key.length} 位` };
  }
  if (key && !given) return { field: 'token', message: '填了 EncodingAESKey，Token 也要填' };
  if (given && !key && isAlwaysEncrypted) return { field: 'aesKey', message: '填了 Token，EncodingAESKey 也要填' };
  return undefined;
}
