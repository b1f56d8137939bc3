import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Bytes, fromHex, readUtf8, toBase64, toHex, utf8 } from '../../bytes/bytes.work.ts';
import { type DesMode, type DesSettings, decryptDes, encryptDes } from './des-mode.work.ts';
import { tool } from './tool.ts';

const some = (length: number): Bytes => Uint8Array.from(randomBytes(length));
const bare = (key: string): DesSettings => ({ mode: 'ECB', padding: 'none', key: fromHex(key), iv: new Uint8Array(8) });

// FIPS 46-3 has no vectors of its own; these are of NIST SP 800-17 and of the literature.
test.each([
  ['133457799bbcdff1', '0123456789abcdef', '85e813540f0ab405'],
  ['0101010101010101', '8000000000000000', '95f8a5e5dd31d900'],
  ['0101010101010101', '0000000000000001', '166b40b44aba4bd6'],
  ['8001010101010101', '0000000000000000', '95a8d72813daa94d'],
  ['0101010101010102', '0000000000000000', '869efd7f9f265a09'],
  ['7ca110454a1a6e57', '01a1d6d039776742', '690f5b0d9a26939b'],
  ['0131d9619dc1376e', '5cd54ca83def57da', '7a389d10354bd271'],
  ['07a1133e4a0b2686', '0248d43806f67172', '868ebb51cab4599a'],
  ['1c587f1c13924fef', '305532286d6f295a', '63fac0d034d9f793'],
  ['ffffffffffffffff', 'ffffffffffffffff', '7359b2163e4edc58'],
])('the key %s makes of %s %s, and back', (key, plain, secret) => {
  expect(toHex(encryptDes(fromHex(plain), bare(key)))).toBe(secret);
  expect(toHex(decryptDes(fromHex(secret), bare(key)))).toBe(plain);
});

test.each<[string, DesMode, number]>([
  ['des-ede3', 'ECB', 24],
  ['des-ede3-cbc', 'CBC', 24],
  ['des-ede', 'ECB', 16],
  ['des-ede-cbc', 'CBC', 16],
])('%s is what OpenSSL makes of it, and comes back', (name, mode, bytes) => {
  for (const length of [0, 1, 7, 8, 9, 15, 16, 17, 64, 200]) {
    const [key, iv, plain] = [some(bytes), some(8), some(length)];
    const theirs = createCipheriv(name, key, mode === 'CBC' ? iv : null);
    const settings = { mode, padding: 'pkcs', key, iv } as const;
    const secret = encryptDes(plain, settings);
    expect(toHex(secret)).toBe(Buffer.concat([theirs.update(plain), theirs.final()]).toString('hex'));
    expect(decryptDes(secret, settings)).toEqual(plain);
  }
});

test('one key is three times the same', () => {
  const [key, plain] = [some(8), some(40)];
  const theirs = createCipheriv('des-ede3-cbc', Buffer.concat([key, key, key]), Buffer.alloc(8));
  const ours = encryptDes(plain, { mode: 'CBC', padding: 'pkcs', key, iv: new Uint8Array(8) });
  expect(toHex(ours)).toBe(Buffer.concat([theirs.update(plain), theirs.final()]).toString('hex'));
});

test('zeros at the end, or nothing at all', () => {
  const zero = { ...bare('0123456789abcdef'), padding: 'zero' } as const;
  expect(encryptDes(utf8('12345678'), zero)).toHaveLength(8);
  expect(readUtf8(decryptDes(encryptDes(utf8('搜罗'), zero), zero))).toBe('搜罗');
  expect(() => encryptDes(utf8('1'), bare('0123456789abcdef'))).toThrow('8 的倍数');
});

test('what is wrong is said', () => {
  const pkcs = { ...bare('0123456789abcdef'), padding: 'pkcs' } as const;
  expect(() => encryptDes(utf8('x'), { ...pkcs, key: utf8('short') })).toThrow('密钥现在是 5 字节');
  expect(() => encryptDes(utf8('x'), { ...pkcs, mode: 'CBC', iv: utf8('x') })).toThrow('IV 现在是 1 字节');
  expect(() => decryptDes(utf8('x'), pkcs)).toThrow('8 的倍数');
  expect(() => decryptDes(new Uint8Array(0), pkcs)).toThrow('0 字节');
  expect(() => decryptDes(fromHex('0000000000000000'), pkcs)).toThrow('解不开');
});

test('the example is right', () => {
  const settings = { mode: 'ECB', padding: 'pkcs', key: utf8('12345678'), iv: new Uint8Array(8) } as const;
  expect(`密钥 12345678、ECB 时：${toBase64(encryptDes(utf8(tool.example.input), settings))}`).toBe(
    tool.example.output,
  );
});
