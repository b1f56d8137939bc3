import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { InnerLink } from '../link/inner-link.tsx';
import { pageWindow } from './page-window.ts';
import './pagination.css';

interface Props {
  page: number;
  pages: number;
  /** The address of a page: keep the filters in it. */
  to: (page: number) => string;
  label?: string;
}

/** Real links, so that pages can be shared and work without JavaScript. Nothing is drawn for a single page. */
export function Pagination({ page, pages, to, label = '分页' }: Props) {
  if (pages <= 1) return null;
  const steps = pageWindow(page, pages);
  return (
    <nav className="pagination" aria-label={label}>
      <Neighbour rel="prev" to={page > 1 ? to(page - 1) : undefined}>
        <ChevronLeft />
        上一页
      </Neighbour>
      <ol className="pagination-pages num">
        {steps.map((step, index) => (
          // A gap is told apart by the page before it, which is always there.
          <li key={step === 'gap' ? `after ${steps[index - 1]}` : step}>
            {step === 'gap' ? (
              <span className="pagination-gap">…</span>
            ) : (
              <InnerLink
                className="pagination-page"
                to={to(step)}
                aria-label={`第 ${step} 页`}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </InnerLink>
            )}
          </li>
        ))}
      </ol>
      <p className="pagination-phone num">
        <b>{page}</b> / {pages}
      </p>
      <Neighbour rel="next" to={page < pages ? to(page + 1) : undefined}>
        下一页
        <ChevronRight />
      </Neighbour>
    </nav>
  );
}

function Neighbour({ rel, to, children }: { rel: 'prev' | 'next'; to: string | undefined; children: ReactNode }) {
  return to === undefined ? (
    <span className="pagination-step" data-off>
      {children}
    </span>
  ) : (
    <InnerLink className="pagination-step" rel={rel} to={to}>
      {children}
    </InnerLink>
  );
}
