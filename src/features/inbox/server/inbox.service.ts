import type { Slice } from '#/contract/paging.ts';
import type { EventKind } from '#/platform/event/event-kind.ts';
import type { HeardEvent } from '#/platform/event/events.ts';
import { groupOf, type NewsGroup } from '../news-groups.pure.ts';
import type { DigestStore } from './digest.store.ts';
import { unknownKind } from './inbox.errors.ts';
import { type Choice, FIRST_CHOICE, FIRST_DIGEST_HOUR, MOST_UNREAD, type News } from './inbox.rules.ts';
import type { InboxStore } from './inbox.store.ts';

/** A messenger that members may have bound. */
interface Chat {
  isBound(memberId: number): Promise<boolean>;
  /** The same news under the same key is said once. */
  say(memberId: number, news: { key: string; title: string; text: string; path: string }): Promise<void>;
}

/** Who follows something, some at a time: the next ones after a member's number. */
type Followers = (subject: string, after: number, limit: number) => Promise<number[]>;

export interface Recipients {
  /** By the name of the kind. A kind without an entry has no followers, and costs nothing. */
  followers: Record<string, Followers>;
  operators: () => Promise<number[]>;
  isOperator: (memberId: number) => Promise<boolean>;
  hasMail: (memberId: number) => Promise<boolean>;
  chat: Chat | undefined;
  /** By the number of the news; for those about titles. */
  looks: (memberId: number, news: readonly News[]) => Promise<Map<number, Look>>;
}

/** What the line of news about a title begins with, and what it says where the event itself says no more. */
export interface Look {
  cover: string;
  note: string;
}

interface Needs extends Recipients {
  store: InboxStore;
  digests: Pick<DigestStore, 'hour' | 'setHour'>;
  /** All kinds of news, asked for when every feature is there. */
  kinds: () => readonly EventKind[];
  now: () => number;
}

const FOLLOWERS_AT_ONCE = 1000;

export type InboxService = ReturnType<typeof createInboxService>;

export function createInboxService(needs: Needs) {
  const { store, digests, kinds, followers, operators, isOperator, hasMail, chat, looks, now } = needs;

  async function* recipientsOf(event: HeardEvent, kind: EventKind): AsyncGenerator<number[]> {
    if (kind.audience === 'member') yield event.memberId === undefined ? [] : [event.memberId];
    else if (kind.audience === 'operators') yield await operators();
    else {
      const next = followers[kind.name];
      if (!next || event.subject === undefined) return;
      for (let after = 0; ; ) {
        const some = await next(event.subject, after, FOLLOWERS_AT_ONCE);
        yield some;
        if (some.length < FOLLOWERS_AT_ONCE) return;
        after = some.at(-1) ?? after;
      }
    }
  }

  /** Those this member can get at all. */
  async function kindsFor(memberId: number): Promise<EventKind[]> {
    const isOne = await isOperator(memberId);
    return kinds().filter(
      ({ name, audience }) => audience === 'member' || (audience === 'operators' ? isOne : name in followers),
    );
  }

  async function settings(memberId: number) {
    const [mine, chosen, hour, canMail, canChat] = await Promise.all([
      kindsFor(memberId),
      store.choices(memberId),
      digests.hour(memberId),
      hasMail(memberId),
      chat?.isBound(memberId) ?? false,
    ]);
    const choices = mine.map(({ name, title }) => ({ kind: name, title, ...(chosen.get(name) ?? FIRST_CHOICE) }));
    return { choices, digestHour: hour ?? FIRST_DIGEST_HOUR, hasMail: canMail, hasChat: canChat };
  }

  const total = (byKind: ReadonlyMap<string, number>) => [...byKind.values()].reduce((sum, one) => sum + one, 0);
  const unread = async (memberId: number) => Math.min(MOST_UNREAD, total(await store.unread(memberId)));

  return {
    wants: (kind: EventKind) => kind.audience !== 'followers' || kind.name in followers,

    async hear(event: HeardEvent): Promise<void> {
      const kind = kinds().find(({ name }) => name === event.kind);
      if (!kind) return;
      for await (const members of recipientsOf(event, kind)) {
        const toChat = members.length > 0 ? await store.deliver(event, members) : [];
        const { key, title, text = '', path } = event;
        for (const memberId of toChat) await chat?.say(memberId, { key: `${event.kind} ${key}`, title, text, path });
      }
    },

    async list(memberId: number, group: NewsGroup | '', slice: Slice) {
      const byKind = await store.unread(memberId);
      const names = kinds().map(({ name }) => name);
      const wanted = group === '' ? undefined : names.filter((name) => groupOf(name) === group);
      const unreadOf = new Map<string, number>();
      for (const [kind, count] of byKind) unreadOf.set(groupOf(kind), (unreadOf.get(groupOf(kind)) ?? 0) + count);
      const { news, total } = await store.list(memberId, wanted, slice);
      return { news, total, looks: await looks(memberId, news), unread: unreadOf };
    },

    unread,

    async read(memberId: number, ids: readonly number[] | undefined): Promise<number> {
      await store.read(memberId, ids, now());
      return unread(memberId);
    },

    settings,

    async choose(memberId: number, choices: readonly (Choice & { kind: string })[], hour: number | undefined) {
      const mine = new Set((await kindsFor(memberId)).map(({ name }) => name));
      if (choices.some(({ kind }) => !mine.has(kind))) throw unknownKind();
      for (const { kind, ...choice } of choices) await store.choose(memberId, kind, choice);
      if (hour !== undefined) await digests.setHour(memberId, hour);
      return settings(memberId);
    },
  };
}
