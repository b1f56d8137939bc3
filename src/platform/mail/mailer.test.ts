import { expect, test } from 'vitest';
import { checkMail } from './mailer.ts';

const aMail = { to: 'reader@example.com', subject: '你好', text: '' };

test.each(['reader@example.com', 'first.last+tag@mail.example.cn', '123456@qq.com'])('%s is an address', (to) => {
  expect(() => checkMail({ ...aMail, to })).not.toThrow();
});

test.each([
  '',
  'reader',
  'reader@example',
  'a@example.com,b@example.com',
  'a@example.com;b@example.com',
  'a@example.com b@example.com',
  'Reader <a@example.com>',
  '<a@example.com>',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com\n',
  '"a\r\nb"@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%j is not one address', (to) => {
  const refused = expect.objectContaining({ code: 'bad_address', message: '邮箱地址不正确' });
  expect(() => checkMail({ ...aMail, to })).toThrow(refused);
});

test.each(['', 'a\nBcc: b@example.com', 'a\rb', 'a\u0000b', 'a\u2028b', '长'.repeat(201)])(
  '%j is no subject',
  (subject) => {
    expect(() => checkMail({ ...aMail, subject })).toThrow(expect.objectContaining({ code: 'bad_subject' }));
  },
);
