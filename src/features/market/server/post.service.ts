import { DAY_MS, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Events } from '#/platform/event/events.ts';
import type { Cities } from './cities.gateway.ts';
import { holdsContact, withoutContacts } from './contact.rules.ts';
import type { Item } from './item.rules.ts';
import type { ItemStore } from './item.store.ts';
import { newItem } from './item-making.ts';
import { itemNotFound, nobodyToTell, postBlocked, postContact, tooManyPosts, unknownCity } from './market.errors.ts';
import { postMessage } from './market.event.ts';
import type { PostStore } from './post.store.ts';

interface Needs {
  db: AnyDatabase;
  items: ItemStore;
  posts: PostStore;
  cities: Cities;
  events: Pick<Events, 'tell'>;
  nameOf: (memberId: number) => Promise<string | undefined>;
  isBlocked: (text: string) => Promise<boolean>;
  contentChanged: () => Promise<void>;
  now: () => number;
}

export interface Draft {
  kind: string;
  title: string;
  price: number;
  category: string;
  city: string;
  district: string;
  content: string;
  images: string[];
}

const OPEN_DAYS = 30;
const MOST_OPEN = 20;
const MOST_LISTED = 100;
/** From so many reports on the operator looks before anybody else does. */
const REPORTS = 3;

export type PostService = ReturnType<typeof createPostService>;

/** What members give away or point out. Nothing is public before the operator has put it up. */
export function createPostService(needs: Needs) {
  const { db, items, posts, cities, events, nameOf, isBlocked, contentChanged, now } = needs;

  async function ownedBy(memberId: number, id: number): Promise<Item> {
    const item = await items.find(id);
    if (item?.memberId !== memberId) throw itemNotFound();
    return item;
  }

  /** A post that everyone sees. */
  async function shownPost(id: number): Promise<Item & { memberId: number }> {
    const item = await items.find(id);
    if (!item?.isShown || item.memberId === null) throw itemNotFound();
    return { ...item, memberId: item.memberId };
  }

  return {
    list: (memberId: number) => posts.ofMember(memberId, MOST_LISTED),

    async post(memberId: number, draft: Draft): Promise<Item> {
      const { kind, title, price, category, district, content, images } = draft;
      const city = cities.byName(draft.city);
      if (!city) throw unknownCity();
      const text = [title, district, content].join('\n');
      if (await isBlocked(text)) throw postBlocked();
      if (holdsContact(text)) throw postContact();
      const open = (await posts.ofMember(memberId, MOST_LISTED)).filter(
        ({ isShown, downReason }) => isShown || downReason === 'waiting',
      );
      if (open.length >= MOST_OPEN) throw tooManyPosts(MOST_OPEN);
      const facts = newItem(
        {
          ...{ title, price, category, content, images, city: city.name, address: district, market_type: kind },
          ...{ status: false, datum: 'wgs84', expires_time: toShanghaiIso(now() + OPEN_DAYS * DAY_MS) },
        },
        now(),
      );
      return items.add({ ...facts, downReason: 'waiting', memberId });
    },

    async withdraw(memberId: number, id: number): Promise<void> {
      await ownedBy(memberId, id);
      await items.remove(id);
      await contentChanged();
    },

    /** To whoever posted it, or from them to somebody who wrote. Neither learns more of the other than a name. */
    async message(fromId: number, { id, content, to }: { id: number; content: string; to: number | undefined }) {
      const item = await shownPost(id);
      if (await isBlocked(content)) throw postBlocked();
      const isOwner = item.memberId === fromId;
      if (isOwner && (to === undefined || !(await posts.hasTalked(id, to)))) throw nobodyToTell();
      const toId = isOwner ? to : item.memberId;
      if (toId === undefined || toId === fromId) throw nobodyToTell();
      if (!isOwner) await posts.noteTalk(id, fromId, now());
      const name = (await nameOf(fromId)) ?? '会员';
      const shown = withoutContacts(content);
      await events.tell(db, postMessage, {
        key: `goods ${id} ${fromId} ${toId} ${now()}`,
        memberId: toId,
        title: `${name} 说起「${item.title}」`,
        text: shown,
        path: isOwner ? `/market/detail/${id}?talk=1` : `/market/detail/${id}?talk=${fromId}`,
        facts: { nickname: name, title: item.title, content: shown },
      });
    },

    async report(memberId: number, id: number, reason: string): Promise<void> {
      await shownPost(id);
      const count = await posts.report(id, memberId, reason, now());
      if (count < REPORTS) return;
      await items.change(id, (before) => ({ ...before, isShown: false, downReason: 'reported' }), now());
      await contentChanged();
    },

    async removeAll(memberId: number): Promise<void> {
      for (const { id } of await posts.ofMember(memberId, Number.MAX_SAFE_INTEGER)) await items.remove(id);
      await contentChanged();
    },
  };
}
