import { setTimeout } from 'node:timers/promises';
import { recordBusy } from './app-error.ts';
import type { IdempotencyStore } from './idempotency.store.ts';

/** A turn that is not over after this was cut short with its process. */
const LONGEST_MS = 60_000;
/** How long a second save waits for the first, and how often it looks. */
const PATIENCE_MS = 10_000;
const STEP_MS = 20;

/** Does work on a record, one at a time in all processes. */
export type RecordTurns = <Result>(record: string, work: () => Promise<Result>) => Promise<Result>;

interface Needs {
  store: Pick<IdempotencyStore, 'begin' | 'find' | 'forget'>;
  now: () => number;
}

/** The row of a turn is the lock: nothing else is shared by all processes, and a pooler leaves no lock to a session. */
export function createRecordTurns({ store, now }: Needs): RecordTurns {
  async function begin(id: string, at: number): Promise<void> {
    for (let waited = 0; !(await store.begin(id, '', at)); waited += STEP_MS) {
      const other = await store.find(id);
      if (other && Math.abs(at - other.begunAt) + waited > LONGEST_MS) await store.forget(id, other.begunAt);
      else if (waited >= PATIENCE_MS) throw recordBusy();
      else await setTimeout(STEP_MS);
    }
  }

  return async (record, work) => {
    const id = `turn ${record}`;
    const at = now();
    await begin(id, at);
    try {
      return await work();
    } finally {
      await store.forget(id, at);
    }
  };
}
