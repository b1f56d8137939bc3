import { useState, useSyncExternalStore } from 'react';
import { data, useRevalidator } from 'react-router';
import { readRoom } from '#/features/shelf/shared/read-room.ts';
import { RoomHead } from '#/features/shelf/shared/room-head.tsx';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { SkeletonText } from '#/ui/skeleton/skeleton.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { api } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { useNotedVisits, usePrivateMode } from '../shared/noted-visits.ts';
import { clearVisits, removeVisit } from '../shared/visit-history.ts';
import type { Route } from './+types/history.page.ts';
import { ClearHistory } from './clear-history.tsx';
import { ConfirmClear } from './confirm-clear.tsx';
import { handleHistoryForm } from './history-action.ts';
import { HistoryList } from './history-list.tsx';
import { type HistoryRow, localRowOf, rowOf } from './history-row.ts';
import { PrivateMode } from './private-mode.tsx';
import './history.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '浏览记录',
    description: '最近看过的影视，最多一百部；可以清空，也可以打开无痕浏览。',
    path: '/history',
    noindex: true,
  });

export async function loader({ url, context }: Route.LoaderArgs) {
  const isMember = context.get(siteContext).user !== null;
  const [room, rows] = await Promise.all([
    readRoom(context),
    isMember ? (await api(context)('GET /api/v1/history', {})).Result.map(rowOf) : [],
  ]);
  const isAsking = isMember && url.searchParams.has('clear');
  return { room, isMember, rows, isAsking, now: Date.now() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { message, status } = await handleHistoryForm(context, await request.formData());
  return data({ message }, { status });
}

export default function HistoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { room, isMember, isAsking, now } = loaderData;
  const { rows, isKnown, remove, clear } = useRows(loaderData);
  const [isPrivate] = usePrivateMode();
  return (
    <div className="history">
      {room && <RoomHead room={room} at="history" />}
      <PageHead
        title="浏览记录"
        note={isMember ? '最近看过的，在你登录的设备上都能看到' : '只存在这个浏览器里，登录后会跟着你走'}
        actions={
          <>
            <PrivateMode />
            {rows.length > 0 && !isAsking && <ClearHistory isMember={isMember} onClear={clear} />}
          </>
        }
      />
      {actionData && (
        <p className="history-refusal" role="alert">
          {actionData.message}
        </p>
      )}
      {isAsking && rows.length > 0 && <ConfirmClear />}
      {isPrivate && <p className="history-private">无痕浏览已打开：看过的不会记下来，也不会同步到别的设备。</p>}
      {isKnown ? (
        <form method="post" action="/history" aria-label="浏览过的影视">
          <HistoryList rows={rows} now={now} onRemove={remove} />
        </form>
      ) : (
        <div aria-busy="true">
          <SkeletonText lines={4} />
          <noscript>浏览记录存在你的浏览器里，要打开 JavaScript 才能看到。</noscript>
        </div>
      )}
      {isKnown && rows.length === 0 && <NothingSeen isPrivate={isPrivate} />}
    </div>
  );
}

const never = () => () => {};

/** A member's rows come with the page; a visitor's are only in their browser. */
function useRows({ isMember, rows }: { isMember: boolean; rows: HistoryRow[] }) {
  const local = useNotedVisits();
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [gone, setGone] = useState<readonly string[]>([]);
  const { revalidate } = useRevalidator();

  async function remove({ key }: HistoryRow) {
    setGone((before) => [...before, key]);
    const isDone = await removeVisit(key);
    if (isDone && isMember) await revalidate();
    setGone((before) => before.filter((other) => other !== key));
  }
  async function clear() {
    const isDone = await clearVisits();
    if (isDone) toast('浏览记录已清空', { kind: 'success' });
    if (isDone && isMember) await revalidate();
    return isDone;
  }
  const all = isMember ? rows : local.map(localRowOf);
  return { rows: all.filter(({ key }) => !gone.includes(key)), isKnown: isMember || isInBrowser, remove, clear };
}

function NothingSeen({ isPrivate }: { isPrivate: boolean }) {
  return (
    <EmptyState
      title="暂无浏览记录"
      actions={
        <>
          <Button to="/hot">去热榜看看</Button>
          <Button kind="line" to="/new">
            最近更新
          </Button>
        </>
      }
    >
      {isPrivate ? '关掉无痕浏览，之后看过的影视会出现在这里。' : '打开过的影视会按日子排在这里，方便接着看。'}
    </EmptyState>
  );
}
