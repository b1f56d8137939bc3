import { expect, test } from 'vitest';
import { unreadableKind } from './picture-kind.rules.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

test.each([
  ['', '空的'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'HEIC'],
  ['\0\0\0\x20ftypmif1\0\0\0\0mif1heic', 'HEIC'],
  ['<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'SVG'],
  ['\xff\xd8\xff\xe0 half of a photo', '不完整'],
  ['\x89PNG\r\n\x1a\n', '不完整'],
])('a file that begins %j is told as %s', (text, said) => {
  expect(unreadableKind(bytes(text))).toContain(said);
});

test.each(['hello', '\0\0\0\x1cftypisom', '%PDF-1.7'])('of %j nothing is known', (text) => {
  expect(unreadableKind(bytes(text))).toBeUndefined();
});
