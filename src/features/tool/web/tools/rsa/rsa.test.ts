import {
  constants,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
  publicEncrypt,
  sign,
  verify,
} from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPrime } from '../../keys/rsa-math.pure.ts';
import { makeRsaPair, searchPair } from './make-pair.work.ts';
import { decryptRsa, encryptRsa, type Padding, signRsa, verifyRsa } from './rsa.work.ts';
import { tool } from './tool.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const odd = generateKeyPairSync('rsa', { modulusLength: 1023 });
const privateText = (type: 'pkcs8' | 'pkcs1', { privateKey } = pair) =>
  String(privateKey.export({ type, format: 'pem' }));
const publicText = (type: 'spki' | 'pkcs1', { publicKey } = pair) => String(publicKey.export({ type, format: 'pem' }));

const NODE = {
  oaep256: { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
  oaep1: { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' },
} as const;

test.each<[Padding, number]>([
  ['oaep256', 190],
  ['oaep1', 214],
  ['pkcs1', 245],
])('%s: what one program encrypts the other opens, up to %i bytes', (padding, most) => {
  for (const text of ['', '搜罗', 'x'.repeat(most)]) {
    const secret = encryptRsa(text, publicText('spki'), padding);
    expect(decryptRsa(secret, privateText('pkcs1'), padding)).toBe(text);
    if (padding === 'pkcs1') continue;
    const opened = privateDecrypt({ key: pair.privateKey, ...NODE[padding] }, Buffer.from(secret, 'base64'));
    expect(opened.toString()).toBe(text);
    const theirs = publicEncrypt({ key: pair.publicKey, ...NODE[padding] }, Buffer.from(text));
    expect(decryptRsa(theirs.toString('base64'), privateText('pkcs8'), padding)).toBe(text);
    expect(decryptRsa(theirs.toString('hex'), privateText('pkcs8'), padding)).toBe(text);
  }
  expect(() => encryptRsa('x'.repeat(most + 1), publicText('pkcs1'), padding)).toThrow(`最多加密 ${most} 字节`);
});

test('PKCS#1 v1.5 of OpenSSL, as JSEncrypt and Java write it, also in pieces', () => {
  const piece = (text: string) =>
    publicEncrypt({ key: pair.publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text));
  expect(decryptRsa(piece('搜罗').toString('base64'), privateText('pkcs1'), 'pkcs1')).toBe('搜罗');
  const long = Buffer.concat(['搜罗', '工具', '在线'].map(piece)).toString('base64');
  expect(decryptRsa(long, privateText('pkcs8'), 'pkcs1')).toBe('搜罗工具在线');
  expect(() => decryptRsa(piece('x').toString('base64'), privateText('pkcs1'), 'oaep256')).toThrow('另一种填充');
});

test('any short text comes back, with a key of an odd length too', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom<Padding>('pkcs1', 'oaep1'),
      (text, padding) => {
        fc.pre(Buffer.byteLength(text) <= 80 && !/[\ud800-\udfff]/u.test(text));
        const secret = encryptRsa(text, publicText('pkcs1', odd), padding);
        expect(decryptRsa(secret, privateText('pkcs1', odd), padding)).toBe(text);
      },
    ),
    { numRuns: 25 },
  );
});

test.each(['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'] as const)('signatures with %s are those of OpenSSL', (hash) => {
  for (const text of ['', '搜罗', 'x'.repeat(1000)]) {
    const signature = signRsa(text, privateText('pkcs1'), hash);
    expect(signature).toBe(sign(hash.replace('-', ''), Buffer.from(text), pair.privateKey).toString('base64'));
    expect(verifyRsa(text, signature, publicText('spki'), hash)).toBe(true);
    expect(verifyRsa(text, signature, publicText('pkcs1'), hash)).toBe(true);
    expect(verifyRsa(`${text}.`, signature, publicText('spki'), hash)).toBe(false);
  }
});

test('keys are read as PEM, with \\n written out, or as bare Base64', () => {
  const bare = privateText('pkcs1').replace(/-----[^-]+-----|\s/g, '');
  expect(signRsa('x', bare)).toBe(signRsa('x', privateText('pkcs8')));
  expect(signRsa('x', privateText('pkcs8').replaceAll('\n', '\\n'))).toBe(signRsa('x', bare));
});

test('what is wrong is said', () => {
  expect(() => encryptRsa('x', '')).toThrow('请填写公钥');
  expect(() => encryptRsa('x', privateText('pkcs8'))).toThrow('这是私钥');
  expect(() => signRsa('x', publicText('spki'))).toThrow('这是公钥');
  expect(() => decryptRsa('AAAA', privateText('pkcs8'))).toThrow('解不开');
  expect(() => decryptRsa(Buffer.alloc(256, 255).toString('base64'), privateText('pkcs8'))).toThrow('解不开');
  expect(() => signRsa('x', 'AAAA')).toThrow('私钥读不出来');
  expect(() => encryptRsa('x', '???')).toThrow('不属于 Base64');
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  expect(() => signRsa('x', String(ec.privateKey.export({ type: 'pkcs8', format: 'pem' })))).toThrow('私钥读不出来');
  const closed = pair.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-128-cbc', passphrase: 'x' });
  expect(() => signRsa('x', String(closed))).toThrow('口令');
});

test('a pair is made by the browser, and without WebCrypto by ourselves', async () => {
  for (const { publicKey, privateKey } of [await makeRsaPair(1024), searchPair(512)]) {
    const again = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' });
    expect(String(again).trim()).toBe(publicKey);
    const signature = signRsa('搜罗', privateKey, 'SHA-1');
    expect(verify('sha1', Buffer.from('搜罗'), publicKey, Buffer.from(signature, 'base64'))).toBe(true);
  }
});

test('primes are told from numbers that look like primes', () => {
  const random = () => 1234567n;
  const primes = [2n, 3n, 1999n, 2003n, 65537n, 2n ** 89n - 1n, 2n ** 127n - 1n];
  // Carmichael numbers, a product of two primes, a Fermat number.
  const others = [0n, 1n, 561n, 41041n, 825265n, 2003n * 2011n, 2n ** 64n + 1n];
  expect(primes.filter((value) => !isPrime(value, random))).toEqual([]);
  expect(others.filter((value) => isPrime(value, random))).toEqual([]);
});

test('the example is right', () => {
  const secret = encryptRsa(tool.example.input, publicText('spki'));
  expect(secret).toMatch(/^[A-Za-z0-9+/]{342}==$/);
  expect(decryptRsa(secret, privateText('pkcs8'))).toBe(tool.example.input);
});
