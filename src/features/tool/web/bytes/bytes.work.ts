import { ToolFault } from '../frame/tool-fault.pure.ts';
import { withoutEnd } from '../without-end.pure.ts';

/** Bytes and the ways people write them down. Every message is for the one who typed. */

const HEX = '0123456789abcdef';
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export type Bytes = Uint8Array<ArrayBuffer>;

export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function readUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ToolFault('解出来的内容不是 UTF-8 文字，可能是图片、压缩包等二进制数据，或用了别的编码');
  }
}

export function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += HEX.charAt(byte >> 4) + HEX.charAt(byte & 15);
  return hex;
}

/** Takes what people paste: 0x, \x, %, spaces, colons and commas between the bytes. */
export function fromHex(text: string): Bytes {
  const digits = text.replace(/0x|\\x|[%\s:,-]/gi, '');
  const wrong = /[^0-9a-f]/iu.exec(digits);
  if (wrong) throw new ToolFault(`“${wrong[0]}”不是十六进制字符，只能用 0–9 和 a–f`);
  if (digits.length % 2) throw new ToolFault(`十六进制要成对出现，现在有 ${digits.length} 个字符，少了或多了一个`);
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) =>
    Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16),
  );
}

export function toBase64(bytes: Uint8Array, { urlSafe = false, padding = true } = {}): string {
  let out = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let digit = 0; digit < 4; digit++) {
      if (digit > left) out += padding ? '=' : '';
      else out += BASE64.charAt((group >> (18 - digit * 6)) & 63);
    }
  }
  return urlSafe ? out.replaceAll('+', '-').replaceAll('/', '_') : out;
}

/** Reads both alphabets, with or without padding and line breaks. */
export function fromBase64(text: string): Bytes {
  const digits = withoutEnd(text.replace(/\s/g, '').replaceAll('-', '+').replaceAll('_', '/'), '=');
  const wrong = /[^A-Za-z0-9+/]/u.exec(digits);
  if (wrong) throw new ToolFault(`第 ${text.indexOf(wrong[0]) + 1} 个字符“${wrong[0]}”不属于 Base64`);
  if (digits.length % 4 === 1) throw new ToolFault('Base64 的长度不对，内容可能没有复制完整');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const digit of digits) {
    held = ((held << 6) | BASE64.indexOf(digit)) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (held >> bits) & 255;
    }
  }
  return bytes;
}

export type ByteForm = 'text' | 'hex' | 'base64';

export const BYTE_FORMS = [
  { value: 'text', label: '文字' },
  { value: 'hex', label: '十六进制' },
  { value: 'base64', label: 'Base64' },
] as const satisfies readonly { value: ByteForm; label: string }[];

export function readBytes(text: string, form: ByteForm): Bytes {
  if (form === 'text') return utf8(text);
  return form === 'hex' ? fromHex(text) : fromBase64(text);
}

export function writeBytes(bytes: Uint8Array, form: ByteForm): string {
  if (form === 'text') return readUtf8(bytes);
  return form === 'hex' ? toHex(bytes) : toBase64(bytes);
}
