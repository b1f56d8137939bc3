import { isRobot } from '#/platform/tally/robot.ts';
import type { Tally } from '#/platform/tally/tally.ts';
import type { Visitor, Visitors } from '#/platform/tally/visitors.ts';
import { deviceOf, pageOf, sourceOf, systemOf, type ViewedPage } from './visit-fact.rules.ts';
import type { VisitFactStore } from './visit-fact.store.ts';

interface Needs {
  facts: Pick<VisitFactStore, 'count'>;
  tally: Pick<Tally, 'count' | 'addNow'>;
  visitors: Pick<Visitors, 'counter'>;
}

/** Page views and different visitors. */
export function createVisitService({ tally, visitors, facts }: Needs) {
  const counter = visitors.counter<true>({
    name: 'visitors of the day',
    write: (transaction, visits, day) => tally.addNow(transaction, { day, name: 'visitors', count: visits.length }),
    isLight: true,
  });

  return {
    viewed(visitor: Visitor, page: Omit<ViewedPage, 'userAgent'>): void {
      if (isRobot(visitor.userAgent)) {
        tally.count('bots');
        return;
      }
      tally.count('views');
      counter.visit(visitor, '', true);
      const { userAgent } = visitor;
      const source = sourceOf({ ...page, userAgent });
      // Who comes in is asked where from and with what; who goes on is only counted at the page.
      if (source !== undefined) {
        facts.count('from', source);
        facts.count('device', deviceOf(userAgent));
        facts.count('system', systemOf(userAgent));
      }
      facts.count('page', pageOf(page.url));
    },

    flush: counter.flush,
  };
}
