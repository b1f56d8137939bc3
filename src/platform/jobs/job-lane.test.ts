import { setImmediate as settle } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createJobLane } from './job-lane.ts';

/** A lane over a list of numbers, whose claims wait until they are let through. */
function aLane({ slots, waiting }: { slots: number; waiting: number[] }) {
  const gates: (() => void)[] = [];
  const finishers = new Map<number, () => void>();
  const claims: number[] = [];
  const released: number[] = [];
  const lane = createJobLane<number>({
    slots,
    claim: async (limit) => {
      claims.push(limit);
      await new Promise<void>((resolve) => gates.push(resolve));
      return waiting.splice(0, limit);
    },
    run: (job) => new Promise((resolve) => finishers.set(job, resolve)),
    release: async (job) => released.push(job),
    report: console.error,
  });
  const openGate = async () => {
    gates.shift()?.();
    await settle();
  };
  const finish = async (job: number) => {
    finishers.get(job)?.();
    finishers.delete(job);
    await settle();
  };
  return { lane, claims, released, finish, openGate, running: () => [...finishers.keys()] };
}

test('no more jobs run than there are slots, and a freed slot is filled at once', async () => {
  const { lane, claims, finish, openGate, running } = aLane({ slots: 2, waiting: [1, 2, 3] });
  void lane.fill();
  await openGate();
  expect(running()).toEqual([1, 2]);
  await finish(1);
  await openGate();
  expect(running()).toEqual([2, 3]);
  await finish(2);
  expect(claims).toEqual([2, 1, 1]);
});

test('one claim is under way at a time', async () => {
  const { lane, claims, openGate, running } = aLane({ slots: 2, waiting: [1] });
  void lane.fill();
  void lane.fill();
  await openGate();
  expect(claims).toEqual([2]);
  expect(running()).toEqual([1]);
});

test('jobs that were claimed too late for a closing lane go back', async () => {
  const { lane, released, openGate, running } = aLane({ slots: 2, waiting: [1, 2, 3] });
  void lane.fill();
  const closed = lane.close();
  await openGate();
  await closed;
  expect(released).toEqual([1, 2]);
  expect(running()).toEqual([]);
});
