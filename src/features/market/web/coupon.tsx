import { OutLink } from './out-link.tsx';
import './coupon.css';

export interface CouponFacts {
  title: string;
  amount: string;
  condition: string;
  link: string;
  /** The last day, 2026-11-30. */
  until?: string | undefined;
  /** The category, platform or shop it is for; any without one. */
  scope?: string | undefined;
}

interface Props {
  coupon: CouponFacts;
  /** Opened before on this device. */
  isTaken: boolean;
  /** The day it is, as 2026-11-17. */
  today: string;
  onTake: () => void;
}

/** A ticket: the amount, a perforated line, what it is for. */
export function Coupon({ coupon: { title, amount, condition, link, until, scope }, isTaken, today, onTake }: Props) {
  const isMoney = /^[\d.]+$/.test(amount);
  const isOver = until !== undefined && until < today;
  const note = [scope, condition, until && !isOver && untilText(until, today)].filter(Boolean).join(' · ');
  return (
    <article className="market-coupon" data-taken={isTaken || isOver || undefined}>
      <p className="market-coupon-amount num">
        {isMoney && <i>¥</i>}
        {amount}
      </p>
      <div>
        <strong>{title}</strong>
        <p>{note}</p>
      </div>
      {isOver ? (
        <span className="market-coupon-over">已过期</span>
      ) : (
        <OutLink to={link} onClick={onTake}>
          {isTaken ? '去用' : '领取'}
        </OutLink>
      )}
    </article>
  );
}

/** Those that are not over. */
export function validCoupons<One extends CouponFacts>(coupons: readonly One[], today: string): One[] {
  return coupons.filter(({ until }) => !until || until >= today);
}

function untilText(until: string, today: string): string {
  const days = Math.round((Date.parse(until) - Date.parse(today)) / 86_400_000);
  if (days === 0) return '今天 24:00 前有效';
  if (days === 1) return '明天到期';
  if (days <= 30) return `还有 ${days} 天`;
  const [year, month, date] = until.split('-').map(Number);
  return `有效至 ${until.slice(0, 4) === today.slice(0, 4) ? '' : `${year} 年 `}${month} 月 ${date} 日`;
}
