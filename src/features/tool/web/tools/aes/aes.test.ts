import { createCipheriv } from 'node:crypto';
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
])('%s of the first block of SP 800-38A', async (mode, own, expected) => {
  const secret = await encryptAes(mode, key, own ? fromHex(own) : iv, block);
  expect(toHex(secret).slice(0, 32)).toBe(expected);
});

test('GCM: case 2 of the specification, with the tag at the end', async () => {
  const secret = await encryptAes('GCM', fromHex('00'.repeat(16)), fromHex('00'.repeat(12)), fromHex('00'.repeat(16)));
  expect(toHex(secret)).toBe('0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf');
});

test.each<AesMode>(['GCM', 'CBC', 'CTR', 'ECB'])('%s gives back what it took, of any length', async (mode) => {
  for (const text of ['', '搜', '搜罗'.repeat(20), 'x'.repeat(32)]) {
    const secret = await encryptAes(mode, key, iv, utf8(text));
    if (mode === 'CTR' && text === '') expect(secret).toHaveLength(0);
    else expect(await decryptAes(mode, key, iv, secret)).toEqual(utf8(text));
  }
});

test('what is wrong is said', async () => {
  await expect(encryptAes('CBC', utf8('short'), iv, block)).rejects.toThrow('密钥现在是 5 字节');
  await expect(encryptAes('CBC', key, utf8('x'), block)).rejects.toThrow('IV 现在是 1 字节');
  await expect(decryptAes('CBC', key, iv, utf8('x'))).rejects.toThrow('16 的倍数');
  const secret = await encryptAes('GCM', key, iv, block);
  secret[0] = (secret[0] ?? 0) ^ 1;
  await expect(decryptAes('GCM', key, iv, secret)).rejects.toThrow('解不开');
  await expect(decryptAes('ECB', key, iv, block)).rejects.toThrow('解不开');
});

test('CTR counts through all sixteen bytes, as OpenSSL does', async () => {
  const last = fromHex('ff'.repeat(16));
  const two = fromHex('00'.repeat(32));
  const other = createCipheriv('aes-128-ctr', key, last);
  expect(toHex(await encryptAes('CTR', key, last, two))).toBe(other.update(two).toString('hex'));
});

test('the example is right', async () => {
  expect(
    `密钥 0123456789abcdef、IV 全 0 时：${toBase64(await encryptAes('CBC', utf8('0123456789abcdef'), new Uint8Array(16), utf8(tool.example.input)))}`,
  ).toBe(tool.example.output);
});
