import { useEffect, useRef } from 'react';
import { data, Link, redirect, useRevalidator } from 'react-router';
import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import { api, attemptApi } from '#/web/api.ts';
import { backgroundApi } from '#/web/browser-api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { shortTime } from '#/web/short-time.ts';
import { reasonOf } from '../market-names.pure.ts';
import type { Route } from './+types/chat.page.ts';
import { ChatComposer, ChatMenu } from './chat-tools.tsx';
import { TopBar } from './top-bar.tsx';
import '#/ui/visually-hidden/visually-hidden.css';
import './chat.css';
import './item-card.css';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead(matches[0].loaderData, {
    title: loaderData ? `和${loaderData.Chat.with}的私信` : '私信',
    description: '和发布的人、来问的人说话，不露联系方式。',
    path: '/market/chat',
    noindex: true,
  });

export async function loader({ context, params }: Route.LoaderArgs) {
  if (!context.get(siteContext).user) throw redirect(loginPath(`/market/chat/${params.id}`));
  const answer = await attemptApi(context)('GET /api/v1/crawl/common/chat', { query: { id: params.id } });
  if (!answer.ok) throw data('没有这个私信，可能已经过期', { status: 404 });
  return answer.data;
}

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  if (!context.get(siteContext).user) throw redirect(loginPath(`/market/chat/${id}`));
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const attempt = attemptApi(context);
  const intent = text('intent');
  if (intent === 'block' || intent === 'unblock') {
    await api(context)('PUT /api/v1/crawl/common/chat/block', { body: { id, blocked: intent === 'block' } });
    return { message: '', typed: '', done: intent === 'block' ? '已拉黑，对方不能再给你写信' : '已取消拉黑' };
  }
  if (intent === 'report') {
    const answer = await attempt('POST /api/v1/crawl/common/chat/report', {
      body: { id, reason: reasonOf(text('reason')) },
    });
    return { message: answer.ok ? '' : answer.message, typed: '', done: answer.ok ? '已举报，站长会看' : '' };
  }
  const typed = text('content');
  const answer = await attempt('POST /api/v1/crawl/common/chat', { body: { id, content: typed } });
  if (answer.ok) return { message: '', typed: '', done: '' };
  return data({ message: answer.errors[0]?.Message ?? answer.message, typed, done: '' }, { status: answer.status });
}

/** How often an open chat looks for an answer. */
const LOOK_MS = 12_000;

export default function MarketChat({ loaderData: { Chat: chat, Messages }, actionData }: Route.ComponentProps) {
  const end = useRef<HTMLLIElement>(null);
  const last = Messages.at(-1)?.id;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
    if (last) backgroundApi('PUT /api/v1/crawl/common/chat/seen', { body: { id: chat.id, message: last } });
  }, [chat.id, last]);
  return (
    <div className="market-chat">
      <TopBar title={<bdi>{chat.with}</bdi>} back="/market/chat" end={<ChatMenu chat={chat} />} />
      <p className="market-chat-item">
        {chat.image && <img src={outsidePicture(chat.image)} alt="" width={44} height={44} />}
        {chat.is_shown ? (
          <Link to={`/market/detail/${chat.item_id}`}>{chat.title}</Link>
        ) : (
          <span>{chat.title}（已下架）</span>
        )}
      </p>
      <ul className="market-chat-said" aria-label="说过的话" aria-live="polite">
        {Messages.map(({ id, is_mine, content, created_time }, index) => (
          <li key={id} data-mine={is_mine || undefined} ref={index === Messages.length - 1 ? end : undefined}>
            <span className="visually-hidden">{is_mine ? '我' : chat.with}：</span>
            <p dir="auto">{content}</p>
            <time className="num" dateTime={created_time}>
              {shortTime(created_time).slice(5)}
            </time>
          </li>
        ))}
      </ul>
      {actionData?.done && (
        <p className="market-chat-note" role="status">
          {actionData.done}
        </p>
      )}
      <ChatComposer chat={chat} message={actionData?.message ?? ''} typed={actionData?.typed ?? ''} sent={last ?? 0} />
    </div>
  );
}
