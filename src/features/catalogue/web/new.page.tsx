import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { SegmentedLinks } from '#/ui/segmented/segmented-links.tsx';
import { pageHead } from '#/web/head.ts';
import { SiteLink } from '#/web/site-link.tsx';
import type { Route } from './+types/new.page.ts';
import { askedKind } from './asked-kind.ts';
import { kindLinks } from './kind-links.ts';
import { listLinks } from './list-head.ts';
import { readNew } from './new-data.ts';
import { TitleCover } from './title-cover.tsx';
import './new.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { page = 1, pages = 1, path = '/new' } = loaderData ?? {};
  const head = pageHead(matches[0].loaderData, {
    title: page > 1 ? `最近更新 第 ${page} 页` : '最近更新',
    description: '电影、电视剧、综艺、动漫的更新，按时间排列，带更新进度与热度。',
    path: loaderData?.canonical ?? '/new',
    noindex: loaderData?.groups.length === 0,
  });
  const neighbours = {
    previous: page > 1 ? pagePath(path, Math.min(page - 1, pages)) : null,
    next: page < pages ? pagePath(path, page + 1) : null,
  };
  return [...head, ...listLinks(neighbours, { name: 'new', title: '最近更新' })];
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const kind = askedKind(searchParams.get('type'));
  const list = await readNew(context, kind, searchParams.get('page') ?? '1');
  const path = kind ? `/new?type=${kind}` : '/new';
  return { ...list, path, canonical: pagePath(path, list.page), kinds: kindLinks('/new', kind) };
}

export default function NewPage({ loaderData }: Route.ComponentProps) {
  const { groups, page, pages, path, kinds, total } = loaderData;
  return (
    <div className="new">
      <PageHead
        title="最近更新"
        note={
          <>
            共 <b>{total.toLocaleString('zh-CN')}</b> 部，按更新时间排序 · <SiteLink to="/calendar">放送日历</SiteLink>
          </>
        }
        actions={<SegmentedLinks label="类型" segments={kinds} />}
      />
      {groups.map(({ name, date, count, large, rest }) => (
        <section key={name} className="new-day" aria-label={name}>
          {date && (
            <p className="new-date">
              <b className="num">{date.day}</b>
              <span>{date.text}</span>
            </p>
          )}
          <div className="new-entries">
            <h2>
              {name} <small>{count} 部</small>
            </h2>
            <ul className="new-large">
              {large.map((entry) => (
                <li key={entry.path}>
                  <SiteLink to={entry.path} className="new-entry">
                    <TitleCover cover={entry.large} className="new-cover" />
                    <span>
                      <strong>{entry.name}</strong>
                      <span className="new-facts">{entry.facts}</span>
                      <span className="new-change" data-kind={entry.change.kind}>
                        {entry.change.text}
                      </span>
                      {entry.summary && <span className="new-summary">{entry.summary}</span>}
                    </span>
                  </SiteLink>
                </li>
              ))}
            </ul>
            {rest.length > 0 && (
              <ul className="new-rest">
                {rest.map((entry) => (
                  <li key={entry.path}>
                    <SiteLink to={entry.path} className="new-line">
                      <TitleCover cover={entry.cover} className="new-mini" />
                      <span>
                        <strong>{entry.name}</strong>
                        <span className="new-facts">{entry.facts}</span>
                      </span>
                      <span className="new-change" data-kind={entry.change.kind}>
                        {entry.change.text}
                      </span>
                    </SiteLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
      {groups.length === 0 && <EmptyState title="没有这么多页" actions={<SiteLink to={path}>回到第一页</SiteLink>} />}
      <Pagination page={page} pages={pages} to={(number) => pagePath(path, number)} />
    </div>
  );
}

function pagePath(path: string, page: number): string {
  return page > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path;
}
