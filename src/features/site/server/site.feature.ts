import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { createBatch } from '#/platform/tally/batch.ts';
import { faultOf } from './client-log.rules.ts';
import { createClientLogStore, type Fault } from './client-log.store.ts';
import { bindSiteApi } from './site.api.ts';

const MOST_WAITING = 200;

interface Faults {
  /** Notes a request that failed here. */
  add(where: string, status: number): void;
  newest(limit: number): Promise<Fault[]>;
}

export function createSiteFeature(platform: Platform): Feature & { faults: Faults } {
  const { database, now, report } = platform;
  const log = createClientLogStore(database.db);
  // A database that is away makes every request fail: that is one entry with a count.
  const faults = createBatch<{ where: string; status: number; count: number }>({
    name: 'failed requests',
    write: async (some) => {
      for (const { where, status, count } of some) await log.add(faultOf(where, status), now(), count);
    },
    merge: (earlier, later) => ({ ...later, count: earlier.count + later.count }),
    report,
    most: MOST_WAITING,
  });
  return {
    fixedPages: async () => [{ path: '/declaration' }],
    faults: {
      add: (where, status) => faults.add(`${where} ${status}`, { where, status, count: 1 }),
      async newest(limit) {
        await faults.flush();
        return log.faults(limit);
      },
    },
    endpoints: bindSiteApi(log, platform),
    flush: faults.flush,
  };
}
