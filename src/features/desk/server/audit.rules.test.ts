import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detailOf, labelOf, shortAddress, targetOf } from './audit.rules.ts';

test.each([
  'Password',
  'NewPassword',
  'pwd',
  'token',
  'AccessToken',
  'Code',
  'secret',
  'webhook',
  'apiKey',
  'access_key',
  'Cookie',
  '密码',
])('a field called %s never shows what it holds', (name) => {
  expect(detailOf({ body: { [name]: 'abc123' } }, '')).toBe(`${name}: ***`);
  expect(detailOf({ body: { [name]: false } }, '')).toBe(`${name}: false`);
});

test.each([
  ['JSON as text', '{"secret":"abc123"}'],
  ['a webhook', 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=abc123'],
  ['a path that is a key', 'https://hooks.example/services/abc123'],
  ['an address with a password', 'postgres://me:abc123@db.example/site'],
  ['a bare token', 'abc123abc123abc123abc123'],
  ['a token in a sentence', '令牌 abc123abc123abc123abc123 请用'],
])('%s is not written down under any name', (_, value) => {
  for (const name of ['Value', 'Remark', 'Key', 'Id']) {
    const input = { body: { [name]: value } };
    const target = targetOf(input);
    expect(`${target} ${detailOf(input, target)}`).not.toContain('abc123');
  }
});

test('what is not secret can be read', () => {
  const input = { body: { Key: 'topLinks', Value: '[]', Ids: [1, 2], IsDisabled: true, Reason: '冒充银行' } };
  expect(targetOf({ body: { Key: 'topLinks' } })).toBe('topLinks');
  expect(detailOf(input, 'topLinks')).toBe('Value: 2 字的数据；Ids: 1、2；IsDisabled: true；Reason: 冒充银行');
});

test('the values in the path come first, and a file is told by its size', () => {
  expect(targetOf({ params: { Id: '12' }, body: { Name: '别的' } })).toBe('12');
  expect(detailOf({ body: { file: { name: 'x', type: 'y', bytes: new Uint8Array(2000) } } }, '')).toBe(
    'file: 文件 2 KB',
  );
});

test('a label is the beginning of a summary', () => {
  expect(labelOf('停用或恢复会员；停用后所有登录随之失效')).toBe('停用或恢复会员');
  expect(labelOf('删除留言（作者或站长）')).toBe('删除留言');
});

test.each([
  ['203.0.113.9', '203.0.113.*'],
  ['::ffff:203.0.113.9', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
  ['', ''],
])('%s is written as %s', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});

test('whatever is sent, an entry stays short and on one line', () => {
  fc.assert(
    fc.property(fc.object({ maxDepth: 2 }), (body) => {
      const target = targetOf({ body });
      const detail = detailOf({ body }, target);
      expect([...target].length).toBeLessThanOrEqual(80);
      expect([...detail].length).toBeLessThanOrEqual(320);
      expect(target + detail).not.toMatch(/[\n\r\0]/);
      expect((target + detail).isWellFormed()).toBe(true);
    }),
  );
});
