import { CheckCheck, Settings } from 'lucide-react';
import { data, redirect, useRevalidator } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Chip } from '#/ui/chip/chip.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { SwipeCell } from '#/ui/swipe-cell/swipe-cell.tsx';
import { api } from '#/web/api.ts';
import { browserApi } from '#/web/browser-api.ts';
import { siteContext } from '#/web/contexts.ts';
import { byDay, clockTime } from '#/web/days.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { NEWS_GROUPS } from '../news-groups.pure.ts';
import { NewsRow } from '../shared/news-row.tsx';
import type { Route } from './+types/inbox.page.ts';
import { handleInboxForm } from './inbox-action.ts';
import { NewsActions } from './news-actions.tsx';
import { NewsSettings } from './news-settings.tsx';
import './inbox.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '消息',
    description: '追的片更新了、有人回复了你、账单到期了，都在这里。',
    path: '/inbox',
    noindex: true,
  });

export async function loader({ url, context }: Route.LoaderArgs) {
  if (!context.get(siteContext).user) throw redirect(loginPath(url.pathname, url.search));
  const call = api(context);
  const group = NEWS_GROUPS.find(({ key }) => key === url.searchParams.get('group'))?.key ?? '';
  const page = url.searchParams.get('page') ?? undefined;
  const [news, settings] = await Promise.all([
    call('GET /api/v1/inbox', { query: { group, page } }),
    call('GET /api/v1/inbox/settings', {}),
  ]);
  return {
    group,
    news,
    settings,
    isSaved: url.searchParams.has('saved'),
    done: Number(url.searchParams.get('done')),
    now: Date.now(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { message, status } = await handleInboxForm(context, await request.formData());
  return data({ message }, { status });
}

export default function InboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { group, news, settings, isSaved, done, now } = loaderData;
  const { revalidate } = useRevalidator();
  const read = async (id: number) => {
    if ((await browserApi('POST /api/v1/inbox/read', { body: { Ids: [id] } })).ok) await revalidate();
  };
  const unread = Object.values(news.Unread).reduce((sum, count) => sum + count, 0);
  const address = (change: { group?: string; page?: number }) => {
    const { group: wanted = group, page = 1 } = change;
    const query = new URLSearchParams({ ...(wanted && { group: wanted }), ...(page > 1 && { page: String(page) }) });
    return query.size > 0 ? `/inbox?${query}` : '/inbox';
  };
  return (
    <div className="inbox">
      <PageHead
        title="消息"
        note={unread > 0 && `${unread >= 100 ? '99+' : unread} 条未读`}
        actions={
          <>
            {unread > 0 && (
              <form method="post" action="/inbox">
                <Button
                  kind="line"
                  type="submit"
                  name="intent"
                  value="read"
                  icon={<CheckCheck size={17} aria-hidden />}
                >
                  全部已读
                </Button>
              </form>
            )}
            <a className="inbox-gear" href="#settings" aria-label="通知设置">
              <Settings size={20} aria-hidden />
            </a>
          </>
        }
      />
      <div className="inbox-columns">
        <div>
          <nav className="inbox-groups" aria-label="消息的种类">
            <Chip kind="line" to={address({ group: '' })} current={group === ''}>
              全部
            </Chip>
            {NEWS_GROUPS.map(({ key, name }) => (
              <Chip
                key={key}
                kind="line"
                to={address({ group: key })}
                current={group === key}
                {...(news.Unread[key] && { count: news.Unread[key] })}
              >
                {name}
              </Chip>
            ))}
          </nav>
          {byDay(news.Result, ({ CreatedTime }) => Date.parse(CreatedTime), now).map(({ day, name, items }) => (
            <section key={day} className="inbox-day" aria-labelledby={`day-${day}`}>
              <h2 id={`day-${day}`}>{name}</h2>
              <ul className="inbox-rows">
                {items.map((one) => (
                  <li key={one.Id}>
                    <SwipeCell right={one.IsRead ? [] : [{ label: '已读', onPress: () => read(one.Id) }]}>
                      <NewsRow
                        news={one}
                        time={clockTime(Date.parse(one.CreatedTime))}
                        actions={<NewsActions news={one} isDone={done === one.Id} />}
                      />
                    </SwipeCell>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {news.Total === 0 && (
            <EmptyState title="还没有消息">把正在追的片标成「在看」，出了新的一集会在这里告诉你。</EmptyState>
          )}
          <Pagination label="消息分页" page={news.Page} pages={news.PageCount} to={(page) => address({ page })} />
          {news.Total > 0 && <p className="inbox-kept">消息保留 90 天</p>}
        </div>
        <NewsSettings settings={settings} isSaved={isSaved} refusal={actionData?.message} />
      </div>
    </div>
  );
}
