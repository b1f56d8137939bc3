import { fromBase64, readUtf8, toBase64, utf8 } from '../../bytes/bytes.work.ts';

export interface Base64Options {
  urlSafe: boolean;
  padding: boolean;
  /** Mail breaks lines after 76 characters. */
  wrap: boolean;
}

export function encodeText(text: string, { urlSafe, padding, wrap }: Base64Options): string {
  const base64 = toBase64(utf8(text), { urlSafe, padding });
  return wrap ? (base64.match(/.{1,76}/g) ?? []).join('\n') : base64;
}

/** Also takes the whole of a data: address. */
export function decodeText(text: string): string {
  return readUtf8(fromBase64(text.replace(/^\s*data:[^,]*;base64,/i, '')));
}
