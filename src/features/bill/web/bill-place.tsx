import { ChevronLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import './bill-place.css';

interface Props extends ComponentProps<typeof PageHead> {
  /** The page's name in the crumbs. */
  here: string;
  /** Beside the title, but no part of its name: the way to the one before, and to the next. */
  before?: ReactNode;
  after?: ReactNode;
}

/** The head of a page beside the ledger. On a phone it is a bar with the way back, in the place of the site's own header. */
export function BillPlace({ here, before, after, ...head }: Props) {
  return (
    <div className="bill-place">
      <Link className="bill-place-back" to="/bill?tab=charts" aria-label="返回">
        <ChevronLeft size={20} aria-hidden />
      </Link>
      <Crumbs path={[{ label: '账单', to: '/bill' }, { label: here }]} />
      {before ? (
        <div className="bill-place-line">
          {before}
          <PageHead {...head} />
          {after}
        </div>
      ) : (
        <PageHead {...head} />
      )}
    </div>
  );
}
