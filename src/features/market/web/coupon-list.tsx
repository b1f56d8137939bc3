import { storedValue, useStored, writeStored } from '#/web/local-storage.ts';
import { Coupon, type CouponFacts } from './coupon.tsx';

const TAKEN = storedValue<string[]>('marketTaken');
const MOST_TAKEN = 100;
/** A platform hands out several at one address. */
const nameOf = ({ title, condition, link }: CouponFacts) => [title, condition, link].join(' ');

/** Tickets, with what was taken on this device. */
export function CouponList({ coupons, today }: { coupons: readonly CouponFacts[]; today: string }) {
  const taken = useStored(TAKEN) ?? [];
  return coupons.map((coupon) => (
    <Coupon
      key={nameOf(coupon)}
      coupon={coupon}
      today={today}
      isTaken={taken.includes(nameOf(coupon))}
      onTake={() => writeStored(TAKEN, [...new Set([...taken, nameOf(coupon)])].slice(-MOST_TAKEN))}
    />
  ));
}
