import type { ReactNode } from 'react';
import { InnerLink } from '#/ui/link/inner-link.tsx';
import type { Room } from './read-room.ts';
import './room-head.css';

interface Props {
  room: Room;
  /** Where in the room the reader is; nowhere on its first page. */
  at?: string;
  actions?: ReactNode;
}

/** A member's room: whose it is, and its places with how much is there. The page's own h1 stands below, or here on the first page. */
export function RoomHead({ room: { name, places }, at, actions }: Props) {
  const title = at ? <InnerLink to="/shelf">{name}</InnerLink> : name;
  const Name = at ? 'p' : 'h1';
  return (
    <header className="room-head">
      <span className="room-head-disc" aria-hidden="true">
        {[...name][0]}
      </span>
      <Name className="room-head-name">{title}</Name>
      {actions && <div className="room-head-actions">{actions}</div>}
      <nav className="room-head-places" aria-label="我的房间">
        {places.map(({ key, label, to, count }) => (
          <InnerLink key={key} to={to} aria-current={key === at ? 'page' : undefined}>
            <b className="num">{count.toLocaleString('zh-CN')}</b>
            {label}
          </InnerLink>
        ))}
      </nav>
    </header>
  );
}
