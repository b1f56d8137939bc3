import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { IconButton } from '#/ui/button/icon-button.tsx';
import { byDay, clockTime } from '#/web/days.ts';
import { SiteLink } from '#/web/site-link.tsx';
import type { HistoryRow } from './history-row.ts';
import './history-list.css';

interface Props {
  rows: readonly HistoryRow[];
  now: number;
  onRemove: (row: HistoryRow) => void;
}

export function HistoryList({ rows, now, onRemove }: Props) {
  return byDay(rows, ({ at }) => at, now).map(({ day, name, items }) => (
    <section key={day} className="history-day" aria-labelledby={`history-${day}`}>
      <h2 id={`history-${day}`}>{name}</h2>
      <ul className="history-rows">
        {items.map((row) => (
          <Row key={row.key} row={row} hasTime={day !== ''} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ row, hasTime, onRemove }: { row: HistoryRow; hasTime: boolean; onRemove: Props['onRemove'] }) {
  function remove(event: MouseEvent<HTMLElement>) {
    event.preventDefault();
    const item = event.currentTarget.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    (neighbour?.querySelector('button') ?? document.querySelector('main'))?.focus({ preventScroll: true });
    onRemove(row);
  }
  return (
    <li className="history-row">
      <img src={row.cover} alt="" width={40} height={56} loading="lazy" decoding="async" />
      <span className="history-row-text">
        <SiteLink to={row.path}>{row.name}</SiteLink>
        {row.note && <span className="history-row-note">{row.note}</span>}
      </span>
      {hasTime && row.at !== undefined && (
        <time className="num" dateTime={new Date(row.at).toISOString()}>
          {clockTime(row.at)}
        </time>
      )}
      <IconButton
        label={`删除「${row.name}」的记录`}
        icon={<X aria-hidden />}
        size="sm"
        type="submit"
        name="key"
        value={row.key}
        className="history-row-remove"
        onClick={remove}
      />
    </li>
  );
}
