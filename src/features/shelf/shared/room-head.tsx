import type { ReactNode } from 'react';
import { InnerLink } from '#/ui/link/inner-link.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import type { Room } from './read-room.ts';
import './room-head.css';

interface Props {
  room: Room;
  /** Where in the room the reader is; nowhere on its first page. */
  at?: string;
  /** What more is said of the member, after how long they have been here. */
  note?: string;
  /** How many of what is being watched have something new. */
  updates?: number;
  actions?: ReactNode;
}

/** A member's room: whose it is, and its places with how much is there. The page's own h1 stands below, or here on the first page. */
export function RoomHead({ room: { name, since, places }, at, note, updates = 0, actions }: Props) {
  const title = at ? <InnerLink to="/shelf">{name}</InnerLink> : name;
  const Name = at ? 'p' : 'h1';
  return (
    <header className="room-head">
      <span className="room-head-disc" aria-hidden="true">
        {[...name][0]}
      </span>
      <div className="room-head-who">
        <Name className="room-head-name">{title}</Name>
        <p>{[since, note].filter(Boolean).join('，')}</p>
      </div>
      {actions && <div className="room-head-actions">{actions}</div>}
      <nav className="room-head-places" aria-label="我的房间">
        {places.map(({ key, label, to, count }) => (
          <InnerLink key={key} to={to} aria-current={key === at ? 'page' : undefined}>
            <b className="num">{thousands(count)}</b>
            <span>
              {label}
              {key === 'watching' && updates > 0 && <em>{updates} 更新</em>}
            </span>
          </InnerLink>
        ))}
      </nav>
    </header>
  );
}
