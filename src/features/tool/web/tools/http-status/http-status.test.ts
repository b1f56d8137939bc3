import { STATUS_CODES } from 'node:http';
import { expect, test } from 'vitest';
import { matches } from '../../frame/reference.pure.ts';
import { HTTP_STATUSES } from './http-status.pure.ts';
import { tool } from './tool.ts';

const byCode = new Map(HTTP_STATUSES.map((status) => [status.code, status]));

test('every status that Node knows is in the table, in order and once', () => {
  // Node still uses names of older RFCs for a few, and has one that was never more than a draft.
  const missing = Object.keys(STATUS_CODES).filter((code) => !byCode.has(Number(code)) && code !== '509');
  expect(missing).toEqual([]);
  const codes = HTTP_STATUSES.map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)].sort((a, b) => a - b));
});

test('every entry has a name and a meaning in Chinese', () => {
  expect(HTTP_STATUSES.filter(({ name, meaning }) => !name || !/\p{Script=Han}/u.test(meaning))).toEqual([]);
});

test('code, name and meaning are told apart', () => {
  expect(byCode.get(404)).toMatchObject({ code: 404, name: 'Not Found' });
});

test('the example is right', () => {
  const [whole = '', , , meaning = ''] = /^(\d+) (.*)　(.*)$/.exec(tool.example.output) ?? [];
  expect(whole).not.toBe('');
  expect(byCode.get(Number(tool.example.input))?.meaning).toBe(meaning);
});

test('words are found in any order, case and width', () => {
  expect(matches('502 Bad Gateway 网关收到坏回应', 'GATEWAY ５０２')).toBe(true);
  expect(matches('502 Bad Gateway', '503')).toBe(false);
  expect(matches('502 Bad Gateway', '502 gone')).toBe(false);
  expect(matches('anything', '  ')).toBe(true);
});
