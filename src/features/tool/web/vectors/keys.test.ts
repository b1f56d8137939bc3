import { expect } from 'vitest';
import { matchesHash } from '../tools/bcrypt/bcrypt.work.ts';
import { decryptRsa, encryptRsa, type Padding, signRsa, verifyRsa } from '../tools/rsa/rsa.work.ts';
import { decryptSm2, encryptSm2, signSm2, verifySm2 } from '../tools/sm2/sm2.work.ts';
import { describeVectors } from './vectors.fixture.ts';

const { agrees, everyToolIsTried } = describeVectors('keys');
const SIGNER = '1234567812345678';

agrees('bcrypt', ([password, hash]: [string, string]) => matchesHash(password, hash));
agrees(
  'rsa',
  ([text, privatePem, publicPem, secrets]: [string, string, string, Record<Padding, string>], signed: object) => {
    for (const [padding, secret] of Object.entries(secrets) as [Padding, string][]) {
      expect(decryptRsa(secret, privatePem, padding)).toBe(text);
      expect(decryptRsa(encryptRsa(text, publicPem, padding), privatePem, padding)).toBe(text);
    }
    const hashes = Object.keys(signed) as ('SHA-256' | 'SHA-1' | 'SHA-512')[];
    return Object.fromEntries(
      hashes.map((hash) => {
        const signature = signRsa(text, privatePem, hash);
        expect([
          verifyRsa(text, signature, publicPem, hash),
          verifyRsa(`${text}!`, signature, publicPem, hash),
        ]).toEqual([true, false]);
        return [hash, signature];
      }),
    );
  },
);
agrees('sm2', ([text, secretKey, point, secret, signature]: [string, string, string, string, string]) => {
  expect(decryptSm2(encryptSm2(text, point, 'c1c3c2'), secretKey, 'c1c3c2')).toBe(text);
  expect(verifySm2(text, signSm2(text, secretKey, SIGNER), point, SIGNER)).toBe(true);
  expect(verifySm2(`${text}!`, signature, point, SIGNER)).toBe(false);
  return [decryptSm2(secret, secretKey, 'c1c3c2'), verifySm2(text, signature, point, SIGNER)];
});
everyToolIsTried();
