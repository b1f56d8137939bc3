import { expect, test } from 'vitest';
import { readFlatXml, writeXml } from './flat-xml.ts';
import { callbackProblem, decryptWechat, encryptWechat, wechatSignature } from './wechat-crypto.ts';

const KEY = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
const RANDOM = Buffer.from('0123456789abcdef');
const CORP = 'ww1234567890abcdef';
const ECHO = 'Q3stYC6hdFzMh9T8HCvyDH0IHJENRtL8kKsqSYgg4gClawqfEI4bjkd/sThBdy5abkkNPf3wQSpydibwulBNcw==';

test('ciphers and signatures are those of the documents', () => {
  expect(encryptWechat(KEY, CORP, '1616140317555161061', RANDOM)).toBe(ECHO);
  expect(decryptWechat(KEY, CORP, ECHO)).toBe('1616140317555161061');
  expect(wechatSignature('testtoken', '1700000000', '123456', ECHO)).toBe('577c1608a58d2d547c6f09225468f9ac6b26bf0c');
  expect(wechatSignature('testtoken', '1700000000', '123456')).toBe('f23603a2121b10f1cc3648528cd8328baeaf225d');
  expect(wechatSignature('AAAAA', '1714036504', '1514711492')).toBe('f464b24fc39322e44b38aa78f5edd27bd1441696');
  const app = encryptWechat(KEY, 'wx0123456789abcdef', '<xml></xml>', RANDOM);
  expect(app).toBe('Q3stYC6hdFzMh9T8HCvyDG39WLsd2pq528g626MMlcSpwYyfiokQHkSW5aYxaTqxgqgQQAHRbPzdhuSlZgsMYA==');
});

test('every length of padding opens again; another receiver, a changed byte and nonsense do not', () => {
  for (let length = 0; length < 40; length++) {
    const message = '好'.repeat(length);
    expect(decryptWechat(KEY, CORP, encryptWechat(KEY, CORP, message, RANDOM))).toBe(message);
  }
  expect(decryptWechat(KEY, 'ww0000000000000000', ECHO)).toBe(undefined);
  expect(decryptWechat(KEY, CORP, `A${ECHO.slice(1, -8)}`)).toBe(undefined);
  for (const text of ['', 'x', '====', ECHO.slice(4)]) expect(decryptWechat(KEY, CORP, text)).toBe(undefined);
});

test('flat XML is read without entities of its own and written so that nothing breaks out', () => {
  const text = 'a]]>b <c>& 😂';
  const xml = writeXml({ ToUserName: text, CreateTime: 5, Articles: [{ Title: text }] });
  expect(readFlatXml(xml.replace(']]]]><![CDATA[>', ''))?.['CreateTime']).toBe('5');
  expect(xml).toContain('<![CDATA[a]]]]><![CDATA[>b <c>& 😂]]>');
  expect(readFlatXml('<xml><Content>1 &lt; 2 &amp;lt;</Content><MsgId>7</MsgId></xml>')).toEqual({
    Content: '1 < 2 &lt;',
    MsgId: '7',
  });
  expect(readFlatXml('<!DOCTYPE x [<!ENTITY a "b">]><xml><A>&a;</A></xml>')).toBe(undefined);
  expect(readFlatXml('<xml><!DOCTYPE x><A>1</A></xml>')).toBe(undefined);
  expect(readFlatXml('{}')).toBe(undefined);
});

test('the fields of a callback belong together', () => {
  expect(callbackProblem({ token: 'abc', aesKey: KEY }, true)).toBe(undefined);
  expect(callbackProblem({ token: 'abc' }, false)).toBe(undefined);
  expect(callbackProblem({ token: 'abc' }, true)?.field).toBe('aesKey');
  expect(callbackProblem({ aesKey: KEY }, false)?.field).toBe('token');
  expect(callbackProblem({ token: 'abc', aesKey: KEY.slice(1) }, true)?.message).toContain('现在是 42 位');
});
