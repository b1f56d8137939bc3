import { DAY_MS, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { Cities } from './cities.gateway.ts';
import { holdsContact } from './contact.rules.ts';
import type { Item, ItemFacts } from './item.rules.ts';
import type { ItemStore } from './item.store.ts';
import { newItem } from './item-making.ts';
import {
  blankPost,
  itemNotFound,
  notExpired,
  postBlocked,
  postContact,
  tooManyPosts,
  tooManyToday,
  unknownCity,
} from './market.errors.ts';
import type { PostStore } from './post.store.ts';

interface Needs {
  items: ItemStore;
  posts: PostStore;
  cities: Cities;
  isBlocked: (text: string) => Promise<boolean>;
  cleanText: (text: string) => string;
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

/** How long something is shown. */
export const OPEN_MS = 30 * DAY_MS;
const MOST_OPEN = 20;
const MOST_A_DAY = 5;
const MOST_LISTED = 100;
/** With this many reports it is hidden until the operator has looked. */
const REPORTS = 3;

export type PostService = ReturnType<typeof createPostService>;

/** What members give away or point out. Nothing is public before the operator has put it up. */
export function createPostService(needs: Needs) {
  const { items, posts, cities, isBlocked, cleanText, contentChanged, now } = needs;
  /** What is being posted right now, by who and what. */
  const posting = new Map<string, Promise<Item>>();

  async function ownedBy(memberId: number, id: number): Promise<Item> {
    const item = await items.find(id);
    if (item?.memberId !== memberId) throw itemNotFound();
    return item;
  }

  async function refuseMore(memberId: number): Promise<void> {
    if ((await posts.countOpen(memberId)) >= MOST_OPEN) throw tooManyPosts(MOST_OPEN);
  }

  async function place(memberId: number, draft: Draft): Promise<Item> {
    const { kind, price, category, images } = draft;
    const [title = '', district = ''] = [draft.title, draft.district].map((line) =>
      cleanText(line).replaceAll(/\s+/g, ' '),
    );
    const content = cleanText(draft.content);
    if (!title) throw blankPost('title', '标题');
    if (!content) throw blankPost('content', '说明');
    const city = cities.byName(draft.city);
    if (!city) throw unknownCity();
    const text = [title, district, content].join('\n');
    if (await isBlocked(text)) throw postBlocked();
    if (holdsContact(text)) throw postContact();
    const facts = newItem(
      {
        ...{ title, price, category, content, images, city: city.name, address: district, market_type: kind },
        ...{ status: false, datum: 'wgs84', expires_time: toShanghaiIso(now() + OPEN_MS) },
      },
      now(),
    );
    const [newest] = await posts.ofMember(memberId, 1);
    if (newest?.downReason === 'waiting' && isSame(newest, facts)) return newest;
    if ((await posts.countSince(memberId, now() - DAY_MS)) >= MOST_A_DAY) throw tooManyToday(MOST_A_DAY);
    await refuseMore(memberId);
    return items.add({ ...facts, downReason: 'waiting', memberId });
  }

  return {
    list: (memberId: number) => posts.ofMember(memberId, MOST_LISTED),

    /** A button that is pressed twice posts once. */
    post(memberId: number, draft: Draft): Promise<Item> {
      const key = JSON.stringify([memberId, draft]);
      const own = posting.get(key) ?? place(memberId, draft).finally(() => posting.delete(key));
      posting.set(key, own);
      return own;
    },

    async withdraw(memberId: number, id: number): Promise<void> {
      await ownedBy(memberId, id);
      await items.remove(id, now());
      await contentChanged();
    },

    /** What ran out is shown for as long again: the operator has seen it before. */
    async renew(memberId: number, id: number): Promise<Item> {
      const { downReason } = await ownedBy(memberId, id);
      if (downReason !== 'expired') throw notExpired();
      await refuseMore(memberId);
      const expiresAt = now() + OPEN_MS;
      const shown = await items.change(
        id,
        (before) =>
          before.downReason === 'expired' ? { ...before, isShown: true, downReason: '', expiresAt } : before,
        now(),
      );
      if (!shown) throw itemNotFound();
      await contentChanged();
      return shown;
    },

    async report(memberId: number, id: number, reason: string): Promise<void> {
      const item = await items.find(id);
      if (!item?.isShown || item.memberId === null) throw itemNotFound();
      const count = await posts.report(id, memberId, reason, now());
      if (count < REPORTS) return;
      await items.change(id, (before) => ({ ...before, isShown: false, downReason: 'reported' }), now());
      await contentChanged();
    },

    async removeAll(memberId: number): Promise<void> {
      for (const { id } of await posts.ofMember(memberId, Number.MAX_SAFE_INTEGER)) await items.remove(id, now());
      await contentChanged();
    },
  };
}

function isSame(one: ItemFacts, other: ItemFacts): boolean {
  const saying = ({ title, priceFen, content, city, address, marketType, images }: ItemFacts) =>
    JSON.stringify([title, priceFen, content, city, address, marketType, images]);
  return saying(one) === saying(other);
}
