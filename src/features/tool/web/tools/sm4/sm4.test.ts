import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromHex, toHex, utf8 } from '../../bytes/bytes.work.ts';
import { decryptSm4, encryptSm4 } from './sm4.work.ts';
import { tool } from './tool.ts';

const key = fromHex('0123456789abcdeffedcba9876543210');
const ecb = { mode: 'ECB', padding: 'none', key, iv: new Uint8Array(0) } as const;
const cbc = { mode: 'CBC', padding: 'pkcs#7', key, iv: fromHex('000102030405060708090a0b0c0d0e0f') } as const;

// GB/T 32907-2016, appendix A.
test('the block of the standard', () => {
  expect(toHex(encryptSm4(key, ecb))).toBe('681edf34d206965e86b3e94f536e4246');
  expect(toHex(decryptSm4(fromHex('681edf34d206965e86b3e94f536e4246'), ecb))).toBe(toHex(key));
});

test('CBC is the same as OpenSSL makes it', () => {
  const other = createCipheriv('sm4-cbc', key, cbc.iv);
  const expected = Buffer.concat([other.update('国密搜罗'), other.final()]);
  expect(toHex(encryptSm4(utf8('国密搜罗'), cbc))).toBe(expected.toString('hex'));
  expect(decryptSm4(Uint8Array.from(expected), cbc)).toEqual(utf8('国密搜罗'));
});

test('what is wrong is said', () => {
  expect(() => encryptSm4(utf8('x'), ecb)).toThrow('不填充时');
  expect(() => encryptSm4(key, { ...ecb, key: utf8('x') })).toThrow('密钥现在是 1 字节');
  expect(() => encryptSm4(key, { ...cbc, iv: utf8('') })).toThrow('IV 现在是 0 字节');
  expect(() => decryptSm4(utf8('x'), cbc)).toThrow('16 的倍数');
  expect(() => decryptSm4(key, cbc)).toThrow('解不开');
});

test('the example is right', () => {
  expect(toHex(encryptSm4(utf8(tool.example.input), { ...ecb, padding: 'pkcs#7' }))).toBe(tool.example.output);
});
