import { isUtf8 } from 'node:buffer';
import { parse } from 'node:querystring';
import { notUtf8 } from './app-error.ts';

const ESCAPED = /(?:%[\da-f]{2})+/gi;

/** Read as anything else, 你好 in GBK would be kept as two signs that nobody can turn back. */
export function utf8Text(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw notUtf8();
  return bytes.toString('utf8');
}

/** The fields of a form; a name that comes twice is a list. */
export function readForm(text: string): Record<string, unknown> {
  // A form escapes all that is not ASCII: this sign stands for bytes that were no UTF-8.
  if (text.includes('\ufffd')) throw notUtf8();
  for (const [run] of text.matchAll(ESCAPED)) {
    try {
      decodeURIComponent(run);
    } catch {
      throw notUtf8();
    }
  }
  return parse(text, '&', '=', { maxKeys: 0 });
}
