import { storedValue, useStored, writeStored } from '#/web/local-storage.ts';
import { Coupon, type CouponFacts } from './coupon.tsx';

const TAKEN = storedValue<string[]>('marketTaken');
const MOST_TAKEN = 100;

/** Tickets, with what was taken on this device. */
export function CouponList({ coupons, today }: { coupons: readonly CouponFacts[]; today: string }) {
  const taken = useStored(TAKEN) ?? [];
  return coupons.map((coupon) => (
    <Coupon
      key={coupon.title + coupon.link}
      coupon={coupon}
      today={today}
      isTaken={taken.includes(coupon.link)}
      onTake={() => writeStored(TAKEN, [...new Set([...taken, coupon.link])].slice(-MOST_TAKEN))}
    />
  ));
}
