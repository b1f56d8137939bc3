import { expect, test } from 'vitest';
import { mailSettings } from './mail.config.ts';

const { SMTP_URL, MAIL_FROM } = mailSettings;

test('nothing need be set', () => {
  expect(SMTP_URL.schema.parse(undefined)).toBeUndefined();
  expect(MAIL_FROM.schema.parse(undefined)).toBeUndefined();
});

test.each(['smtp://127.0.0.1:25', 'smtps://me%40qq.com:secret@smtp.qq.com'])('%s is a mail server', (url) => {
  expect(SMTP_URL.schema.parse(url)).toBe(url);
});

test.each(['127.0.0.1:25', 'http://127.0.0.1', 'direct:'])('%s is no mail server', (url) => {
  expect(SMTP_URL.schema.safeParse(url).error?.issues[0]?.message).toBe('must start with smtp:// or smtps://');
});

test.each([
  ['a@example.com', { name: '', address: 'a@example.com' }],
  ['<a@example.com>', { name: '', address: 'a@example.com' }],
  ['搜罗 小站 <a@example.com>', { name: '搜罗 小站', address: 'a@example.com' }],
])('%s is a sender', (text, sender) => {
  expect(MAIL_FROM.schema.parse(text)).toEqual(sender);
});

test.each(['搜罗', 'a@example.com, b@example.com', 'x\r\nBcc: b@example.com <a@example.com>', '<a@example.com> x'])(
  '%j is no sender',
  (text) => {
    expect(MAIL_FROM.schema.safeParse(text).error?.issues[0]?.message).toContain('must be an address');
  },
);
