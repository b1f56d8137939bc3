import { Lock } from 'lucide-react';
import { SiteLink } from '#/web/site-link.tsx';
import type { ShelfCard } from './shelf-card.ts';

/** What stands on one shelf, with what I noted. */
export function ShelfRows({ cards, today }: { cards: readonly ShelfCard[]; today: string }) {
  const year = today.slice(0, 5);
  return (
    <ul className="shelf-rows">
      {cards.map(({ key, path, name, facts, remark, cover, day, note, score }) => (
        <li key={key} className="shelf-row">
          <img src={cover} alt="" width={44} height={62} loading="lazy" decoding="async" />
          <span className="shelf-row-text">
            <SiteLink to={path}>{name}</SiteLink>
            <span>{[facts, remark].filter(Boolean).join(' · ')}</span>
          </span>
          <span className="shelf-row-note">
            {note && (
              <>
                <Lock size={14} aria-label="只有自己看得到" />
                <span>{note}</span>
              </>
            )}
          </span>
          <b className="shelf-row-score num">{score}</b>
          <time className="num" dateTime={day}>
            {day.startsWith(year) ? day.slice(5) : day}
          </time>
        </li>
      ))}
    </ul>
  );
}
