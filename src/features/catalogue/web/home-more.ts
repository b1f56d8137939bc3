import type { RouterContextProvider } from 'react-router';
import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import { postPath } from '#/features/blog/blog-path.pure.ts';
import { watchingRow } from '#/features/history/shared/watching-row.ts';
import { api } from '#/web/api.ts';
import { siteContext, transportContext } from '#/web/contexts.ts';
import { toCards } from './card.ts';
import { lengthText } from './title-text.ts';

const FAVOURITES = 10;
const TOOLS = 18;

/** What the member keeps, newest first; nothing for a visitor. */
export async function readWatching(context: Readonly<RouterContextProvider>) {
  if (!context.get(siteContext).user) return [];
  return (await api(context)('GET /api/v1/history/watching', {})).map(watchingRow);
}

export async function readFavourites(context: Readonly<RouterContextProvider>) {
  if (!context.get(siteContext).user) return [];
  const { Result } = await api(context)('GET /api/v1/any/collect', { query: { Type: 1, pageSize: FAVOURITES } });
  const updated = new Set(Result.filter(({ HasUpdate }) => HasUpdate).map(({ Key }) => Key));
  return toCards(Result, { note: (item) => (updated.has(item.Key) ? '有更新' : lengthText(item)) });
}

export interface ToolLink {
  name: string;
  to: string;
}

/** The tools answer for themselves; a site without them has no such shelf. */
export async function readTools(context: Readonly<RouterContextProvider>): Promise<ToolLink[]> {
  const call = context.get(transportContext);
  const { envelope } = await call('GET /api/v1/tool/home', { query: { pageSize: TOOLS } });
  const list: unknown = envelope.Data && Reflect.get(envelope.Data, 'Result');
  if (!Array.isArray(list)) return [];
  return list
    .filter((tool) => typeof tool?.Name === 'string' && typeof tool?.Url === 'string')
    .map(({ Name, Url }) => ({ name: Name, to: `/tool/${encodeURIComponent(Url)}` }));
}

const GOODS = 4;

export interface GoodsLink {
  id: number;
  title: string;
  to: string;
  picture: string;
  price: string;
  back: string;
  isSample: boolean;
}

/** A few of the market; like the tools it answers for itself. */
export async function readGoods(context: Readonly<RouterContextProvider>): Promise<GoodsLink[]> {
  const call = context.get(transportContext);
  const { envelope } = await call('GET /api/v1/crawl/common/search', { query: { pageSize: GOODS } });
  const list: unknown = envelope.Data && Reflect.get(envelope.Data, 'Result');
  if (!Array.isArray(list)) return [];
  return list
    .filter((item) => typeof item?.id === 'number' && typeof item?.title === 'string')
    .slice(0, GOODS)
    .map((item) => ({
      id: item.id,
      title: item.title,
      to: `/market/detail/${item.id}`,
      picture: outsidePicture(String(item.images?.[0] ?? '')),
      price: Number.isFinite(Number(item.price)) ? String(Number(item.price)) : '',
      back: Number(item.return_money) > 0 ? String(Number(item.return_money)) : '',
      isSample: item.sample === true,
    }));
}

/** The latest article of the blog, if it can be asked. */
export async function readArticle(context: Readonly<RouterContextProvider>) {
  const call = context.get(transportContext);
  const { envelope } = await call('GET /api/v1/blog/posts', { query: { category: '影视资讯' } });
  const list: unknown = envelope.Data && Reflect.get(envelope.Data, 'Result');
  const post = Array.isArray(list) ? list[0] : undefined;
  if (typeof post?.Name !== 'string' || typeof post?.Title !== 'string') return null;
  const [, month, day] = /^\d+-(\d+)-(\d+)/.exec(String(post.PublishedTime)) ?? [];
  const date = month ? `${Number(month)} 月 ${Number(day)} 日` : '';
  return { to: postPath(post.Name), title: String(post.Title), date };
}
