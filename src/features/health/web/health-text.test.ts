import { expect, test } from 'vitest';
import type { HealthPartView, HealthPoint } from '../health.contract.ts';
import { durationText, msText, sentenceOf } from './health-text.ts';

const part = (State: HealthPartView['State']) => ({ State }) as HealthPartView;
const point = (Requests: number, Errors: number) => ({ Requests, Errors }) as HealthPoint;

test.each([
  [[part('ok')], [point(10, 0)], '这一小时整体正常'],
  [[part('watch'), part('ok'), part('watch')], [point(1000, 1)], '这一小时整体正常，2 处要留意'],
  [[part('bad'), part('watch')], [], '这一小时整体可用，1 处异常，1 处要留意'],
  [[part('ok')], [point(50, 0), point(50, 2)], '这一小时出错的请求超过 1%'],
])('the page in one sentence: %#', (Parts, Points, sentence) => {
  expect(sentenceOf({ Parts, Points }, 'hour')).toBe(sentence);
});

test('times are told as people do', () => {
  expect([30, 3700, 3 * 86_400 + 7200].map(durationText)).toEqual(['不到 1 分钟', '1 小时 1 分', '3 天 2 小时']);
  expect([0.34, 9.26, 1310].map(msText)).toEqual(['0.3', '9.3', '1,310']);
});
