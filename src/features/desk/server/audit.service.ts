import type { Slice } from '#/contract/paging.ts';
import { DAY_MS, startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { NotedCall } from '#/platform/http/audit.ts';
import { createBatch } from '#/platform/tally/batch.ts';
import {
  changesText,
  detailOf,
  differences,
  hourKeyOf,
  labelOf,
  shortAddress,
  targetOf,
  titleOf,
} from './audit.rules.ts';
import type { AuditEntry, AuditStore } from './audit.store.ts';

const KEPT_DAYS = 400;
const MOST_KEPT = 100_000;
const MOST_WAITING = 1000;
const MOST_EXPORTED = 1000;
export const GONE = '已注销的会员';

interface Needs {
  store: AuditStore;
  now: () => number;
  report: (error: unknown) => void;
}

interface Wanted {
  person: string;
  action: string;
  day: string;
}

export type AuditService = ReturnType<typeof createAuditService>;

export function createAuditService({ store, now, report }: Needs) {
  const refusals = createBatch<AuditEntry & { hourKey: string }>({
    name: 'refusals in the audit log',
    write: store.addRefusals,
    merge: (earlier, later) => ({ ...later, count: earlier.count + later.count }),
    report,
    most: MOST_WAITING,
  });

  /** Old and new where both are known, else what was sent. What failed has changed nothing. */
  function toldOf({ input, changes, before, status }: NotedCall, target: string): string {
    const known = changes ?? (status === 200 && before !== undefined ? differences(input, before) : []);
    // What something that is gone was called, stands beside it already.
    if (known.every(({ after }) => after === target)) return detailOf(input, target);
    return changesText(known);
  }

  function entryOf(call: NotedCall): AuditEntry {
    const { kind, action, summary, person, address, input, before, status, error } = call;
    const target = kind === 'login' ? '' : titleOf(targetOf(input), before);
    return {
      at: now(),
      kind,
      memberId: person.memberId,
      person: person.username,
      action,
      label: labelOf(summary),
      target,
      // Who was refused has changed nothing, and may write what they like into our log.
      detail: kind === 'change' ? toldOf(call, target) : '',
      status,
      error,
      address: shortAddress(address),
      count: 1,
    };
  }

  return {
    /** Never fails: the call it is about is done. */
    async note(call: NotedCall): Promise<void> {
      const entry = entryOf(call);
      if (call.kind !== 'refusal') return store.add(entry).catch(report);
      const hourKey = hourKeyOf(call.person.memberId, entry.at);
      refusals.add(hourKey, { ...entry, hourKey });
    },

    async read({ person, action, day }: Wanted, slice: Slice) {
      await refusals.flush();
      const from = startOfShanghaiDay(day);
      const filter = { person, action, from, until: from === undefined ? undefined : from + DAY_MS };
      const [entries, total, choices] = await Promise.all([
        store.list(filter, slice),
        store.count(filter),
        store.choices(),
      ]);
      return { entries, total, ...choices };
    },

    exportFor: (memberId: number) => store.listOf(memberId, MOST_EXPORTED),
    eraseFor: (memberId: number) => store.unname(memberId, GONE),
    purge: () => store.purge(now() - KEPT_DAYS * DAY_MS, MOST_KEPT),
    flush: refusals.flush,
  };
}
