import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { Visitor, Visitors } from '#/platform/tally/visitors.ts';
import { SHOWN_PAGES, sharedPath, shownDays } from './share.rules.ts';
import { type ShareStore, type ShareVisit, WHOLE_SITE } from './share.store.ts';

interface Needs {
  store: ShareStore;
  visitors: Pick<Visitors, 'counter'>;
  now: () => number;
}

export type ShareService = ReturnType<typeof createShareService>;

export function createShareService({ store, visitors, now }: Needs) {
  const counter = visitors.counter<ShareVisit>({ name: 'visits by shares', write: store.add });

  return {
    /** Whether this visit counts: someone's first of the day, by another's share. It is in the database by then. */
    async countVisit(sharerId: number, path: string, visitor: Visitor & { memberId: number | null }): Promise<boolean> {
      if (sharerId < 1 || sharerId === visitor.memberId) return false;
      return counter.visitNow(visitor, `share ${sharerId}`, () => ({ sharerId, path: sharedPath(path) }));
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
  };
}
