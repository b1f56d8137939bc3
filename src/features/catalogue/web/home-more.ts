import type { RouterContextProvider } from 'react-router';
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
