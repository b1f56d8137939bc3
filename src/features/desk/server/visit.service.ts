import { isRobot } from '#/platform/tally/robot.ts';
import type { Tally } from '#/platform/tally/tally.ts';
import type { Visitor, Visitors } from '#/platform/tally/visitors.ts';

interface Needs {
  tally: Pick<Tally, 'count' | 'addNow'>;
  visitors: Pick<Visitors, 'counter'>;
}

/** Page views and different visitors. */
export function createVisitService({ tally, visitors }: Needs) {
  const counter = visitors.counter<true>({
    name: 'visitors of the day',
    write: (transaction, visits, day) => tally.addNow(transaction, { day, name: 'visitors', count: visits.length }),
    isLight: true,
  });

  return {
    viewed(visitor: Visitor): void {
      if (isRobot(visitor.userAgent)) {
        tally.count('bots');
        return;
      }
      tally.count('views');
      counter.visit(visitor, '', true);
    },

    flush: counter.flush,
  };
}
