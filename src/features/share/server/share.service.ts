import { createHmac } from 'node:crypto';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { firstKeptDay, isCrawler, SHOWN_PAGES, sharedPath, shownDays } from './share.rules.ts';
import { type ShareStore, WHOLE_SITE } from './share.store.ts';

interface Needs {
  store: ShareStore;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
}

interface Visitor {
  address: string;
  userAgent: string;
  memberId: number | null;
}

export type ShareService = ReturnType<typeof createShareService>;

export function createShareService({ store, now, randomBytes }: Needs) {
  let known: { day: string; salt: string } | undefined;

  async function saltOf(day: string): Promise<string> {
    if (known?.day !== day) {
      known = { day, salt: await store.salt(day, Buffer.from(randomBytes(32)).toString('base64url')) };
    }
    return known.salt;
  }

  return {
    /** Whether this visit counts: someone's first of the day, by another's share. It is in the database by then. */
    async countVisit(sharerId: number, path: string, { address, userAgent, memberId }: Visitor): Promise<boolean> {
      if (sharerId < 1 || sharerId === memberId || isCrawler(userAgent)) return false;
      const day = shanghaiDay(now());
      const visitor = createHmac('sha256', await saltOf(day))
        .update(`${address}\n${userAgent}`)
        .digest('base64url');
      return store.add({ sharerId, day, visitor, path: sharedPath(path) });
    },

    /** A member's own visits, or those of the whole site. */
    readCounts: (memberId: number | null) => store.count(memberId ?? WHOLE_SITE, shanghaiDay(now())),

    async readShares(memberId: number) {
      const days = shownDays(now());
      const [counts, byDay, pages] = await Promise.all([
        store.count(memberId, shanghaiDay(now())),
        store.days(memberId, days[0] ?? ''),
        store.pages(memberId, SHOWN_PAGES),
      ]);
      return { ...counts, days: days.map((day) => ({ day, visits: byDay.get(day) ?? 0 })), pages };
    },

    async exportShares(memberId: number) {
      const [days, pages] = await Promise.all([store.days(memberId, ''), store.pages(memberId)]);
      return { days: [...days].map(([day, visits]) => ({ day, visits })), pages };
    },

    removeShares: (memberId: number) => store.removeSharer(memberId),

    forgetVisitors: () => store.forgetVisitors(firstKeptDay(now())),
  };
}
