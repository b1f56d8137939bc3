import type { Slice } from '#/contract/paging.ts';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import type { SeenCall, Watch } from '#/platform/http/watch.ts';
import { addressKey } from '#/platform/limits/place.ts';
import { createBatch } from '#/platform/tally/batch.ts';
import { deviceName } from '../device-name.pure.ts';
import { type About, type Happening, happeningOf } from './security-log.rules.ts';
import type { SecurityEvent, SecurityFilter, SecurityLogStore } from './security-log.store.ts';

interface Needs {
  store: SecurityLogStore;
  /** Looks a member up by what a call said. */
  find: (about: Extract<About, { text: string }>) => Promise<number | undefined>;
  /** Told about what has been written down, to tell the member. */
  notice: (event: SecurityEvent, call: SeenCall) => Promise<void>;
  now: () => number;
  report: (error: unknown) => void;
}

const KEPT_DAYS = 180;
const MOST_KEPT = 500_000;
const MOST_EXPORTED = 1000;
const MINUTE_MS = 60_000;
/** Different rows that refusals may make in a minute; what is beyond is counted without saying whose. */
const MOST_A_MINUTE = 600;
const MOST_WAITING = 2000;
/** Look-ups under way; beyond them nobody is looked up. */
const MOST_LOOKUPS = 200;

export type SecurityLogService = ReturnType<typeof createSecurityLogService>;

/** Written in memory first: a login neither waits for the log nor fails with it. */
export function createSecurityLogService({ store, find, notice, now, report }: Needs) {
  const plan = { write: store.add, report, most: MOST_WAITING };
  const merge = (earlier: SecurityEvent, later: SecurityEvent) => ({ ...later, count: earlier.count + later.count });
  const events = createBatch<SecurityEvent>({ ...plan, merge, name: 'security log' });
  // A batch of their own, so that a flood of refusals never displaces other entries.
  const refusals = createBatch<SecurityEvent>({ ...plan, merge, name: 'refusals in the security log' });
  const underWay = new Set<Promise<void>>();
  let number = 0;
  let minute = { start: 0, keys: new Set<string>() };

  async function memberOf(about: About): Promise<number | null> {
    if (about.by === 'id') return about.id;
    if (about.by === 'nobody' || about.text === '' || underWay.size > MOST_LOOKUPS) return null;
    return (await find(about)) ?? null;
  }

  function countedByMinute(event: SecurityEvent): SecurityEvent {
    const start = Math.floor(event.at / MINUTE_MS);
    if (minute.start !== start) minute = { start, keys: new Set() };
    const key = `${start} ${event.kind} ${event.memberId ?? ''} ${event.address}`;
    if (minute.keys.has(key) || minute.keys.size < MOST_A_MINUTE) {
      minute.keys.add(key);
      return { ...event, minuteKey: key };
    }
    return { ...event, memberId: null, address: '', device: '', detail: '', minuteKey: `${start} ${event.kind} *` };
  }

  async function write({ kind, about, detail, isFloodable }: Happening, call: SeenCall): Promise<void> {
    const { address, userAgent } = call.sender;
    const at = now();
    const memberId = await memberOf(about);
    const device = deviceName(userAgent);
    const event = { at, memberId, kind, address: addressKey(address), device, detail, count: 1, minuteKey: null };
    if (isFloodable) {
      const counted = countedByMinute(event);
      refusals.add(counted.minuteKey ?? '', counted);
      return;
    }
    number += 1;
    events.add(String(number), event);
    await notice(event, call);
  }

  const watch: Watch = (call) => {
    const { action, caller, input, reply } = call;
    const { Data: data, Error: error = '' } = reply.envelope;
    const happening = happeningOf({ action, caller, input, status: reply.status, data, error });
    if (!happening) return;
    const writing = write(happening, call)
      .catch(report)
      .finally(() => underWay.delete(writing));
    underWay.add(writing);
  };

  async function flush(): Promise<void> {
    await Promise.all(underWay);
    await Promise.all([events.flush(), refusals.flush()]);
  }

  return {
    watch,
    flush,

    async read(filter: SecurityFilter, slice: Slice) {
      await flush();
      const [list, total] = await Promise.all([store.list(filter, slice), store.count(filter)]);
      return { list, total };
    },

    async exportFor(memberId: number) {
      await flush();
      return store.list({ memberId }, { limit: MOST_EXPORTED, offset: 0 });
    },

    async eraseFor(memberId: number): Promise<void> {
      await flush();
      await store.erase(memberId);
    },

    purge: () => store.purge(now() - KEPT_DAYS * DAY_MS, MOST_KEPT),
  };
}
