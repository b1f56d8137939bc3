import { type RouterContextProvider, redirect } from 'react-router';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { watchingRow } from '#/features/history/shared/watching-row.ts';
import { api } from '#/web/api.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { readRoom } from '../shared/read-room.ts';
import { SHELF_STATES, type ShelfState } from '../shelf-states.pure.ts';
import { toShelfCards, toTitleCards } from './shelf-card.ts';

const LISTS = 2;
/** Titles to begin with, where nothing is kept yet. */
const BEGIN = 3;
/** Of what is wished for, to find what came out. */
const LOOKED_THROUGH = 100;
const SHOWN = { watching: 6, want: 6, watched: 4 };

/** Everything the page shows: one shelf when the address names one, else a little of each. */
export async function readShelf(context: Readonly<RouterContextProvider>, url: URL) {
  const room = await readRoom(context);
  if (!room) throw redirect(loginPath(url.pathname, url.search));
  const call = api(context);
  const state = SHELF_STATES.find(({ key }) => key === url.searchParams.get('state'))?.key;
  const year = /^\d{4}$/.exec(url.searchParams.get('year') ?? '')?.[0];
  const [review, one, some] = await Promise.all([
    call('GET /api/v1/shelf/year', { query: { year } }),
    state ? readOne(context, state, url.searchParams.get('page') ?? undefined) : undefined,
    state ? undefined : readSome(context),
  ]);
  return { room, review, best: toBest(review.Best), one, some, today: shanghaiDay(Date.now()) };
}

async function readOne(context: Readonly<RouterContextProvider>, state: ShelfState, page: string | undefined) {
  const list = await api(context)('GET /api/v1/shelf', { query: { state, page } });
  return {
    state,
    cards: toShelfCards(list.Result),
    unavailable: list.Unavailable,
    page: list.Page,
    pages: list.PageCount,
  };
}

async function readSome(context: Readonly<RouterContextProvider>) {
  const call = api(context);
  const today = shanghaiDay(Date.now());
  const first = async (state: ShelfState, pageSize = SHOWN[state]) =>
    toShelfCards((await call('GET /api/v1/shelf', { query: { state, pageSize } })).Result, today);
  const [watching, want, watched, places, lists] = await Promise.all([
    first('watching'),
    first('want', LOOKED_THROUGH),
    first('watched'),
    call('GET /api/v1/history/watching', {}),
    call('GET /api/v1/shelf/lists', { query: {} }),
  ]);
  const placeOf = new Map(places.map((item) => [item.Key, watchingRow(item)]));
  // What came out since it was wished for stands first: that is what one waits for.
  const out = want.filter(({ isOut }) => isOut);
  const marks = await call('GET /api/v1/shelf/flags', { query: { keys: JSON.stringify([...placeOf.keys()]) } });
  const isEmpty = watching.length + want.length + watched.length === 0;
  return {
    watching: watching.map((card) => ({ ...card, place: placeOf.get(card.key) })),
    updates: places.filter(({ Key, HasUpdate }) => HasUpdate && marks[Key] === 'watching').length,
    begin: isEmpty
      ? toTitleCards((await call('GET /api/v1/any/order', { query: { orderType: '2', pageSize: BEGIN } })).Result)
      : [],
    want: [...out, ...want.filter(({ isOut }) => !isOut)].slice(0, SHOWN.want),
    out: out.length,
    watched,
    lists: lists.Mine.slice(0, LISTS),
  };
}

function toBest(items: readonly { Key: string; Name: string; Cover: string }[]) {
  return items.map(({ Key, Name, Cover }) => ({ key: Key, name: Name, cover: Cover }));
}

export type ShelfData = Awaited<ReturnType<typeof readShelf>>;
export type SomeShelves = NonNullable<ShelfData['some']>;
