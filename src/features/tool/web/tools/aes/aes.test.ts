import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromHex, toBase64, toHex, utf8 } from '../../bytes/bytes.work.ts';
import { type AesMode, decryptAes, encryptAes } from './aes.work.ts';
import { tool } from './tool.ts';

const key = fromHex('2b7e151628aed2a6abf7158809cf4f3c');
const iv = fromHex('000102030405060708090a0b0c0d0e0f');
const block = fromHex('6bc1bee22e409f96e93d7e117393172a');

// NIST SP 800-38A: F.1.1, F.2.1, F.5.1.
test.each<[AesMode, string, string]>([
  ['ECB', '', '3ad77bb40d7a3660a89ecaf32466ef97'],
  ['CBC', '', '7649abac8119b246cee98e9b12e9197d'],
  ['CTR', 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff', '874d6191b620e3261bef6864990db6ce'],
])('%s of the first block of SP 800-38A', (mode, own, expected) => {
  const secret = encryptAes(mode, key, own ? fromHex(own) : iv, block);
  expect(toHex(secret).slice(0, 32)).toBe(expected);
});

test('GCM: case 2 of the specification, with the tag at the end', () => {
  const secret = encryptAes('GCM', fromHex('00'.repeat(16)), fromHex('00'.repeat(12)), fromHex('00'.repeat(16)));
  expect(toHex(secret)).toBe('0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf');
});

test.each<AesMode>(['GCM', 'CBC', 'CTR', 'ECB'])('%s gives back what it took, of any length', (mode) => {
  for (const text of ['', '搜', '搜罗'.repeat(20), 'x'.repeat(32)]) {
    const secret = encryptAes(mode, key, iv, utf8(text));
    expect(decryptAes(mode, key, iv, secret)).toEqual(utf8(text));
  }
});

test('what is wrong is said', () => {
  expect(() => encryptAes('CBC', utf8('short'), iv, block)).toThrow('密钥现在是 5 字节');
  expect(() => encryptAes('CBC', key, utf8('x'), block)).toThrow('IV 现在是 1 字节');
  expect(() => encryptAes('GCM', key, utf8('1234567'), block)).toThrow('IV 现在是 7 字节');
  expect(() => decryptAes('CBC', key, iv, utf8('x'))).toThrow('16 的倍数');
  const secret = encryptAes('GCM', key, iv, block);
  secret[0] = (secret[0] ?? 0) ^ 1;
  expect(() => decryptAes('GCM', key, iv, secret)).toThrow('解不开');
  expect(() => decryptAes('ECB', key, iv, block)).toThrow('解不开');
});

test.each<AesMode>(['GCM', 'CBC', 'CTR', 'ECB'])(
  '%s with 128, 192 and 256 bits is what OpenSSL gives, and comes back',
  (mode) => {
    for (const bytes of [16, 24, 32])
      for (const length of [0, 1, 15, 16, 17, 31, 32, 33, 1000]) {
        const [own, start, plain] = [bytes, 16, length].map((size) => Uint8Array.from(randomBytes(size)));
        if (!own || !start || !plain) throw new Error('no bytes');
        const nonce = mode === 'GCM' ? start.slice(0, 12) : start;
        const name = `aes-${bytes * 8}-${mode.toLowerCase()}`;
        const cipher = createCipheriv(name, own, mode === 'ECB' ? null : nonce);
        const parts = [cipher.update(plain), cipher.final()];
        // The types know the tag of ciphers that are named in the code only.
        if (mode === 'GCM') parts.push((cipher as unknown as { getAuthTag(): Buffer<ArrayBuffer> }).getAuthTag());
        const secret = encryptAes(mode, own, nonce, plain);
        expect(toHex(secret)).toBe(Buffer.concat(parts).toString('hex'));
        expect(decryptAes(mode, own, nonce, secret)).toEqual(plain);
      }
  },
);

test('CTR counts through all sixteen bytes, as OpenSSL does', () => {
  const last = fromHex('ff'.repeat(16));
  const two = fromHex('00'.repeat(32));
  const other = createCipheriv('aes-128-ctr', key, last);
  expect(toHex(encryptAes('CTR', key, last, two))).toBe(other.update(two).toString('hex'));
});

test('the example is right', () => {
  expect(
    `密钥 0123456789abcdef、IV 全 0 时：${toBase64(encryptAes('CBC', utf8('0123456789abcdef'), new Uint8Array(16), utf8(tool.example.input)))}`,
  ).toBe(tool.example.output);
});
