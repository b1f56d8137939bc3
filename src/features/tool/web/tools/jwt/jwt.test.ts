import { generateKeyPairSync, sign } from 'node:crypto';
import { compactVerify, SignJWT } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fromBase64, readUtf8, utf8 } from '../../bytes/bytes.work.ts';
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
const known =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';

test('a signature holds with its own key only', () => {
  expect(verifyJwt(known, 'your-256-bit-secret')).toBe('good');
  expect(verifyJwt(known, 'another')).toBe('bad');
  expect(verifyJwt(known.replace('OiIx', 'OiIy'), 'your-256-bit-secret')).toBe('bad');
  expect(verifyJwt(known.slice(0, -4), 'your-256-bit-secret')).toBe('bad');
  expect(verifyJwt(known, Buffer.from('your-256-bit-secret').toString('base64'))).toBe('good-with-base64-key');
});

test('a verdict does not depend on what the browser brings along', () => {
  vi.stubGlobal('crypto', { getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto) });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  expect(verifyJwt(known, 'your-256-bit-secret')).toBe('good');
  expect(verifyJwt(known, 'another')).toBe('bad');
});

test.each(['HS256', 'HS384', 'HS512'] as const)(
  '%s of ours is good for another program, and the other way round',
  async (alg) => {
    const key = 'a key of some length for the test, and a little longer than that, 64 bytes';
    const ours = signJwt({ name: '小满' }, alg, key);
    expect((await compactVerify(ours, utf8(key))).protectedHeader.alg).toBe(alg);
    expect(verifyJwt(await new SignJWT({ a: 1 }).setProtectedHeader({ alg }).sign(utf8(key)), key)).toBe('good');
  },
);

const RSA = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PAIRS = {
  RS256: RSA,
  RS384: RSA,
  RS512: RSA,
  PS256: RSA,
  PS384: RSA,
  PS512: RSA,
  ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  ES384: generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  ES512: generateKeyPairSync('ec', { namedCurve: 'P-521' }),
  EdDSA: generateKeyPairSync('ed25519'),
};

test.each(Object.entries(PAIRS))(
  '%s: a public key as PEM or JWK verifies what its private key signed',
  async (alg, pair) => {
    const { publicKey, privateKey } = pair;
    const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
    const jwk = JSON.stringify(publicKey.export({ format: 'jwk' }));
    for (let round = 0; round < 2; round++) {
      const signed = await new SignJWT({ round }).setProtectedHeader({ alg }).sign(privateKey);
      expect([verifyJwt(signed, pem), verifyJwt(signed, jwk)]).toEqual(['good', 'good']);
      const [head, , tail] = signed.split('.');
      expect(verifyJwt(`${head}.${Buffer.from('{"round":9}').toString('base64url')}.${tail}`, pem)).toBe('bad');
      expect(verifyJwt(`${signed.slice(0, -6)}AAAAAA`, pem)).toBe('bad');
    }
  },
);

test('Ed448, secp256k1 and PKCS#1 keys are read too', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = (alg: string) => `${part({ alg })}.${part({ a: 1 })}`;
  const ed = generateKeyPairSync('ed448');
  const edToken = `${text('EdDSA')}.${sign(null, Buffer.from(text('EdDSA')), ed.privateKey).toString('base64url')}`;
  expect(verifyJwt(edToken, String(ed.publicKey.export({ type: 'spki', format: 'pem' })))).toBe('good');
  const k1 = generateKeyPairSync('ec', { namedCurve: 'secp256k1' });
  const signature = sign('sha256', Buffer.from(text('ES256K')), { key: k1.privateKey, dsaEncoding: 'ieee-p1363' });
  const pem = String(k1.publicKey.export({ type: 'spki', format: 'pem' }));
  expect(verifyJwt(`${text('ES256K')}.${signature.toString('base64url')}`, pem)).toBe('good');
  const rsa = sign('sha256', Buffer.from(text('RS256')), RSA.privateKey).toString('base64url');
  expect(verifyJwt(`${text('RS256')}.${rsa}`, String(RSA.publicKey.export({ type: 'pkcs1', format: 'pem' })))).toBe(
    'good',
  );
});

test('what cannot be judged gets no verdict', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = (alg: string) => `${part({ alg })}.e30.AAAA`;
  const pem = (key: typeof RSA.publicKey) => String(key.export({ type: 'spki', format: 'pem' }));
  expect(() => verifyJwt(token('ES256'), 'secret')).toThrow('PEM 公钥');
  expect(() => verifyJwt(token('XS256'), 'secret')).toThrow('不认识“XS256”');
  expect(() => verifyJwt(token('RS256'), pem(PAIRS.ES256.publicKey))).toThrow('RSA 公钥');
  expect(() => verifyJwt(token('ES256'), pem(PAIRS.ES384.publicKey))).toThrow('P-256 公钥');
  expect(() => verifyJwt(token('EdDSA'), pem(RSA.publicKey))).toThrow('Ed25519');
  expect(() => verifyJwt(token('RS256'), String(RSA.privateKey.export({ type: 'pkcs8', format: 'pem' })))).toThrow(
    '私钥',
  );
  expect(() => verifyJwt(token('RS256'), '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----')).toThrow(
    '读不出来',
  );
  expect(() => verifyJwt(token('HS256'), ' ')).toThrow('请填写密钥');
  expect(() => verifyJwt(`${token('HS256').split('.')[0]}.e30.!!`, 'x')).toThrow('第三段');
});

test('a fresh token is signed, or openly not', () => {
  const signed = signJwt({ name: '小满' }, 'HS256', 'a key');
  expect(verifyJwt(signed, 'a key')).toBe('good');
  expect(JSON.parse(readUtf8(fromBase64(signed.split('.')[1] ?? '')))).toEqual({ name: '小满' });
  const open = signJwt({}, 'none', '');
  expect(decodeJwt(open, 0).notes[0]).toContain('没有签名');
  expect(verifyJwt(open, 'x')).toBe('bad');
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
