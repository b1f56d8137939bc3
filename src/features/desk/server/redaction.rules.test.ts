import { expect, test } from 'vitest';
import { isSecretName, redactedText } from './redaction.rules.ts';

test.each([
  ['  ', '空'],
  ['本周末上新', '本周末上新'],
  ['[1,2]', '5 字的数据'],
  ['https://hooks.test:8443/robot?key=abc', 'https://hooks.test:8443/…'],
  ['sk4f9d8e7c6b5a49382716', '***'],
  ['密钥 sk4f9d8e7c6b5a49382716，勿外传', '***'],
  // Long, but of letters alone, of digits alone, or short.
  ['internationalizationrules', 'internationalizationrules'],
  ['20261119103000000001', '20261119103000000001'],
  ['abc123', 'abc123'],
  ['长'.repeat(41), `${'长'.repeat(40)}…（41 字）`],
  ['😀'.repeat(40), '😀'.repeat(40)],
])('of %j the log keeps %j', (text, kept) => {
  expect(redactedText(text)).toBe(kept);
});

test.each(['Password', 'newPwd', 'smtp_pass', 'ApiKey', 'x-token', '验证码'])('%s names a secret', (name) => {
  expect(isSecretName(name)).toBe(true);
});

test.each(['Key', 'Name', 'keyword', 'Title'])('%s does not', (name) => {
  expect(isSecretName(name)).toBe(false);
});
