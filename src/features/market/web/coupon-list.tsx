import { readStored, storedValue, useStored, writeStored } from '#/web/local-storage.ts';
import { Coupon, type CouponFacts } from './coupon.tsx';
import { useToday } from './use-today.ts';

const TAKEN = storedValue<unknown>('marketTaken');
const MOST_TAKEN = 100;
/** A platform hands out several at one address. */
const nameOf = ({ title, condition, link }: CouponFacts) => [title, condition, link].join(' ');

/** Tickets, with what was taken on this device. What is over while one looks stays, and says so. */
export function CouponList({ coupons, today: served }: { coupons: readonly CouponFacts[]; today: string }) {
  const taken = listIn(useStored(TAKEN));
  const today = useToday(served);
  return coupons.map((coupon) => (
    <Coupon
      key={nameOf(coupon)}
      coupon={coupon}
      today={today}
      isTaken={taken.includes(nameOf(coupon))}
      onTake={() => take(nameOf(coupon))}
    />
  ));
}

/** What another tab took meanwhile stays taken. */
function take(name: string): void {
  writeStored(TAKEN, [...new Set([...listIn(readStored(TAKEN)), name])].slice(-MOST_TAKEN));
}

/** Storage holds whatever somebody put there. */
const listIn = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);
