import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conditionText, type PlanRule, shareText } from '../link-plan.pure.ts';
import { checkedApp, choose, lotOf, momentOf, needsPage, type Occasion, withIds } from './link-plan.rules.ts';

const target = (id: string, more: Partial<PlanRule['targets'][number]> = {}) => ({
  ...{ id, name: '', url: `https://example.com/${id}`, app: '', weight: 1, most: 200 },
  ...more,
});
const rule = (more: Partial<PlanRule>): PlanRule => ({
  ...{ isOn: true, kind: 'all', devices: [], apps: [], from: '', to: '', days: [], pick: 'share' },
  targets: [target('a')],
  ...more,
});
const at = (time: string, more: Partial<Occasion> = {}): Occasion => ({
  ...{ device: 'android', app: 'browser', lot: 0 },
  ...momentOf(Date.parse(`${time}+08:00`)),
  ...more,
});
const first = (plan: PlanRule[], occasion: Occasion) => choose(plan, occasion)?.targets[0]?.id;

test('the first rule that holds decides, one that is off never does', () => {
  const plan = [
    rule({ isOn: false, targets: [target('off')] }),
    rule({ kind: 'device', devices: ['ios'], targets: [target('ios')] }),
    rule({ kind: 'app', apps: ['wechat'], targets: [target('wechat')] }),
  ];
  const now = '2026-11-16T12:00';
  expect(first(plan, at(now, { device: 'ios', app: 'wechat' }))).toBe('ios');
  expect(first(plan, at(now, { app: 'wechat' }))).toBe('wechat');
  expect(first(plan, at(now))).toBeUndefined();
  expect(first(plan, at(now, { device: undefined }))).toBeUndefined();
});

test.each([
  ['2026-11-16T21:59', false],
  ['2026-11-16T22:00', true],
  ['2026-11-17T06:59', true],
  ['2026-11-17T07:00', false],
])('a night from 22:00 to 07:00 at %s: %s', (time, isNight) => {
  expect(first([rule({ kind: 'time', from: '22:00', to: '07:00' })], at(time)) === 'a').toBe(isNight);
});

test('the hours after midnight belong to the evening before', () => {
  // 2026-11-20 is a Friday.
  const fridayNight = [rule({ kind: 'time', from: '22:00', to: '07:00', days: [5] })];
  expect(first(fridayNight, at('2026-11-20T23:00'))).toBe('a');
  expect(first(fridayNight, at('2026-11-21T03:00'))).toBe('a');
  expect(first(fridayNight, at('2026-11-20T03:00'))).toBeUndefined();
  // Sunday night ends on Monday.
  expect(first([rule({ kind: 'time', from: '22:00', to: '07:00', days: [7] })], at('2026-11-23T03:00'))).toBe('a');
});

test('shares are kept over many visitors, and one visitor always gets the same', () => {
  const plan = [rule({ targets: [target('a', { weight: 3 }), target('b', { weight: 1 })] })];
  const picks = Array.from({ length: 4000 }, (_, index) =>
    first(plan, at('2026-11-16T12:00', { lot: lotOf(`qiu 203.0.113.${index} agent`) })),
  );
  const share = picks.filter((pick) => pick === 'a').length / picks.length;
  expect(share).toBeGreaterThan(0.71);
  expect(share).toBeLessThan(0.79);
  expect(lotOf('qiu 203.0.113.7 agent')).toBe(lotOf('qiu 203.0.113.7 agent'));
  fc.assert(fc.property(fc.string(), (text) => lotOf(text) >= 0 && lotOf(text) < 1));
});

test('a rotation offers all its targets in order, and needs to be counted', () => {
  const turns = [rule({ pick: 'turn', targets: [target('a'), target('b')] })];
  expect(choose(turns, at('2026-11-16T12:00'))?.targets.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(needsPage(turns)).toBe(true);
  expect(needsPage([rule({})])).toBe(false);
  expect(needsPage([rule({ targets: [target('a', { app: 'taobao://item/1' })] })])).toBe(true);
  expect(needsPage([rule({ isOn: false, pick: 'turn' })])).toBe(false);
});

test('targets keep their ids when they are changed; new ones and doubles get one of their own', () => {
  let number = 0;
  const plan = [rule({ targets: [target('a'), target('a'), target(''), target('stranger')] })];
  const [made] = withIds(plan, [rule({ targets: [target('a')] })], () => `new${++number}`);
  expect(made?.targets.map(({ id }) => id)).toEqual(['a', 'new1', 'new2', 'new3']);
});

test.each([
  'javascript://x%0aalert(1)',
  'JavaScript:alert(1)',
  'data://text/html,x',
  'file:///etc/passwd',
  'intent://scan/#Intent;end',
  'https://example.com',
  'taobao:item',
  'tao bao://x',
  'weixin://',
  'weixin://中文',
])('%s opens no app', (text) => {
  expect(() => checkedApp(text)).toThrow();
});

test.each(['', 'weixin://dl/business', 'taobao://item.taobao.com/1?a=b', 'itms-apps://apps.apple.com/app/id1'])(
  '%j may be tried',
  (text) => {
    expect(checkedApp(text)).toBe(text);
  },
);

test('a rule is said in words', () => {
  expect(conditionText(rule({ kind: 'device', devices: ['ios', 'android'] }))).toBe('设备是 iPhone 或 iPad、Android');
  expect(conditionText(rule({ kind: 'app', apps: ['wechat', 'qq'] }))).toBe('在微信、QQ里打开');
  expect(conditionText(rule({ kind: 'time', from: '09:00', to: '18:00', days: [1, 5] }))).toBe('周一、五 09:00–18:00');
  const halves = rule({ targets: [target('a'), target('b')] });
  expect([shareText(halves, 0), shareText(rule({}), 0)]).toEqual(['50%', '']);
  expect(shareText({ ...halves, pick: 'turn' }, 1)).toBe('第 2 个，满 200 人换下一个');
});
