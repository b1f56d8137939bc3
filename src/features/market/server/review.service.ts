import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Events } from '#/platform/event/events.ts';
import type { Told } from '#/platform/http/tell-each.ts';
import type { ChatStore } from './chat.store.ts';
import type { Item } from './item.rules.ts';
import type { ItemStore } from './item.store.ts';
import { chatNotFound } from './market.errors.ts';
import { postRefused } from './market.event.ts';
import { OPEN_MS } from './post.service.ts';
import type { PostState, Report, ReviewStore } from './review.store.ts';

interface Needs {
  db: AnyDatabase;
  items: ItemStore;
  reviews: ReviewStore;
  chats: Pick<ChatStore, 'messages'>;
  events: Pick<Events, 'tell'>;
  nameOf: (memberId: number) => Promise<string | undefined>;
  contentChanged: () => Promise<void>;
  now: () => number;
}

export type Deed = 'show' | 'refuse';

const DOWN: Readonly<Record<Item['downReason'], string>> = {
  '': '未公开',
  waiting: '待审核',
  operator: '已下架',
  expired: '已到期',
  reported: '多人举报，已下架',
  dead_link: '链接失效，已下架',
};

const MOST_MESSAGES = 100;

export type ReviewService = ReturnType<typeof createReviewService>;

/** Looking over what members offer and what was reported. */
export function createReviewService(needs: Needs) {
  const { db, items, reviews, chats, events, nameOf, contentChanged, now } = needs;
  const name = async (memberId: number | null) => (memberId === null ? undefined : await nameOf(memberId)) ?? '已注销';
  const about = (reports: readonly Report[], id: number) => reports.filter((report) => report.about === id);

  /** Answers whether there was something to decide. */
  async function decide(id: number, deed: Deed, reason: string): Promise<boolean> {
    const before = await items.find(id);
    if (!before || before.memberId === null) return false;
    const isShown = deed === 'show';
    // Whoever lets it stand has read what was said against it: the next report counts from one again.
    if (isShown) await reviews.clearReports(id);
    if (isShown ? before.isShown : before.downReason === 'operator') return true;
    // Its days are counted from the day on which people see it.
    const isLate = before.downReason === 'waiting' || (before.expiresAt ?? Number.POSITIVE_INFINITY) <= now();
    const expiresAt = isShown && isLate ? now() + OPEN_MS : before.expiresAt;
    await items.change(id, (item) => ({ ...item, isShown, downReason: isShown ? '' : 'operator', expiresAt }), now());
    if (isShown) return true;
    await events.tell(db, postRefused, {
      key: `goods ${id} refused ${now()}`,
      memberId: before.memberId,
      title: `${before.downReason === 'waiting' ? '没有通过' : '已下架'}：${before.title}`,
      text: reason || '可以改一改再发一条',
      path: '/market/post',
      facts: { title: before.title, reason },
    });
    return true;
  }

  return {
    async posts(state: PostState, slice: Slice) {
      const { items: found, total } = await reviews.posts(state, slice);
      const reports = await reviews.reportsOf(
        'item',
        found.map(({ id }) => id),
      );
      const posts = await Promise.all(
        found.map(async (item) => ({ item, member: await name(item.memberId), reports: about(reports, item.id) })),
      );
      return { posts, total, counts: await reviews.counts() };
    },

    /** As the log tells of them. */
    async told(ids: readonly number[]): Promise<Told[]> {
      const found = await Promise.all([...new Set(ids)].map((id) => items.find(id)));
      return found.flatMap((item) =>
        item
          ? [{ id: item.id, name: item.title, facts: { 状态: item.isShown ? '公开中' : DOWN[item.downReason] } }]
          : [],
      );
    },

    async decide(ids: readonly number[], deed: Deed, reason: string): Promise<number> {
      let changed = 0;
      for (const id of new Set(ids)) if (await decide(id, deed, reason)) changed++;
      if (changed > 0) await contentChanged();
      return changed;
    },

    async chats(slice: Slice) {
      const { chats: found, total } = await reviews.chats(slice);
      const reports = await reviews.reportsOf(
        'chat',
        found.map(({ id }) => id),
      );
      const all = await Promise.all(
        found.map(async (chat) => ({
          chat,
          owner: await name(chat.ownerId),
          asker: await name(chat.askerId),
          reports: about(reports, chat.id),
          messages: await chats.messages(chat.id, MOST_MESSAGES),
        })),
      );
      return { chats: all, total, counts: await reviews.counts() };
    },

    async settleChat(id: number, action: 'close' | 'clear'): Promise<void> {
      if (!(await reviews.settleChat(id, action === 'close' ? now() : undefined))) throw chatNotFound();
    },

    counts: reviews.counts,
  };
}
