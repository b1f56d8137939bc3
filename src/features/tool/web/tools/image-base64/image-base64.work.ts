import { fromBase64, toBase64, utf8 } from '../../bytes/bytes.work.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

/** The first bytes of each kind of picture. */
const SIGNS: [string, (bytes: Uint8Array) => boolean][] = [
  ['image/png', (bytes) => starts(bytes, [0x89, 0x50, 0x4e, 0x47])],
  ['image/jpeg', (bytes) => starts(bytes, [0xff, 0xd8, 0xff])],
  ['image/gif', (bytes) => starts(bytes, [0x47, 0x49, 0x46, 0x38])],
  [
    'image/webp',
    (bytes) => starts(bytes, [0x52, 0x49, 0x46, 0x46]) && starts(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]),
  ],
  ['image/bmp', (bytes) => starts(bytes, [0x42, 0x4d])],
  ['image/avif', (bytes) => starts(bytes.subarray(4), [0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66])],
  ['image/x-icon', (bytes) => starts(bytes, [0, 0, 1, 0])],
];

function starts(bytes: Uint8Array, sign: number[]): boolean {
  return sign.every((byte, at) => bytes[at] === byte);
}

export function pictureTypeOf(bytes: Uint8Array): string | undefined {
  const known = SIGNS.find(([, test]) => test(bytes))?.[0];
  if (known) return known;
  const head = new TextDecoder().decode(bytes.subarray(0, 500));
  return /^\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/i.test(head) ? 'image/svg+xml' : undefined;
}

export function toDataUrl(bytes: Uint8Array): string {
  const type = pictureTypeOf(bytes);
  if (!type) throw new ToolFault('这个文件不像图片');
  return `data:${type};base64,${toBase64(bytes)}`;
}

/** In style sheets drawings are often not Base64 but text, with percent signs or without. */
function bytesOf(typed: string): Uint8Array<ArrayBuffer> {
  const [, head = '', body = ''] = /^data:([^,]*),([\s\S]*)$/i.exec(typed) ?? [];
  if (head === '' || /;base64$/i.test(head.trim())) return fromBase64(body || typed);
  try {
    return utf8(decodeURIComponent(body));
  } catch {
    return utf8(body);
  }
}

/** With or without data: in front. */
export function fromDataUrl(text: string): { type: string; bytes: Uint8Array<ArrayBuffer> } {
  const bytes = bytesOf(text.trim());
  const type = pictureTypeOf(bytes);
  if (!type) throw new ToolFault('解出来的内容不是图片');
  return { type, bytes };
}
