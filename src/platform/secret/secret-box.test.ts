import { expect, test } from 'vitest';
import { createSecretBox, isSealed } from './secret-box.ts';

const box = createSecretBox(() => Buffer.alloc(32, 1));

test('what was sealed opens again, and looks different each time', () => {
  const sealed = box.seal('密钥 🔑', 'robot token');
  expect(isSealed(sealed)).toBe(true);
  expect(sealed).not.toContain('密钥');
  expect(box.seal('密钥 🔑', 'robot token')).not.toBe(sealed);
  expect(box.open(sealed, 'robot token')).toBe('密钥 🔑');
});

test('it opens neither for another purpose, nor with another key, nor when any character was changed', () => {
  const sealed = box.seal('secret', 'robot token');
  expect(box.open(sealed, 'totp')).toBeUndefined();
  expect(createSecretBox(() => Buffer.alloc(32, 2)).open(sealed, 'robot token')).toBeUndefined();
  for (let place = 0; place < sealed.length; place++) {
    for (const other of 'AB=') {
      const changed = sealed.slice(0, place) + other + sealed.slice(place + 1);
      if (changed !== sealed) expect(box.open(changed, 'robot token')).toBeUndefined();
    }
  }
  expect(box.open(`${sealed}=`, 'robot token')).toBeUndefined();
});

test.each(['plain text', '', 'sealed:1:', 'sealed:1:AAAA'])('%j is nothing that was sealed', (text) => {
  expect(box.open(text, 'robot token')).toBeUndefined();
});

test('each purpose has a key of its own, the same one in every process', () => {
  const again = createSecretBox(() => Buffer.alloc(32, 1));
  expect(again.key('proof')).toEqual(box.key('proof'));
  expect(box.key('other')).not.toEqual(box.key('proof'));
});

test('a mark is the same for the same text and purpose only, and only with the same key', () => {
  const mark = box.mark('https://example.com/?key=1', 'source');
  expect(box.mark('https://example.com/?key=1', 'source')).toBe(mark);
  const others = [
    box.mark('https://example.com/?key=2', 'source'),
    box.mark('https://example.com/?key=1', 'robot'),
    createSecretBox(() => Buffer.alloc(32, 2)).mark('https://example.com/?key=1', 'source'),
  ];
  expect(new Set([mark, ...others]).size).toBe(4);
});
