import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { loginPath } from '#/web/login-path.pure.ts';
import type { ShelfMine } from '../shelf.contract.ts';
import { SHELF_STATES } from '../shelf-states.pure.ts';
import './shelf-panel.css';

/** Most readers are visitors; what only members use does not weigh on them. */
const MemberShelf = lazy(() => import('./member-shelf.tsx'));

interface Props {
  titleKey: string;
  /** What the page's loader knows: null for visitors, and for what is on no shelf. */
  initial: ShelfMine['Shelf'];
  isMember: boolean;
}

/** 想看, 在看, 看过 on the page of a title. Visitors are led to the login. */
export function ShelfPanel({ isMember, ...mine }: Props) {
  const { pathname, search } = useLocation();
  return (
    <section className="shelf-panel" aria-label="我的书架">
      {isMember ? (
        <Suspense fallback={<div className="shelf-panel-states" aria-busy="true" />}>
          <MemberShelf {...mine} />
        </Suspense>
      ) : (
        <div className="shelf-panel-states">
          {SHELF_STATES.map(({ key, name }) => (
            <Link key={key} to={loginPath(pathname, search)} rel="nofollow">
              {name}
            </Link>
          ))}
        </div>
      )}
    </section>
  );
}
