import { expect, test } from 'vitest';
import { verdictOf } from './tls-check.pure.ts';
import { tool } from './tool.ts';

test('a good certificate is good, as the example says', () => {
  const { tone, title } = verdictOf({ isTrusted: true, problem: '', daysLeft: 62 });
  expect(tone).toBe('good');
  expect(tool.example.output.split('\n')[0]).toBe(title);
});

test('an end in sight is a warning, an end that came is a failure whatever else is wrong', () => {
  expect(verdictOf({ isTrusted: true, problem: '', daysLeft: 14 })).toEqual({
    tone: 'bad',
    title: '证书快到期了，只剩 14 天',
  });
  expect(verdictOf({ isTrusted: false, problem: '证书是自签的', daysLeft: -3 }).title).toBe('证书已经过期 3 天');
});

test('a certificate nobody trusts says why', () => {
  expect(verdictOf({ isTrusted: false, problem: '证书里没有这个域名', daysLeft: 100 })).toEqual({
    tone: 'bad',
    title: '证书里没有这个域名',
  });
});
