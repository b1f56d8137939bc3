import type { Slice } from '#/contract/paging.ts';
import type { Events } from '#/platform/event/events.ts';
import { followsFull, listFull, listsFull, listWords, noList, noTitle } from './shelf.errors.ts';
import { listGrew } from './shelf.event.ts';
import type { ShelfCatalogue } from './shelf.service.ts';
import {
  CODE_LENGTH,
  codeFrom,
  MOST_FOLLOWED,
  MOST_IN_LIST,
  MOST_LISTS,
  placedBefore,
  type TitleList,
} from './title-list.rules.ts';
import type { TitleListStore } from './title-list.store.ts';

export interface TitleListNeeds {
  lists: TitleListStore;
  catalogue: ShelfCatalogue;
  events: Pick<Events, 'tell'>;
  /** Whether the operator does not want to read this on the site. */
  isBlocked: (text: string) => Promise<boolean>;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
}

const ON_COVER = 4;

export type TitleListService = ReturnType<typeof createTitleListService>;
export type SeenList = Awaited<ReturnType<TitleListService['mine']>>['mine'][number];

export function createTitleListService({ lists, catalogue, events, isBlocked, now, randomBytes }: TitleListNeeds) {
  async function find(code: string, memberId: number | undefined): Promise<TitleList> {
    const list = await lists.byCode(code, memberId);
    if (!list) throw noList();
    return list;
  }

  /** A list that others may see is not there for them to change. */
  async function findOwn(code: string, memberId: number): Promise<TitleList> {
    const list = await find(code, memberId);
    if (list.memberId !== memberId) throw noList();
    return list;
  }

  async function seen(memberId: number | undefined, some: readonly TitleList[]) {
    const ids = some.map(({ id }) => id);
    const [keys, followers, followed] = await Promise.all([
      lists.keys(ids),
      lists.followers(ids),
      memberId === undefined ? new Set<number>() : lists.followedIds(memberId),
    ]);
    const titles = await catalogue.identify([...new Set([...keys.values()].flat())]);
    const shownIn = (id: number) => [
      ...new Set((keys.get(id) ?? []).flatMap((key) => (titles.get(key)?.isShown ? (titles.get(key)?.id ?? []) : []))),
    ];
    const first = await catalogue.presentByIds(ids.flatMap((id) => shownIn(id).slice(0, ON_COVER)));
    return some.map((list) => {
      const shown = shownIn(list.id);
      return {
        ...list,
        titleIds: shown,
        unavailable: (keys.get(list.id)?.length ?? 0) - shown.length,
        first: shown.slice(0, ON_COVER).flatMap((id) => first.get(id) ?? []),
        followers: followers.get(list.id) ?? 0,
        isMine: list.memberId === memberId,
        isFollowed: followed.has(list.id),
      };
    });
  }

  async function seenOne(memberId: number | undefined, list: TitleList) {
    const [one] = await seen(memberId, [list]);
    if (!one) throw noList();
    return one;
  }

  /** The key under which a title stands in a list: perhaps one that it had before. */
  async function keyIn(list: TitleList, asked: string): Promise<string | undefined> {
    const keys = (await lists.keys([list.id])).get(list.id) ?? [];
    const found = await catalogue.identify([...keys, asked]);
    const id = found.get(asked)?.id;
    return keys.find((key) => key === asked || (id !== undefined && found.get(key)?.id === id));
  }

  async function place(list: TitleList, asked: string, before: string | null, isTold = true): Promise<void> {
    const title = (await catalogue.identify([asked])).get(asked);
    const known = await keyIn(list, asked);
    if (!known && !title?.isShown) throw noTitle();
    const key = known ?? title?.key ?? asked;
    const next = before === null ? undefined : await keyIn(list, before);
    const name = title && (await catalogue.presentByIds([title.id])).get(title.id)?.Name;
    await lists.arrange(
      list,
      now(),
      (keys) => {
        if (!keys.includes(key) && keys.length >= MOST_IN_LIST) throw listFull(MOST_IN_LIST);
        return placedBefore(keys, key, next);
      },
      async (transaction) => {
        if (!list.isPublic || !name || !isTold) return;
        await events.tell(transaction, listGrew, {
          // Taken out and put in again it is no news.
          key: `list ${list.id} title ${key}`,
          subject: `list ${list.id}`,
          title: `「${list.name}」加入了《${name}》`,
          path: `/shelf/list/${list.code}`,
          facts: { list: list.name, name },
        });
      },
    );
  }

  async function checkWords({ isPublic, name, note }: Pick<TitleList, 'isPublic' | 'name' | 'note'>): Promise<void> {
    if (isPublic && (await isBlocked(`${name} ${note}`))) throw listWords();
  }

  return {
    async mine(memberId: number, asked?: string) {
      const [own, followed] = await Promise.all([lists.ofMember(memberId), lists.followedBy(memberId)]);
      const [mine, others] = await Promise.all([seen(memberId, own), seen(memberId, followed)]);
      const id = asked === undefined ? undefined : (await catalogue.identify([asked])).get(asked)?.id;
      const withTitle = mine.filter(({ titleIds }) => id !== undefined && titleIds.includes(id));
      return { mine, followed: others, with: withTitle.map(({ code }) => code) };
    },

    count: (memberId: number) => lists.count(memberId),

    async read(code: string, memberId: number | undefined, { limit, offset }: Slice) {
      const list = await seenOne(memberId, await find(code, memberId));
      const ids = list.titleIds.slice(offset, offset + limit);
      const items = await catalogue.presentByIds(ids);
      return { list, titles: ids.flatMap((id) => items.get(id) ?? []), total: list.titleIds.length };
    },

    async create(memberId: number, fields: Pick<TitleList, 'name' | 'note' | 'isPublic'>, asked: string | undefined) {
      await checkWords(fields);
      if (asked !== undefined && !(await catalogue.identify([asked])).get(asked)?.isShown) throw noTitle();
      if ((await lists.count(memberId)) >= MOST_LISTS) throw listsFull(MOST_LISTS);
      const code = codeFrom(randomBytes(CODE_LENGTH));
      await lists.add({ ...fields, memberId, code, createdAt: now() });
      // Nobody follows it yet, so it is no news.
      if (asked !== undefined) await place(await findOwn(code, memberId), asked, null, false);
      return seenOne(memberId, await findOwn(code, memberId));
    },

    async change(memberId: number, code: string, fields: Partial<Pick<TitleList, 'name' | 'note' | 'isPublic'>>) {
      const list = { ...(await findOwn(code, memberId)), ...fields, changedAt: now() };
      await checkWords(list);
      await lists.change(list);
      return seenOne(memberId, list);
    },

    async remove(memberId: number, code: string): Promise<void> {
      await lists.remove(memberId, (await findOwn(code, memberId)).id);
    },

    place: async (memberId: number, code: string, asked: string, before: string | null) =>
      place(await findOwn(code, memberId), asked, before),

    async take(memberId: number, code: string, asked: string): Promise<void> {
      const list = await findOwn(code, memberId);
      const key = await keyIn(list, asked);
      if (key !== undefined) await lists.arrange(list, now(), (keys) => keys.filter((one) => one !== key));
    },

    async follow(memberId: number, code: string, isFollowed: boolean): Promise<void> {
      const list = await find(code, memberId);
      if (!isFollowed) return lists.unfollow(memberId, list.id);
      // One's own is there anyway.
      if (list.memberId === memberId) return;
      const followed = await lists.followedIds(memberId);
      if (!followed.has(list.id) && followed.size >= MOST_FOLLOWED) throw followsFull(MOST_FOLLOWED);
      await lists.follow(memberId, list.id, now());
    },

    async exportFor(memberId: number) {
      const own = await lists.ofMember(memberId);
      const keys = await lists.keys(own.map(({ id }) => id));
      return own.map(({ id, name, note, isPublic }) => ({
        Name: name,
        Note: note,
        IsPublic: isPublic,
        Keys: keys.get(id) ?? [],
      }));
    },

    /** Who follows a list, for its news. */
    async followersOf(subject: string, after: number, limit: number): Promise<number[]> {
      const id = Number(/^list (\d+)$/.exec(subject)?.[1] ?? 0);
      return lists.followersOf(id, after, limit);
    },

    eraseAll: (memberId: number) => lists.eraseAll(memberId),
  };
}
