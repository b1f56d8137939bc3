import { CalendarDays } from 'lucide-react';
import { data } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { SegmentedLinks } from '#/ui/segmented/segmented-links.tsx';
import { pageHead } from '#/web/head.ts';
import { SiteLink } from '#/web/site-link.tsx';
import type { Route } from './+types/new.page.ts';
import { askedKind } from './asked-kind.ts';
import { kindLinks } from './kind-links.ts';
import { listLinks } from './list-head.ts';
import { readJournal, readSpan } from './new-data.ts';
import { NewDay, NewLines } from './new-day.tsx';
import { NewRail } from './new-rail.tsx';
import './new.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { canonical = '/new', next, previous, title = '最近更新', isEmpty } = loaderData ?? {};
  const head = pageHead(matches[0].loaderData, {
    title,
    description: '电影、电视剧、综艺、动漫每天更新了什么，按日子记下来。',
    path: canonical,
    noindex: isEmpty,
  });
  return [...head, ...listLinks({ previous, next }, { name: 'new', title: '最近更新' })];
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SPAN = /^\d{4}(?:-\d{2}){0,2}$/;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const kind = askedKind(searchParams.get('type'));
  const [span, until] = [searchParams.get('day') ?? '', searchParams.get('until') ?? ''];
  if ((span && !SPAN.test(span)) || (until && !DAY.test(until))) throw data('没有这一天', { status: 404 });
  const at = (changes: Record<string, string>) => newPath({ ...(kind && { type: kind }), ...changes });
  const base = { kinds: kindLinks('/new', kind), path: at({}), type: kind ?? '' };
  if (span) {
    const list = await readSpan(context, kind, span, searchParams.get('page') ?? '1');
    const page = (number: number) => at({ day: span, ...(number > 1 && { page: String(number) }) });
    return {
      ...base,
      journal: null,
      list: { ...list, span },
      title: `${list.name}的更新`,
      canonical: page(list.page),
      previous: list.page > 1 ? page(Math.min(list.page - 1, list.pages)) : null,
      next: list.page < list.pages ? page(list.page + 1) : null,
      isEmpty: list.entries.length === 0,
    };
  }
  const journal = await readJournal(context, kind, until);
  return {
    ...base,
    journal,
    list: null,
    title: until ? `${until} 以前的更新` : '最近更新',
    canonical: until ? at({ until }) : at({}),
    previous: null,
    next: journal.next ? at({ until: journal.next.until }) : null,
    isEmpty: journal.groups.length === 0,
  };
}

export default function NewPage({ loaderData }: Route.ComponentProps) {
  const { kinds, path, type, journal, list, next } = loaderData;
  return (
    <div className="new">
      <PageHead
        title={list ? list.name : '最近更新'}
        note={
          list ? (
            <>
              更新了 <b>{thousands(list.total)}</b> 部 · <SiteLink to={path}>回到最近更新</SiteLink>
            </>
          ) : (
            <>
              每天更新了什么，按日子记下来。近 7 天更新了 <b>{thousands(journal?.week ?? 0)}</b> 部。
            </>
          )
        }
        actions={
          <>
            <SegmentedLinks label="类型" segments={kinds} />
            {journal && (
              <button type="button" className="new-rail-open" popoverTarget="new-rail" aria-label="按日期看">
                <CalendarDays aria-hidden />
              </button>
            )}
          </>
        }
      />
      {journal && (
        <div className="new-columns">
          <div className="new-days">
            {journal.groups.map((group) => (
              <NewDay key={group.span} group={group} to={newPath({ ...(type && { type }), day: group.span })} />
            ))}
            {journal.groups.length === 0 && (
              <EmptyState title="这以前没有更新">换个类型，或回到最近更新看看。</EmptyState>
            )}
            {next && journal.next && (
              <p className="new-more">
                <Button kind="line" to={next}>
                  {journal.next.label}
                </Button>
              </p>
            )}
          </div>
          <NewRail journal={journal} type={type} />
        </div>
      )}
      {list && (
        <>
          {list.entries.length > 0 ? (
            <NewLines entries={list.entries} />
          ) : (
            <EmptyState title="没有这么多页" actions={<SiteLink to={path}>回到最近更新</SiteLink>} />
          )}
          <Pagination
            page={list.page}
            pages={list.pages}
            to={(number) =>
              newPath({ ...(type && { type }), day: list.span, ...(number > 1 && { page: String(number) }) })
            }
          />
        </>
      )}
    </div>
  );
}

function newPath(query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return search ? `/new?${search}` : '/new';
}
