import { expect, test } from 'vitest';
import { utf8 } from '../../bytes/bytes.work.ts';
import { digestAll, type HashName } from './hash.work.ts';
import { tool } from './tool.ts';

async function hexOf(name: HashName, text: string): Promise<string | undefined> {
  return (await digestAll(utf8(text), [name]))[0]?.hex;
}

// RFC 1321, FIPS 180-4, FIPS 202, GB/T 32905-2016 (appendix A), ISO 3309 check value.
test.each<[HashName, string, string]>([
  ['MD5', '', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['MD5', 'message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['SHA-1', 'abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  ['SHA-224', 'abc', '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7'],
  ['SHA-256', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'SHA-384',
    'abc',
    'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
  ],
  [
    'SHA-512',
    'abc',
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  ],
  ['SHA3-256', 'abc', '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532'],
  ['SM3', 'abc', '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0'],
  ['SM3', 'abcd'.repeat(16), 'debe9ff92275b8a138604889c18e5a4d6fdb70e5387e5765293dcba39c0c5732'],
  ['RIPEMD-160', 'abc', '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc'],
  ['CRC32', '123456789', 'cbf43926'],
])('%s of %j', async (name, text, hex) => {
  expect(await hexOf(name, text)).toBe(hex);
});

test('a file gives the same as its text', async () => {
  const text = '搜罗'.repeat(100_000);
  expect(await digestAll(new Blob([text]))).toEqual(await digestAll(utf8(text)));
});

test('the example is right', async () => {
  expect(`SM3：${await hexOf('SM3', tool.example.input)}`).toBe(tool.example.output);
});
