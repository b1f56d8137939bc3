import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from './database.fixture.ts';
import { openDatabase } from './open-database.ts';

describeOnEachDatabase(
  'work that only one may do at a time',
  (open) => {
    test('the second waits for the first, and hears everything else meanwhile', async () => {
      const { database: first, address } = await open.shared();
      const second = openDatabase(address, () => {});
      const steps: string[] = [];
      const isFree = Promise.withResolvers<void>();
      const isHeld = Promise.withResolvers<void>();
      const holding = first.exclusively(async () => {
        isHeld.resolve();
        await isFree.promise;
        steps.push('first');
      });
      await isHeld.promise;
      const waiting = second.exclusively(async () => {
        steps.push('second');
        return 'done';
      });
      // A wait inside the driver, of five seconds, would stop these timers.
      let longest = 0;
      for (let turn = 0, last = performance.now(); turn < 20; turn++) {
        await pause(20);
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }
      expect(longest).toBeLessThan(4000);
      expect(steps).toEqual([]);
      isFree.resolve();
      expect(await waiting).toBe('done');
      await holding;
      expect(steps).toEqual(['first', 'second']);
      await second.db.destroy();
    });

    test('the lock is free again after a failure', async () => {
      const { database } = await open.shared();
      await expect(database.exclusively(() => Promise.reject(new Error('bad seed')))).rejects.toThrow('bad seed');
      expect(await database.exclusively(async () => 'next')).toBe('next');
    });
  },
  { alsoPooled: true },
);
