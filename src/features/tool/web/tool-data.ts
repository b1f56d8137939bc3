import type { RouterContextProvider } from 'react-router';
import { FAVOURITE } from '#/features/favourite/favourite-types.pure.ts';
import { api } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import type { Tool } from '../tool.contract.ts';
import { TOOL_TYPES } from '../tool-info.pure.ts';

const MOST = 100;

/** All tools that fit, in their order. There are too few for pages. */
export async function readTools(
  context: Readonly<RouterContextProvider>,
  query: { typeName?: string; words?: string } = {},
): Promise<Tool[]> {
  const call = api(context);
  const ask = (page: number) => call('GET /api/v1/tool', { query: { ...query, page, pageSize: MOST } });
  const first = await ask(1);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, first.PageCount - 1) }, (_, index) => ask(index + 2)),
  );
  return [first, ...rest].flatMap(({ Result }) => Result);
}

/** By type, in the order of types; a type without any is left out. */
export function groupByType(tools: readonly Tool[]) {
  return TOOL_TYPES.map(({ name, note }) => ({
    name,
    note,
    tools: tools.filter(({ TypeName }) => TypeName === name),
  })).filter((group) => group.tools.length > 0);
}

/** The tools a member keeps, newest first; those that are gone are left out. */
export async function readKept(context: Readonly<RouterContextProvider>, tools: readonly Tool[]): Promise<Tool[]> {
  if (!context.get(siteContext).user) return [];
  const { Result } = await api(context)('GET /api/v1/collect', { query: { Type: FAVOURITE.tool, pageSize: MOST } });
  return Result.flatMap(({ RelativeId }) => tools.find(({ Url }) => Url === RelativeId) ?? []);
}
