import { expect, test } from 'vitest';
import { decryptSm2, encryptSm2, makeSm2Pair, signSm2, verifySm2 } from './sm2.work.ts';
import { tool } from './tool.ts';

// GB/T 32918.5-2017, appendices A and C.
const privateKey = '3945208F7B2144B13F36E38AC6D39F95889393692860B51A42FB81EF4DF7C5B8';
const publicKey =
  '0409F9DF311E5421A150DD7D161E4BC5C672179FAD1833FC076BB08FF356F35020CCEA490CE26775A52DC6EA718CC1AA600AED05FBF35E084A6632F6072DA9AD13';
const userId = '1234567812345678';

test('the signature of the standard holds', () => {
  const signature =
    'F5A03B0648D2C4630EEAC513E1BB81A15944DA3827D5B74143AC7EACEEE720B3B1B6AA29DF212FD8763182BC0D421CA1BB9038FD1F7F42D4840B69C485BBC1AA';
  const verdict = verifySm2(tool.example.input, signature, publicKey, userId) ? '签名有效' : '签名无效';
  expect(`用标准里的公钥验签：${verdict}`).toBe(tool.example.output);
  expect(verifySm2('message digesT', signature, publicKey, userId)).toBe(false);
});

test('the cipher text of the standard is read', () => {
  const secret =
    '0404EBFC718E8D1798620432268E77FEB6415E2EDE0E073C0F4F640ECD2E149A73E858F9D81E5430A57B36DAAB8F950A3C64E6EE6A63094D99283AFF767E124DF059983C18F809E262923C53AEC295D30383B54E39D609D160AFCB1908D0BD876621886CA989CA9C7D58087307CA93092D651EFA';
  expect(decryptSm2(secret, privateKey, 'c1c3c2')).toBe('encryption standard');
  // Some programs leave out the first byte, and this one's point begins with the same byte.
  expect(decryptSm2(secret.slice(2), privateKey, 'c1c3c2')).toBe('encryption standard');
});

test.each(['c1c3c2', 'c1c2c3'] as const)('a fresh pair encrypts and signs, %s', (order) => {
  const pair = makeSm2Pair();
  expect(decryptSm2(encryptSm2('国密搜罗', pair.publicKey, order), pair.privateKey, order)).toBe('国密搜罗');
  expect(verifySm2('国密', signSm2('国密', pair.privateKey, userId), pair.publicKey, userId)).toBe(true);
});

test('what is wrong is said', () => {
  expect(() => encryptSm2('x', '04ab', 'c1c3c2')).toThrow('公钥现在是 4 位');
  expect(() => signSm2('x', 'zz', userId)).toThrow('十六进制');
  expect(() => decryptSm2('04ab', privateKey, 'c1c3c2')).toThrow('太短');
  const secret = encryptSm2('x', publicKey, 'c1c3c2');
  expect(() => decryptSm2(secret, makeSm2Pair().privateKey, 'c1c3c2')).toThrow('解不开');
});

test('keys that cannot be keys and text that cannot be sent are said in words of ours', () => {
  expect(() => encryptSm2('a', `04${'1'.repeat(128)}`, 'c1c3c2')).toThrow('不是曲线上的点');
  expect(() => signSm2('a', '0'.repeat(64), '')).toThrow('全是 0');
  const { publicKey, privateKey } = makeSm2Pair();
  expect(() => encryptSm2('', publicKey, 'c1c3c2')).toThrow('请填写');
  expect(decryptSm2(encryptSm2('😀\ud800', publicKey, 'c1c3c2'), privateKey, 'c1c3c2')).toBe('😀\ufffd');
});
