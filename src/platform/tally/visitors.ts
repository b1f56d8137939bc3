import { createHmac, hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { createShanghaiDay, DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { grows } from '#/platform/cache/grows.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import { addressKey } from '#/platform/limits/place.ts';
import type { SecretBox } from '#/platform/secret/secret-box.ts';
import { createBatch } from './batch.ts';
import { isRobot } from './robot.ts';
import { createVisitMarkStore } from './visit-mark.store.ts';

/**
 * Visitors, each counted once a day.
 *
 * A visitor is a household's address and an agent; programs are none (`isRobot`). There is no cookie. What the database
 * holds is a mark: a hash of visitor and subject with the day's salt, which all processes share. Two marks of one visitor
 * have nothing in common, none says anything without the salt, and both are gone when the next day is over (`forgetOld`).
 *
 * A feature makes one counter for each thing it counts, and gives it the function that adds to its figures:
 *
 * - One visitor counts once for a subject on a Shanghai day, whichever process sees them and however often it restarts.
 *   Mark and figures are one transaction, and only what got a new mark is added. So a batch that was half written, or
 *   whose commit nobody heard of, is simply written again.
 * - A visit belongs to the day on which it was made, also when it is written after midnight.
 * - `visit` does not wait. It answers whether the visit counts as far as this process knows, and is written with the next
 *   batch; `flush` writes at once, on a stop and before figures are read.
 * - `visitNow` answers when it is written, with whether it was the first in any process.
 * - While the database is away so many visits wait as there is room for. Those beyond it are not remembered either: they
 *   count when the visitor comes again.
 */
export interface Visitor {
  address: string;
  userAgent: string;
}

interface Counting<What> {
  /** For messages to the operator. */
  name: string;
  /** Adds one day's visits to the figures, in the transaction that marks them. Those of one subject come together. */
  write: (transaction: AnyDatabase, visits: readonly What[], day: string) => Promise<void>;
  /** Told after something was added and committed. */
  written?: () => Promise<void>;
  /** How long a visit waits at most. Rarely, where each writing makes others read anew. */
  everyMs?: number;
  /** At most this many visits in one transaction, so that other writers get in between. */
  atOnce?: number;
  /** Figures that a power cut may undo, for those that are written every second. */
  isLight?: boolean;
  /** How long the figures are of use. What is older goes with the first writing of each day. */
  keep?: { days: number; forgetBefore: (day: string) => Promise<void> };
}

interface Needs {
  database: Pick<Database, 'db' | 'lightly'>;
  secrets: SecretBox;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
  report: (error: unknown) => void;
}

interface Visit {
  day: string;
  /** Tells visits apart in memory, in this process alone. */
  id: string;
  subject: string;
  /** Visitor and subject, of which the mark is made. */
  text: string;
}

/** Who came last is known without asking the database; it decides about the others. */
const MOST_SEEN = 50_000;
const MOST_WAITING = 10_000;
/** Beyond these marks of one counter, process and day memory alone decides: made-up agents must not fill the disk. */
const MOST_A_DAY = 200_000;
const LONGEST_AGENT = 500;
const AT_ONCE = 500;

export type Visitors = ReturnType<typeof createVisitors>;

export function createVisitors({ database, secrets, now, randomBytes, report }: Needs) {
  const store = createVisitMarkStore(database, secrets);
  const seen = new LRUCache<string, true>(grows(MOST_SEEN));
  const pepper = randomText(16);
  const salts = new LRUCache<string, string>({ max: 3 });
  const dayOf = createShanghaiDay();

  function randomText(bytes: number): string {
    return Buffer.from(randomBytes(bytes)).toString('base64url');
  }

  async function saltOf(day: string): Promise<string> {
    const salt = salts.get(day) ?? (await store.salt(day, () => randomText(32)));
    salts.set(day, salt);
    return salt;
  }

  /** Undefined for programs, and for whom this process has counted today. */
  function recognise({ address, userAgent }: Visitor, subject: string): Visit | undefined {
    if (isRobot(userAgent)) return undefined;
    const day = dayOf(now());
    const visitor = `${addressKey(address)}\n${userAgent.slice(0, LONGEST_AGENT)}`;
    const text = subject === '' ? visitor : `${visitor}\n${subject}`;
    const id = hash('sha256', `${pepper}${day}\n${text}`, 'base64url');
    return seen.has(id) ? undefined : { day, id, subject, text };
  }

  function counter<What>(counting: Counting<What>) {
    const { name, everyMs, atOnce = AT_ONCE, isLight = false, keep } = counting;
    type Counted = Visit & { what: What };
    let isUntold = false;
    let sweptOn = '';
    let marked = { day: '', count: 0 };

    const transact = <Result>(work: (transaction: AnyDatabase) => Promise<Result>): Promise<Result> =>
      isLight ? database.lightly(work) : database.db.transaction().execute(work);

    async function sweep(): Promise<void> {
      const today = dayOf(now());
      if (!keep || sweptOn === today) return;
      await keep.forgetBefore(shanghaiDay(now() - keep.days * DAY_MS));
      sweptOn = today;
    }

    const add = (day: string, visits: readonly (Counted & { mark: string })[]): Promise<number> =>
      transact(async (transaction) => {
        const isFull = marked.day === day && marked.count >= MOST_A_DAY;
        const marks = visits.map(({ mark }) => mark);
        const fresh = isFull ? new Set(marks) : await store.mark(transaction, day, marks);
        const first = visits.filter(({ mark }) => fresh.has(mark)).map(({ what }) => what);
        if (first.length > 0) await counting.write(transaction, first, day);
        return first.length;
      });

    async function write(visits: readonly Counted[]): Promise<number> {
      await sweep();
      let counted = 0;
      for (const [day, some] of Map.groupBy(visits, (visit) => visit.day)) {
        const salt = await saltOf(day);
        const all = some
          .map((visit) => ({ ...visit, mark: markOf(salt, visit.text) }))
          .sort((one, other) => (one.subject < other.subject ? -1 : 1));
        if (marked.day !== day) marked = { day, count: 0 };
        for (let start = 0; start < all.length; start += atOnce) {
          if (start > 0) await setImmediate();
          const added = await add(day, all.slice(start, start + atOnce));
          marked.count += added;
          counted += added;
          isUntold ||= added > 0;
        }
      }
      if (isUntold) await counting.written?.();
      isUntold = false;
      return counted;
    }

    const batch = createBatch<Counted>({
      name,
      write,
      merge: (earlier) => earlier,
      report,
      most: MOST_WAITING,
      ...(everyMs !== undefined && { everyMs }),
    });

    return {
      /** `what` is handed to `write`. The whole site is the empty subject. */
      visit(visitor: Visitor, subject: string, what: What): boolean {
        const visit = recognise(visitor, subject);
        if (!visit || !batch.add(visit.id, { ...visit, what })) return false;
        seen.set(visit.id, true);
        return true;
      },

      /** `what` is only asked for when the visit may count. */
      async visitNow(visitor: Visitor, subject: string, what: () => What | Promise<What>): Promise<boolean> {
        const visit = recognise(visitor, subject);
        if (!visit) return false;
        const isFirst = (await write([{ ...visit, what: await what() }])) > 0;
        seen.set(visit.id, true);
        return isFirst;
      },

      flush: batch.flush,
    };
  }

  return {
    counter,
    /** Who came is forgotten; how many did is not. Yesterday's may still be waiting to be written somewhere. */
    forgetOld: () => store.forgetBefore(shanghaiDay(now() - DAY_MS)),
  };
}

function markOf(salt: string, text: string): string {
  return createHmac('sha256', salt).update(text).digest('base64url').slice(0, 22);
}
