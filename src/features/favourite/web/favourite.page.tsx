import { ListChecks } from 'lucide-react';
import type { FormEvent } from 'react';
import { data, redirect } from 'react-router';
import { readRoom } from '#/features/shelf/shared/read-room.ts';
import { RoomHead } from '#/features/shelf/shared/room-head.tsx';
import { Button } from '#/ui/button/button.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { TabLinks } from '#/ui/tabs/tab-links.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { FAVOURITE } from '../favourite-types.pure.ts';
import type { Route } from './+types/favourite.page.ts';
import { handleFavouriteForm } from './favourite-action.ts';
import { favouritePath } from './favourite-view.ts';
import { KeptRows } from './kept-rows.tsx';
import { KeptTitles } from './kept-titles.tsx';
import { ManageBar } from './manage-bar.tsx';
import { NothingKept } from './nothing-kept.tsx';
import { type FavouriteData, readFavourites } from './read-favourites.ts';
import { UpdateBar } from './update-bar.tsx';
import { useRemoval } from './use-removal.ts';
import { useSelection } from './use-selection.ts';
import './favourite.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '我的收藏',
    description: '收藏的影视、好物和工具都在这里，有更新会告诉你。',
    path: '/collect',
    noindex: true,
  });

export async function loader({ url, context }: Route.LoaderArgs) {
  if (!context.get(siteContext).user) throw redirect(loginPath(url.pathname, url.search));
  const [room, favourites] = await Promise.all([readRoom(context), readFavourites(context, url.searchParams)]);
  return { ...favourites, room };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { message, status } = await handleFavouriteForm(context, await request.formData());
  return data({ message }, { status });
}

export default function FavouritePage({ loaderData, actionData }: Route.ComponentProps) {
  const { room, view, counts, updates } = loaderData;
  const tabs = [
    { type: FAVOURITE.any, label: '影视', count: counts.Any },
    { type: FAVOURITE.market, label: '市集', count: counts.Market },
    { type: FAVOURITE.tool, label: '工具', count: counts.Tool },
  ];
  const count = tabs.reduce((sum, tab) => sum + tab.count, 0);
  return (
    <div className="favourites">
      {room && <RoomHead room={room} at="favourites" />}
      <PageHead
        title="我的收藏"
        note={
          count > 0 && (
            <>
              共 <b>{thousands(count)}</b> 个
              {updates > 0 && (
                <>
                  ，<b>{updates}</b> 部影视有更新
                </>
              )}
            </>
          )
        }
        actions={
          loaderData.total > 0 &&
          !view.isManaging && (
            <Button
              kind="line"
              size="sm"
              to={favouritePath({ ...view, isManaging: true })}
              icon={<ListChecks aria-hidden />}
            >
              批量管理
            </Button>
          )
        }
      />
      <TabLinks
        label="收藏的种类"
        tabs={tabs.map(({ type, label, count: size }) => ({
          to: favouritePath({ type }),
          label,
          count: size,
          current: type === view.type,
        }))}
      />
      {actionData && (
        <p className="favourite-refusal" role="alert">
          {actionData.message}
        </p>
      )}
      {/* Another list is another form: nothing chosen or removed in one may show in the other. */}
      <FavouriteList key={`${view.type} ${view.isManaging}`} {...loaderData} />
    </div>
  );
}

function FavouriteList({ view, cards, rows, total, pages, updates, unavailable, counts }: FavouriteData) {
  const { isGone, remove } = useRemoval(view.type);
  const shown = (view.type === FAVOURITE.any ? cards : rows).filter(({ id }) => !isGone(id));
  const selection = useSelection(shown);
  const chosen = view.isManaging ? selection : undefined;

  function removeChosen(event: FormEvent) {
    event.preventDefault();
    const items = shown.filter(({ id }) => selection.has(id));
    if (items.length === 0) toast('请先选择要移除的');
    else remove(items);
  }

  return (
    <>
      {view.type === FAVOURITE.any && counts.Any > 0 && (
        <UpdateBar total={counts.Any - unavailable} updates={updates} isUpdatedOnly={view.isUpdatedOnly} />
      )}
      {shown.length === 0 && total === 0 && <NothingKept view={view} />}
      {shown.length > 0 && (
        <form method="post" action="/collect" aria-label="收藏列表" onSubmit={removeChosen}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="Type" value={view.type} />
          <input type="hidden" name="back" value={favouritePath(view)} />
          {view.type === FAVOURITE.any ? (
            <KeptTitles cards={cards.filter(({ id }) => !isGone(id))} selection={chosen} onRemove={remove} />
          ) : (
            <KeptRows type={view.type} rows={shown} selection={chosen} onRemove={remove} />
          )}
          {chosen && <ManageBar selection={chosen} done={favouritePath({ ...view, isManaging: false })} />}
        </form>
      )}
      <Pagination label="收藏分页" page={view.page} pages={pages} to={(page) => favouritePath({ ...view, page })} />
      {unavailable > 0 && (
        <p className="favourite-note">
          另有 <b className="num">{unavailable}</b> 部已下架，暂时看不到；重新上架后会自己回来。
        </p>
      )}
    </>
  );
}
