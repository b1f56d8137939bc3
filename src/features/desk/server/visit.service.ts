import { createHmac, hash } from 'node:crypto';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { grows } from '#/platform/cache/grows.ts';
import { addressKey } from '#/platform/limits/place.ts';
import { createBatch } from '#/platform/tally/batch.ts';
import type { Tally } from '#/platform/tally/tally.ts';
import type { VisitStore } from './visit.store.ts';

interface Needs {
  store: VisitStore;
  tally: Pick<Tally, 'count'>;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
  report: (error: unknown) => void;
}

interface Visitor {
  address: string;
  userAgent: string;
}

/** Beyond these a day's visitors are no longer told apart: made-up agents must not fill the disk. */
const MOST_A_DAY = 200_000;
const MOST_WAITING = 5000;
const MOST_SEEN = 50_000;

/**
 * Page views and different visitors, without cookies: a visitor is a hash of network and agent, salted anew each day. What
 * stands in the database for the day is worth nothing when the salt is gone.
 */
export function createVisitService({ store, tally, now, randomBytes, report }: Needs) {
  const seen = new LRUCache<string, true>(grows(MOST_SEEN));
  const agents = new LRUCache<string, boolean>({ max: 2000 });
  const pepper = Buffer.from(randomBytes(16)).toString('base64url');
  let known: { day: string; salt: string; added: number } | undefined;

  const visitors = createBatch<Visitor & { day: string }>({
    write: async (entries) => {
      for (const [day, some] of Map.groupBy(entries, (entry) => entry.day)) await addTo(day, some);
    },
    merge: (earlier) => earlier,
    report,
    most: MOST_WAITING,
  });

  async function addTo(day: string, some: readonly Visitor[]): Promise<void> {
    if (known?.day !== day) {
      const salt = await store.salt(day, Buffer.from(randomBytes(32)).toString('base64url'));
      known = { day, salt, added: 0 };
    }
    if (known.added >= MOST_A_DAY) return;
    const { salt } = known;
    const hashes = some.map(({ address, userAgent }) =>
      createHmac('sha256', salt).update(`${address}\n${userAgent}`).digest('base64url').slice(0, 22),
    );
    known.added += await store.add(day, [...new Set(hashes)]);
  }

  /** Asking hundreds of patterns costs more than the rest, and a few agents make most requests. */
  function isProgram(agent: string): boolean {
    const told = agents.get(agent);
    if (told !== undefined) return told;
    const answer = agent.trim() === '' || isbot(agent);
    if (agent.length <= 500) agents.set(agent, answer);
    return answer;
  }

  return {
    viewed({ address, userAgent }: Visitor): void {
      if (isProgram(userAgent)) {
        tally.count('bots');
        return;
      }
      tally.count('views');
      const day = shanghaiDay(now());
      const visitor = { day, address: addressKey(address), userAgent: userAgent.slice(0, 500) };
      const id = hash('sha256', `${pepper}${day}${visitor.address}\n${visitor.userAgent}`, 'base64url');
      if (seen.has(id)) return;
      seen.set(id, true);
      visitors.add(id, visitor);
    },

    forgetBefore: store.forgetBefore,
    flush: visitors.flush,
  };
}
