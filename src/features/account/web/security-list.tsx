import type { MySecurityEvent } from '../security.contract.ts';
import { isAlarming, SECURITY_KINDS } from '../security-kinds.pure.ts';
import './security-list.css';

/** What happened to one's account lately, newest first. */
export function SecurityList({ events }: { events: readonly MySecurityEvent[] }) {
  if (events.length === 0) return <p className="security-none">还没有记录。</p>;
  return (
    <ul className="login-list security-list">
      {events.map(({ Id, Kind, Time, Device, Address, Count }) => (
        <li key={Id} data-alarming={isAlarming(Kind) || undefined}>
          <div>
            <p className="login-list-name">
              {SECURITY_KINDS[Kind]}
              {Count > 1 && <span className="num">×{Count}</span>}
            </p>
            <p className="login-list-times">
              {Device} · <span className="num">{Address}</span>
            </p>
          </div>
          <time className="num" dateTime={Time}>
            {Time.slice(5, 16).replace('T', ' ')}
          </time>
        </li>
      ))}
    </ul>
  );
}
