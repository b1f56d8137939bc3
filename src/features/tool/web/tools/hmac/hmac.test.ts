import { expect, test } from 'vitest';
import { fromHex, toHex, utf8 } from '../../bytes/bytes.work.ts';
import { hmac } from '../hash/hash.work.ts';
import { tool } from './tool.ts';

// RFC 2202 and RFC 4231, cases 1, 2 and 6.
test.each([
  ['MD5', '0b'.repeat(16), 'Hi There', '9294727a3638bb1c13f48ef8158bfc9d'],
  ['SHA-1', '0b'.repeat(20), 'Hi There', 'b617318655057264e28bc0b6fb378c8ef146be00'],
  ['SHA-256', '0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    'SHA-256',
    toHex(utf8('Jefe')),
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    'SHA-256',
    'aa'.repeat(131),
    'Test Using Larger Than Block-Size Key - Hash Key First',
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    'SHA-512',
    '0b'.repeat(20),
    'Hi There',
    '87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cdedaa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854',
  ],
] as const)('HMAC-%s with the key %s', async (name, key, message, expected) => {
  expect(toHex(await hmac(name, fromHex(key), utf8(message)))).toBe(expected);
});

test('a missing key and a checksum are refused', async () => {
  await expect(hmac('SHA-256', utf8(''), utf8('a'))).rejects.toThrow('请填写密钥');
  await expect(hmac('CRC32', utf8('k'), utf8('a'))).rejects.toThrow('不能用来做 HMAC');
});

test('the example is right', async () => {
  expect(toHex(await hmac('SHA-256', utf8('Jefe'), utf8(tool.example.input)))).toBe(tool.example.output);
});
