import { expect, test, vi } from 'vitest';
import { createBatch } from './batch.ts';

function aBatch(most = 10) {
  const written = new Map<string, number>();
  const state = { isDown: false };
  const report = vi.fn();
  const batch = createBatch<[key: string, count: number]>({
    name: 'letters',
    write: async (entries) => {
      await Promise.resolve();
      if (state.isDown) throw new Error('down');
      for (const [key, count] of entries) written.set(key, (written.get(key) ?? 0) + count);
    },
    merge: ([key, earlier], [, later]) => [key, earlier + later],
    report,
    most,
  });
  return { batch, written, state, report, add: (key: string) => batch.add(key, [key, 1]) };
}

test('nothing is lost and nothing counted twice when a batch fails while more comes in', async () => {
  const { batch, written, state, add } = aBatch();
  add('a');
  state.isDown = true;
  const failing = batch.flush().catch(() => {});
  add('a');
  add('b');
  await failing;
  state.isDown = false;
  await batch.flush();
  await batch.flush();
  expect(Object.fromEntries(written)).toEqual({ a: 2, b: 1 });
});

test('what comes in is written within a second, also after a failure, and the failure is told', async () => {
  vi.useFakeTimers();
  try {
    const { written, state, report, add } = aBatch();
    state.isDown = true;
    add('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect([written.size, report.mock.calls.length]).toEqual([0, 1]);
    state.isDown = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(written.get('a')).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test('what cannot be written does not fill the memory', async () => {
  const { batch, written, add } = aBatch(3);
  for (const key of ['a', 'b', 'c', 'd', 'a']) add(key);
  await batch.flush();
  expect(Object.fromEntries(written)).toEqual({ a: 2, b: 1, c: 1 });
});

test('an outage is told once, and at its end how much was not kept', async () => {
  vi.useFakeTimers();
  try {
    const { written, state, report, add } = aBatch(2);
    state.isDown = true;
    expect(['a', 'b', 'c', 'a'].map((key) => add(key) !== undefined)).toEqual([true, true, false, true]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(report).toHaveBeenCalledOnce();
    state.isDown = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(Object.fromEntries(written)).toEqual({ a: 2, b: 1 });
    expect(report.mock.lastCall?.[0]).toMatchObject({ message: expect.stringContaining('letters: 1 ') });
    expect(report).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('half a full room does not wait for the time to write', async () => {
  vi.useFakeTimers();
  try {
    const { written, add } = aBatch(4);
    add('a');
    await vi.advanceTimersByTimeAsync(10);
    expect(written.size).toBe(0);
    add('b');
    await vi.advanceTimersByTimeAsync(10);
    expect(written.size).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});
