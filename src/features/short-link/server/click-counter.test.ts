import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Counts, DayCounts } from './click.store.ts';
import { createClickCounter } from './click-counter.ts';

const START = Date.parse('2026-11-15T23:59:00+08:00');

/** Keeps what it is given, and can be told to fail. */
function aStore() {
  const rows = new Map<string, DayCounts>();
  const store = {
    isDown: false,
    rows,
    async add(counts: readonly DayCounts[]) {
      await Promise.resolve();
      if (store.isDown) throw new Error('down');
      const keys = counts.map(({ code, day }) => `${code} ${day}`);
      // As both engines do: one insert may not touch a row twice.
      if (new Set(keys).size < keys.length) throw new Error('a row is named twice');
      for (const count of counts) {
        const sum = rows.get(`${count.code} ${count.day}`) ?? { ...count, clicks: 0, bots: 0, tips: 0 };
        for (const kind of ['clicks', 'bots', 'tips'] as const) sum[kind] += count[kind];
        rows.set(`${count.code} ${count.day}`, sum);
      }
    },
  };
  return store;
}

test('nothing is lost and nothing is counted twice, however batches fail and days turn', async () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constantFrom<keyof Counts>('clicks', 'bots', 'tips'),
      code: fc.constantFrom('aaaaaaa', 'bbbbbbb'),
    }),
    fc.constantFrom('flush', 'down', 'up', 'next day', 'back a day'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const store = aStore();
      let now = START;
      const counter = createClickCounter({ store, now: () => now, report: () => {} });
      let expected = 0;
      const flushes: Promise<unknown>[] = [];
      for (const one of steps) {
        if (one === 'flush') flushes.push(counter.flush().catch(() => {}));
        else if (one === 'down' || one === 'up') store.isDown = one === 'down';
        else if (typeof one === 'string') now += one === 'next day' ? 86_400_000 : -86_400_000;
        else {
          counter.count(one.code, one.kind);
          expected += 1;
        }
      }
      await Promise.all(flushes);
      store.isDown = false;
      await counter.flush();
      const sum = [...store.rows.values()].reduce((all, { clicks, bots, tips }) => all + clicks + bots + tips, 0);
      expect(sum).toBe(expected);
    }),
  );
});

test('a count is written within a second, also after a failure, and the failure is told', async () => {
  vi.useFakeTimers();
  try {
    const store = aStore();
    const failures: unknown[] = [];
    const counter = createClickCounter({ store, now: () => START, report: (error) => failures.push(error) });
    store.isDown = true;
    counter.count('aaaaaaa', 'clicks');
    await vi.advanceTimersByTimeAsync(1000);
    expect([store.rows.size, failures.length]).toEqual([0, 1]);
    store.isDown = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect([...store.rows.values()]).toMatchObject([{ code: 'aaaaaaa', day: '2026-11-15', clicks: 1 }]);
  } finally {
    vi.useRealTimers();
  }
});

test('a click belongs to its day in Shanghai', async () => {
  const store = aStore();
  let now = START;
  const counter = createClickCounter({ store, now: () => now, report: () => {} });
  counter.count('aaaaaaa', 'clicks');
  now += 60_000;
  counter.count('aaaaaaa', 'clicks');
  await counter.flush();
  expect([...store.rows.keys()]).toEqual(['aaaaaaa 2026-11-15', 'aaaaaaa 2026-11-16']);
});
