import { pageWindow } from '#/ui/pagination/page-window.ts';

interface Props {
  page: number;
  pages: number;
  /** The address of the first page, with its filters. */
  first: string;
}

/**
 * Numbered pages for crawlers and for those without JavaScript. Browsers that run scripts never look inside, so the
 * list is left out of their code.
 */
export function PlainPages({ page, pages, first }: Props) {
  return <noscript>{import.meta.env.SSR && pages > 1 && <Pages page={page} pages={pages} first={first} />}</noscript>;
}

function Pages({ page, pages, first }: Props) {
  return (
    <nav className="plain-pages" aria-label="分页">
      {page > 1 && (
        <a rel="prev" href={pageAddress(first, page - 1)}>
          上一页
        </a>
      )}
      {pageWindow(Math.min(page, pages), pages).map((step, index, steps) =>
        step === 'gap' ? (
          <span key={`after ${steps[index - 1]}`}>…</span>
        ) : (
          <a key={step} href={pageAddress(first, step)} aria-current={step === page ? 'page' : undefined}>
            {step}
          </a>
        ),
      )}
      {page < pages && (
        <a rel="next" href={pageAddress(first, page + 1)}>
          下一页
        </a>
      )}
    </nav>
  );
}

function pageAddress(first: string, page: number): string {
  if (page <= 1) return first;
  return `${first}${first.includes('?') ? '&' : '?'}page=${page}`;
}
