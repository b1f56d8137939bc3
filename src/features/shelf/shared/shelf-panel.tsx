import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { VisuallyHidden } from '#/ui/visually-hidden/visually-hidden.tsx';
import { loginPath } from '#/web/login-path.pure.ts';
import type { ShelfMine } from '../shelf.contract.ts';
import { SHELF_STATES } from '../shelf-states.pure.ts';
import { SCORES } from './scores.ts';
import { ShelfFoot } from './shelf-foot.tsx';
import './shelf-panel.css';

/** Most readers are visitors; what only members use does not weigh on them. */
const MemberShelf = lazy(() => import('./member-shelf.tsx'));

interface Props {
  titleKey: string;
  /** What the page's loader knows: nothing for visitors, and for what is on no shelf. */
  initial: ShelfMine['Shelf'];
  score: number | null;
  isMember: boolean;
  onScored: () => void;
  /** What else can be done with it. */
  actions: ReactNode;
}

/** 想看, 在看, 看过 and my own score on the page of a title. Visitors are led to the login. */
export function ShelfPanel({ isMember, actions, ...mine }: Props) {
  return (
    <section className="shelf-panel" aria-label="我的书架">
      {isMember ? (
        <Suspense fallback={<div className="shelf-panel-states" aria-busy="true" />}>
          <MemberShelf {...mine} />
        </Suspense>
      ) : (
        <VisitorShelf />
      )}
      <ShelfFoot>{actions}</ShelfFoot>
    </section>
  );
}

function VisitorShelf() {
  const { pathname, search } = useLocation();
  const login = loginPath(pathname, search);
  return (
    <>
      <div className="shelf-panel-states">
        {SHELF_STATES.map(({ key, name }) => (
          <Link key={key} to={login} rel="nofollow">
            {name}
          </Link>
        ))}
      </div>
      <div className="shelf-panel-score">
        <p>我的评分</p>
        {/* All of them lead to the same place: one link. */}
        <Link to={login} rel="nofollow" className="shelf-panel-scores num">
          {SCORES.map((score) => (
            <span key={score} aria-hidden="true">
              {score}
            </span>
          ))}
          <VisuallyHidden>打分，先登录</VisuallyHidden>
        </Link>
      </div>
    </>
  );
}
