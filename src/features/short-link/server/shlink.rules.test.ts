import { expect, test } from 'vitest';
import type { PlanRule } from '../link-plan.pure.ts';
import { planWith, type ShlinkRule, shlinkRulesOf, unknownConditions } from './shlink.rules.ts';

const device = (matchValue: string | null): ShlinkRule => ({
  longUrl: `https://a.example/${matchValue}`,
  conditions: [{ type: 'device', matchKey: null, matchValue }],
});
const rule = (changes: Partial<PlanRule>): PlanRule => ({
  ...{ isOn: true, kind: 'device', devices: ['ios'], apps: [], from: '', to: '', days: [], pick: 'share' },
  targets: [{ id: '', name: '', url: 'https://a.example/ios', app: '', weight: 1, most: 200 }],
  ...changes,
});
const whole = (url: string) => url;

test('a condition that links here do not have is named by its place, also one called like a property of every object', () => {
  const language = { type: 'language', matchKey: null, matchValue: 'zh' };
  const rules = [
    device('ios'),
    device('constructor'),
    device('toString'),
    device(null),
    { longUrl: 'https://a.example/', conditions: [] },
    { ...device('mobile'), conditions: [...device('mobile').conditions, language] },
    { ...device('mobile'), conditions: [language] },
    device('desktop'),
  ];
  expect(unknownConditions(rules)).toEqual([1, 2, 3, 4, 5, 6].map((at) => `redirectRules[${at}].conditions`));
});

test('what a client writes comes back as it was written', () => {
  const written = ['ios', 'android', 'desktop', 'mobile'].map(device);
  const read = shlinkRulesOf(planWith(written, []), whole);
  expect(read.map(({ priority: _, ...one }) => one)).toEqual(written);
  expect(read.map(({ priority }) => priority)).toEqual([1, 2, 3, 4]);
});

test('what a client cannot see it does not remove: such rules follow its own', () => {
  const seen = rule({ devices: ['ios', 'android'] });
  const unseen = [
    rule({ devices: ['harmony'] }),
    rule({ isOn: false }),
    rule({ kind: 'time' as PlanRule['kind'] }),
    rule({ targets: [] }),
  ];
  expect(shlinkRulesOf([seen, ...unseen], whole).map(({ conditions }) => conditions[0]?.matchValue)).toEqual([
    'ios',
    'android',
  ]);
  const plan = planWith([device('desktop')], [seen, ...unseen]);
  expect(plan[0]?.devices).toEqual(['desktop']);
  expect(plan.slice(1)).toEqual(unseen);
});
