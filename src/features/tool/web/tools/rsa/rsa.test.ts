import { generateKeyPairSync, privateDecrypt, verify } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { decryptRsa, encryptRsa, makeRsaPair, type PemPair, signRsa, verifyRsa } from './rsa.work.ts';
import { tool } from './tool.ts';

let pair: PemPair;
beforeAll(async () => {
  pair = await makeRsaPair(2048);
});

test('what was encrypted comes back, also in another program', async () => {
  const secret = await encryptRsa('搜罗', pair.publicKey);
  expect(await decryptRsa(secret, pair.privateKey)).toBe('搜罗');
  const other = privateDecrypt({ key: pair.privateKey, oaepHash: 'sha256' }, Buffer.from(secret, 'base64'));
  expect(other.toString()).toBe('搜罗');
});

test('a signature holds for this text only, also in another program', async () => {
  const signature = await signRsa('搜罗', pair.privateKey);
  expect(await verifyRsa('搜罗', signature, pair.publicKey)).toBe(true);
  expect(await verifyRsa('搜落', signature, pair.publicKey)).toBe(false);
  expect(verify('sha256', Buffer.from('搜罗'), pair.publicKey, Buffer.from(signature, 'base64'))).toBe(true);
});

test('what is wrong is said', async () => {
  await expect(encryptRsa('x', '')).rejects.toThrow('请填写公钥');
  await expect(encryptRsa('x', pair.privateKey)).rejects.toThrow('-----BEGIN PUBLIC KEY-----');
  await expect(encryptRsa('x'.repeat(191), pair.publicKey)).rejects.toThrow('191 字节');
  await expect(decryptRsa('AAAA', pair.privateKey)).rejects.toThrow('解不开');
  const old = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs1', format: 'pem' });
  await expect(signRsa('x', String(old))).rejects.toThrow('PKCS#1');
});

test('the example is right', async () => {
  const secret = await encryptRsa(tool.example.input, pair.publicKey);
  expect(secret).toMatch(/^[A-Za-z0-9+/]{342}==$/);
  expect(await decryptRsa(secret, pair.privateKey)).toBe(tool.example.input);
});
