import { expect, test } from 'vitest';
import { BadTar, BLOCK, padding, readLongName, readTarHeader, tarHeader } from './tar-header.rules.ts';

test('a header says what was put into it', () => {
  const block = tarHeader('files/upload/a.webp', 123_456_789);
  expect(block).toHaveLength(BLOCK);
  expect(readTarHeader(block)).toEqual({ kind: 'file', name: 'files/upload/a.webp', size: 123_456_789 });
});

test.each([100, 101, 255, 900, 993])('a name of %d bytes comes back whole', (length) => {
  const name = `files/${'a'.repeat(length - 6)}`;
  const blocks = tarHeader(name, 5);
  const first = readTarHeader(blocks.subarray(0, BLOCK));
  if (length <= 100) expect(first?.name).toBe(name);
  else {
    expect(first?.kind).toBe('long-name');
    expect(readLongName(blocks.subarray(BLOCK, BLOCK + (first?.size ?? 0)))).toBe(name);
    expect(readTarHeader(blocks.subarray(-BLOCK))).toMatchObject({ kind: 'file', size: 5 });
  }
});

test('every flipped bit of a header is noticed', () => {
  const block = tarHeader('manifest.json', 77);
  for (let bit = 0; bit < BLOCK * 8; bit++) {
    const flipped = Buffer.from(block);
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    let read: unknown;
    try {
      read = readTarHeader(flipped);
    } catch (error) {
      expect(error).toBeInstanceOf(BadTar);
      continue;
    }
    // Only the space after the checksum means nothing.
    expect([bit >> 3, read]).toEqual([155, { kind: 'file', name: 'manifest.json', size: 77 }]);
  }
});

test.each(['1', '2', '3', '5', 'L', 'g', '\0'])('an entry of type %j is refused', (type) => {
  const block = tarHeader('files/a', 0);
  block.write(type, 156, 'latin1');
  let sum = 0;
  for (let place = 0; place < BLOCK; place++) sum += place >= 148 && place < 156 ? 32 : (block[place] ?? 0);
  block.write(sum.toString(8).padStart(6, '0'), 148);
  expect(() => readTarHeader(block)).toThrow('other than plain files');
});

test('content is filled up to whole blocks', () => {
  expect([0, 1, 511, 512, 513].map((size) => padding(size).length)).toEqual([0, 511, 1, 0, 511]);
  expect(readTarHeader(Buffer.alloc(BLOCK))).toBeUndefined();
});
