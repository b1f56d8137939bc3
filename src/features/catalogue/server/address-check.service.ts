import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { JobContext } from '#/platform/jobs/job-kind.ts';
import type { createAddressChecker } from './address-check.gateway.ts';
import { type AddressCheckStore, digestOf } from './address-check.store.ts';
import type { Verdict } from './address-verdict.rules.ts';
import { noAddresses, titleNotFound } from './catalogue.errors.ts';
import type { TitleStore } from './title.store.ts';
import { listSets } from './title-sets.store.ts';

/** More than the longest series has; a run over them takes some minutes. */
const MOST = 3000;
const WRITE_EVERY = 20;

interface Needs {
  db: AnyDatabase;
  titles: Pick<TitleStore, 'find'>;
  store: AddressCheckStore;
  check: ReturnType<typeof createAddressChecker>;
  now: () => number;
}

export type AddressCheckService = ReturnType<typeof createAddressCheckService>;

export function createAddressCheckService({ db, titles, store, check, now }: Needs) {
  async function idOf(key: string): Promise<number> {
    const title = await titles.find(key);
    if (!title) throw titleNotFound();
    return title.id;
  }

  /** Each once, as they are saved; magnet links and the like are nobody's to ask. */
  async function addressesOf(titleId: number): Promise<string[]> {
    const urls = (await listSets(db, titleId)).map(({ url }) => url).filter((url) => /^https?:\/\//i.test(url));
    return [...new Set(urls)].slice(0, MOST);
  }

  async function read(titleId: number) {
    const [row, verdicts, urls] = [
      await store.find(titleId),
      await store.verdicts(titleId),
      await addressesOf(titleId),
    ];
    if (!row) return { state: 'none' as const, total: urls.length, done: 0, faults: [], checkedAt: undefined };
    const byDigest = new Map(verdicts.map((one) => [one.digest, one]));
    const faults = urls.flatMap((url) => {
      const found = byDigest.get(digestOf(url));
      return found && found.verdict !== 'alive'
        ? [{ url, isDead: found.verdict === 'dead', reason: found.reason }]
        : [];
    });
    return {
      state: row.state,
      total: row.total,
      done: Math.min(row.total, verdicts.length),
      faults,
      checkedAt: row.finished_at === null ? undefined : Number(row.finished_at),
    };
  }

  return {
    read: async (key: string) => read(await idOf(key)),

    async start(key: string) {
      const titleId = await idOf(key);
      const urls = await addressesOf(titleId);
      if (urls.length === 0) throw noAddresses();
      await store.start(titleId, urls.length, now());
      return read(titleId);
    },

    /** Goes on where an attempt before was cut off. */
    async run(titleId: number, startedAt: number, { signal, heartbeat }: Pick<JobContext, 'signal' | 'heartbeat'>) {
      const known = new Set((await store.verdicts(titleId)).map(({ digest }) => digest));
      const urls = (await addressesOf(titleId)).filter((url) => !known.has(digestOf(url)));
      let found: [string, Verdict][] = [];
      let writing = Promise.resolve();
      const write = () => {
        const part = found;
        found = [];
        writing = writing.then(() => store.put(titleId, part, now()));
        // Whoever waits for all of it hears of a failure; until then it must not end the process.
        writing.catch(() => {});
      };
      await check(urls, {
        signal,
        onVerdict(url, verdict) {
          heartbeat();
          found.push([url, verdict]);
          if (found.length >= WRITE_EVERY) write();
        },
      }).finally(write);
      await writing;
      await store.finish(titleId, startedAt, 'done', now());
    },

    giveUp: (titleId: number, startedAt: number) => store.finish(titleId, startedAt, 'failed', now()),
  };
}
