import { data, redirect } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { TabLinks } from '#/ui/tabs/tab-links.tsx';
import { api } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { SHELF_STATES, stateName } from '../shelf-states.pure.ts';
import type { Route } from './+types/shelf.page.ts';
import { handleShelfForm } from './shelf-action.ts';
import { toShelfCards } from './shelf-card.ts';
import { ShelfRows } from './shelf-rows.tsx';
import { YearReview } from './year-review.tsx';
import './shelf.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '我的书架',
    description: '想看、在看、看过的影视，和这一年看了些什么。',
    path: '/shelf',
    noindex: true,
  });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { user } = context.get(siteContext);
  if (!user) throw redirect(loginPath(url.pathname, url.search));
  const call = api(context);
  const state = SHELF_STATES.find(({ key }) => key === url.searchParams.get('state'))?.key ?? 'watching';
  const year = /^\d{4}$/.exec(url.searchParams.get('year') ?? '')?.[0];
  const page = url.searchParams.get('page') ?? undefined;
  const [list, review, favourites] = await Promise.all([
    call('GET /api/v1/shelf', { query: { state, page } }),
    call('GET /api/v1/shelf/year', { query: { year } }),
    call('GET /api/v1/collect', { query: { Type: 1, pageSize: 1 } }),
  ]);
  const { Counts } = favourites;
  return {
    name: user.Username,
    state,
    cards: toShelfCards(list.Result),
    counts: list.Counts,
    favourites: Counts.Any + Counts.Market + Counts.Tool,
    unavailable: list.Unavailable,
    page: list.Page,
    pages: list.PageCount,
    review,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { message, status } = await handleShelfForm(context, await request.formData());
  return data({ message }, { status });
}

export default function ShelfPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, state, cards, counts, favourites, unavailable, page, pages, review } = loaderData;
  const tabs = [
    ...SHELF_STATES.map(({ key, name: label }) => ({
      to: `/shelf?state=${key}`,
      label,
      count: counts[key],
      current: key === state,
    })),
    { to: '/collect', label: '收藏', count: favourites, current: false },
  ];
  return (
    <div className="shelf">
      <PageHead
        title={name}
        note="书架只有自己看得到"
        actions={
          <Button kind="line" size="sm" to="/history">
            浏览记录
          </Button>
        }
      />
      <TabLinks label="我的书架" tabs={tabs} />
      {actionData && (
        <p className="shelf-refusal" role="alert">
          {actionData.message}
        </p>
      )}
      <div className="shelf-columns">
        <div>
          <ShelfRows cards={cards} />
          {cards.length === 0 && (
            <EmptyState
              title={`「${stateName(state)}」还空着`}
              actions={
                <Button to="/hot" kind="line">
                  去热榜挑一部
                </Button>
              }
            >
              在影视的页面上选「想看」「在看」或「看过」，就会放到这里。
            </EmptyState>
          )}
          <Pagination
            label="书架分页"
            page={page}
            pages={pages}
            to={(next) => `/shelf?state=${state}${next > 1 ? `&page=${next}` : ''}`}
          />
          {unavailable > 0 && <p className="shelf-note">另有 {unavailable} 部已下架，重新上架后会自己回来。</p>}
        </div>
        <YearReview name={name} review={review} />
      </div>
    </div>
  );
}
