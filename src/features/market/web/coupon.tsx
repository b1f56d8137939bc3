import { OutLink } from './out-link.tsx';
import './coupon.css';

interface Props {
  coupon: { title: string; amount: string; condition: string; link: string };
  /** Opened before on this device. */
  isTaken: boolean;
  onTake: () => void;
}

/** A ticket: the amount, a perforated line, what it is for. */
export function Coupon({ coupon: { title, amount, condition, link }, isTaken, onTake }: Props) {
  return (
    <article className="market-coupon" data-taken={isTaken || undefined}>
      <p className="market-coupon-amount num">
        <i>¥</i>
        {amount}
      </p>
      <div>
        <h3>{title}</h3>
        <p>{condition}</p>
      </div>
      <OutLink to={link} onClick={onTake}>
        {isTaken ? '已领' : '领取'}
      </OutLink>
    </article>
  );
}
