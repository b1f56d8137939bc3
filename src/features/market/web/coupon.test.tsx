import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Coupon, type CouponFacts, validCoupons } from './coupon.tsx';
import { dayAfter } from './use-today.ts';

const COUPON: CouponFacts = { title: '满 99 可用', amount: '15', condition: '', link: '/market/search', scope: '美食' };

const drawn = (until: string | undefined, { today = '2026-11-19', isTaken = false } = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Coupon coupon={{ ...COUPON, until }} today={today} isTaken={isTaken} onTake={() => undefined} />
    </MemoryRouter>,
  );

test.each([
  [undefined, '领取', ''],
  ['2026-11-19', '领取', '今天 24:00 前有效'],
  ['2026-11-20', '领取', '明天到期'],
  ['2026-11-28', '领取', '还有 9 天'],
  ['2027-02-03', '领取', '有效至 2027 年 2 月 3 日'],
  ['2026-12-31', '领取', '有效至 12 月 31 日'],
])('a coupon until %s offers %s and says %s', (until, button, note) => {
  const html = drawn(until);
  expect(html).toContain(`${button}</a>`);
  expect(html).toContain(note);
});

test('what was taken leads on; what is over leads nowhere, taken or not', () => {
  expect(drawn('2026-11-19', { isTaken: true })).toContain('去用</a>');
  for (const isTaken of [false, true]) {
    const html = drawn('2026-11-18', { isTaken });
    expect(html).toContain('已过期');
    expect(html).not.toContain('<a ');
  }
});

test('the last day belongs to a coupon, the next does not', () => {
  const coupons = [{ ...COUPON, until: '2026-11-19' }, COUPON];
  expect(validCoupons(coupons, '2026-11-19')).toHaveLength(2);
  expect(validCoupons(coupons, '2026-11-20')).toEqual([COUPON]);
});

test('a day has passed when it is midnight in Shanghai, wherever the clock stands', () => {
  const at = (time: string) => Date.parse(`${time}+08:00`);
  expect(dayAfter('2026-11-19', at('2026-11-19T23:50'), at('2026-11-19T23:59:59'))).toBe('2026-11-19');
  expect(dayAfter('2026-11-19', at('2026-11-19T23:50'), at('2026-11-20T00:00'))).toBe('2026-11-20');
  expect(dayAfter('2026-12-31', at('2026-12-31T12:00'), at('2027-01-02T08:00'))).toBe('2027-01-02');
  expect(dayAfter('2026-11-19', at('2030-01-01T12:00'), at('2030-01-02T00:01'))).toBe('2026-11-20');
});
