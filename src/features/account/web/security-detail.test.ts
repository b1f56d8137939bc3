import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityDetail } from './security-detail.ts';

test('an event says where and why in words', () => {
  expect(securityDetail('GET /api/v1/user/members auth.not_allowed')).toBe('账号：不是站长');
  expect(securityDetail('POST /api/v1/short_url/:Code/report limit.too_many')).toBe('短链接');
  expect(securityDetail('totp')).toBe('验证器的验证码');
  expect(securityDetail('xiaoman')).toBe('xiaoman');
  expect(securityDetail('GET /api/v1/never/seen auth.login_required')).toBe('其他接口：没有登录');
});

test('every part of the API has a name', () => {
  const { paths } = JSON.parse(readFileSync('docs/api/openapi-all.json', 'utf8'));
  const unnamed = Object.keys(paths).filter((path) => securityDetail(`GET ${path}`) === '其他接口');
  expect(unnamed).toEqual([]);
});
