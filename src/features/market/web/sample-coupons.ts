import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { CouponFacts } from './coupon.tsx';

const category = (name: string) => `/market/search?category=${encodeURIComponent(name)}`;

/** Coupons that go with the sample goods; their days are always near. */
export function sampleCoupons(now: number): CouponFacts[] {
  const inDays = (days: number) => shanghaiDay(now + days * DAY_MS);
  return [
    {
      title: '示例券 满 99 可用',
      amount: '15',
      condition: '',
      scope: '美食',
      link: category('美食'),
      until: inDays(0),
    },
    {
      title: '示例券 首次约课',
      amount: '8.5折',
      condition: '',
      scope: '课程',
      link: category('课程'),
      until: inDays(9),
    },
    {
      title: '示例券 满 60 可用',
      amount: '6',
      condition: '',
      scope: '生活',
      link: category('生活'),
      until: inDays(13),
    },
  ];
}
