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

test('it opens neither for another purpose, nor with another key, nor when one byte was changed', () => {
  const sealed = box.seal('secret', 'robot token');
  const changed = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'B' : 'A'}`;
  expect(box.open(sealed, 'totp')).toBeUndefined();
  expect(createSecretBox(() => Buffer.alloc(32, 2)).open(sealed, 'robot token')).toBeUndefined();
  expect(box.open(changed, 'robot token')).toBeUndefined();
});

test.each(['plain text', '', 'sealed:1:', 'sealed:1:AAAA'])('%j is nothing that was sealed', (text) => {
  expect(box.open(text, 'robot token')).toBeUndefined();
});

test('each purpose has a key of its own, the same one in every process', () => {
  const again = createSecretBox(() => Buffer.alloc(32, 1));
  expect(again.key('proof')).toEqual(box.key('proof'));
  expect(box.key('other')).not.toEqual(box.key('proof'));
});
