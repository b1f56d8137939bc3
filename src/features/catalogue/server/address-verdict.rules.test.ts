import { expect, test } from 'vitest';
import { isSilence, isYes, verdictOf, verdictOfFailure } from './address-verdict.rules.ts';

const FILM = 'https://a.example/1.m3u8?t=1';
test.each([
  [200, 'video/mp4', FILM, 'alive'],
  [206, '', FILM, 'alive'],
  [416, 'video/mp4', FILM, 'alive'],
  [200, 'text/html; charset=utf-8', FILM, 'unsure'],
  [200, 'TEXT/HTML', 'https://a.example/1.mp4', 'unsure'],
  [200, 'text/html', 'https://a.example/play/1', 'alive'],
  [404, 'text/html', FILM, 'dead'],
  [410, '', FILM, 'dead'],
  [401, '', FILM, 'unsure'],
  [403, '', FILM, 'unsure'],
  [429, '', FILM, 'unsure'],
  [500, '', FILM, 'unsure'],
])('%i with %j from %s is %s', (status, type, url, expected) => {
  expect(verdictOf(status, type, url).verdict).toBe(expected);
});

test('the operator reads why', () => {
  expect([401, 403, 404, 410, 429, 502].map((status) => verdictOf(status, '', FILM).reason)).toEqual([
    '对方不让服务器看（401），请自己打开试试',
    '对方不让服务器看（403），请自己打开试试',
    '对方说没有这个文件（404）',
    '对方说没有这个文件（410）',
    '对方嫌问得太多（429），稍后再查',
    '对方出错（502），稍后再查',
  ]);
  expect(verdictOfFailure('something new')).toEqual({ verdict: 'unsure', reason: '对方的回答看不懂' });
  expect(['dns', 'refused', 'timeout', 'tls'].map((code) => verdictOfFailure(code).verdict)).toEqual([
    ...['dead', 'dead', 'unsure', 'unsure'],
  ]);
});

test.each([
  ['dns', true],
  ['dns_silent', true],
  ['refused', true],
  ['timeout', true],
  ['tls', false],
  ['blocked', false],
])('%s is silence: %s', (code, expected) => {
  expect(isSilence(code)).toBe(expected);
});

test.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
])('%i is a yes: %s', (status, expected) => {
  expect(isYes(status)).toBe(expected);
});
