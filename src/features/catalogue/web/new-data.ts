import type { RouterContextProvider } from 'react-router';
import { api } from '#/web/api.ts';
import type { AnyItem } from '../any-item.contract.ts';
import { anyPath } from '../any-path.pure.ts';
import type { KindSlug } from '../kinds.pure.ts';
import { ORDER } from '../list-sizes.pure.ts';
import { coverArt } from './card.ts';
import { inTurns, toldFirst } from './mix-kinds.ts';
import { dateOf, groupByTime } from './new-groups.ts';
import { durationText, kindLine } from './title-text.ts';

const SIZE = 50;
/** So many of a day are told at length. */
const LARGE = 3;

/** What was updated, newest first, day by day. */
export async function readNew(context: Readonly<RouterContextProvider>, kind: KindSlug | null, page: string) {
  const list = await api(context)('GET /api/v1/any/order', {
    query: { orderType: ORDER.newest, type_name: kind ?? '', pageSize: SIZE, page },
  });
  const now = Date.now();
  const groups = groupByTime(list.Result, ({ UpdatedTime }) => UpdatedTime, now).map(({ name, items }) => {
    const mixed = toldFirst(inTurns(items, ({ TypeName }) => TypeName));
    // What has something to tell goes first.
    const told = mixed.filter(({ Summary }) => Summary !== '').slice(0, LARGE);
    const large = [...told, ...mixed.filter((item) => !told.includes(item))].slice(0, LARGE);
    return {
      name,
      date: dateOf(items[0]?.UpdatedTime ?? '', name),
      count: items.length,
      large: large.map((item) => ({ ...entryOf(item), summary: item.Summary })),
      rest: mixed.filter((item) => !large.includes(item)).map(entryOf),
    };
  });
  return { groups, page: list.Page, pages: list.PageCount, total: list.Total };
}

function entryOf(item: AnyItem) {
  return {
    path: anyPath(item.Key),
    name: item.Name,
    facts: kindLine(item),
    change: changeOf(item),
    cover: coverArt(item, { mini: true }),
    large: coverArt(item),
  };
}

/** What is new about it, in words and by its kind. */
function changeOf({ Remark, IsFinished, Duration, TypeName }: AnyItem): {
  kind: 'update' | 'end' | 'new';
  text: string;
} {
  if (TypeName === '电影') return { kind: 'new', text: `加入${Duration ? ` · ${durationText(Duration)}` : ''}` };
  const text = Remark.replace(/^已?完结$/, '').replace(/^连载中$/, '');
  if (IsFinished) return { kind: 'end', text: text ? `完结 · ${text}` : '完结' };
  return { kind: 'update', text: text ? `更新 · ${text}` : '更新' };
}
