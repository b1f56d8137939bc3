import type { RouterContextProvider } from 'react-router';
import { api } from '#/web/api.ts';
import { anyPath } from '../any-path.pure.ts';
import type { KindSlug } from '../kinds.pure.ts';
import { ORDER } from '../list-sizes.pure.ts';
import { coverArt, palettesOf } from './card.ts';
import { inTurns } from './mix-kinds.ts';
import { groupByTime, shortTime } from './new-groups.ts';
import type { RankRowView } from './rank-row.tsx';
import { kindText, lengthText } from './title-text.ts';

const SIZE = 50;

/** What was updated, newest first, in groups by when. */
export async function readNew(context: Readonly<RouterContextProvider>, kind: KindSlug | null, page: string) {
  const call = api(context);
  const [list, hottest] = await Promise.all([
    call('GET /api/v1/any/order', {
      query: { orderType: ORDER.newest, type_name: kind ?? '', pageSize: SIZE, page },
    }),
    call('GET /api/v1/any/order', { query: { orderType: ORDER.heat, pageSize: 1 } }),
  ]);
  const most = hottest.Result[0]?.Hot || 1;
  const now = Date.now();
  const palettes = palettesOf(list.Result, [1, 2, 7, 8, 9]);
  const rows = list.Result.map((item, index) => ({
    kind: item.TypeName,
    updated: item.UpdatedTime,
    path: anyPath(item.Key),
    name: item.Name,
    facts: [kindText(item), lengthText(item)].filter(Boolean).join(' · '),
    heat: item.Hot,
    share: Math.max(2, Math.min(100, Math.round((item.Hot / most) * 100))),
    time: shortTime(item.UpdatedTime, now),
    cover: coverArt(item, palettes[index] ?? 0),
  }));
  let rank = (list.Page - 1) * SIZE;
  const groups = groupByTime(rows, ({ updated }) => updated, now).map(({ name, items }) => ({
    name,
    rows: inTurns(items, ({ kind: own }) => own).map(({ updated: _, kind: _own, ...row }): RankRowView => {
      rank += 1;
      return { ...row, rank };
    }),
  }));
  return { groups, page: list.Page, pages: list.PageCount, total: list.Total };
}
