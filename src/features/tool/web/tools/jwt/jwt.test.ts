import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { fromBase64, readUtf8 } from '../../bytes/bytes.work.ts';
import { decodeJwt, signJwt, verifyJwt } from './jwt.work.ts';
import { tool } from './tool.ts';

// RFC 7515, appendix A.1.
const token =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

test('the token of the RFC is taken apart', () => {
  expect(decodeJwt(`Bearer ${token}`, Date.parse('2026-11-15'))).toEqual({
    header: { typ: 'JWT', alg: 'HS256' },
    payload: { iss: 'joe', exp: 1300819380, 'http://example.com/is_root': true },
    notes: ['已经过期，过期时间 2011-03-23 02:43:00'],
  });
});

// The most used example of all, by jwt.io.
test('a signature holds with its own key only', async () => {
  const known =
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';
  expect(await verifyJwt(known, 'your-256-bit-secret')).toBe(true);
  expect(await verifyJwt(known, 'another')).toBe(false);
  expect(await verifyJwt(known.replace('OiIx', 'OiIy'), 'your-256-bit-secret')).toBe(false);
});

test('a public key verifies what its private key signed', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signed = await new SignJWT({ a: 1 }).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
  expect(await verifyJwt(signed, String(publicKey.export({ type: 'spki', format: 'pem' })))).toBe(true);
  await expect(verifyJwt(signed, 'secret')).rejects.toThrow('PEM 公钥');
});

test('a fresh token is signed, or openly not', async () => {
  const signed = await signJwt({ name: '小满' }, 'HS256', 'a key of some length for the test');
  expect(await verifyJwt(signed, 'a key of some length for the test')).toBe(true);
  expect(JSON.parse(readUtf8(fromBase64(signed.split('.')[1] ?? '')))).toEqual({ name: '小满' });
  const open = await signJwt({}, 'none', '');
  expect(decodeJwt(open, 0).notes[0]).toContain('没有签名');
  expect(await verifyJwt(open, 'x')).toBe(false);
});

test('what is wrong is said', () => {
  expect(() => decodeJwt('a.b', 0)).toThrow('现在有 2 段');
  expect(() => decodeJwt('a.b.c.d.e', 0)).toThrow('JWE');
  expect(() => decodeJwt('e30.!!.x', 0)).toThrow('第二段');
});

test('a time that was counted in milliseconds is pointed out', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const { notes } = decodeJwt(`${part({ alg: 'HS256' })}.${part({ exp: 1_700_000_000_000 })}.x`, 0);
  expect(notes).toEqual(['有效期到 55840-11-09 06:13:20（这个数像是毫秒，JWT 里应当是秒）']);
});

test('the example is right', () => {
  expect(JSON.stringify(decodeJwt(tool.example.input, 0).payload, null, 2)).toBe(tool.example.output);
});
