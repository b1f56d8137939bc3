import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drillOnEachEngine, launch } from './drill.fixture.ts';
import { isLong } from './is-long.fixture.ts';
import { CLIENTS, visit } from './visitors.fixture.ts';

const ROUNDS = isLong ? 5 : 1;
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

drillOnEachEngine('two processes on one port', (newPlace, engine) => {
  // What is tried has little to do with the engine, and ten processes take their time to start.
  test.skipIf(engine === 'postgres' && !isLong)(
    'are replaced on SIGHUP without losing a request, and by themselves when one is killed',
    {
      timeout: ROUNDS * 120_000,
    },
    async () => {
      const site = await launch(await newPlace(), { WORKERS: '2', LOG_LEVEL: 'info' });
      await site.ready();
      await expect.poll(() => site.output().match(/搜罗 is ready/g)?.length).toBe(2);
      for (let round = 1; round <= ROUNDS; round++) {
        const before = childrenOf(site.pid);
        const visitors = visit(site.origin);
        await expect.poll(visitors.asked).toBeGreaterThan(CLIENTS * 4);
        site.signal('SIGHUP');
        const replaced = () => site.output().match(/all processes have been replaced/g)?.length;
        await expect.poll(replaced).toBe(round);
        const sinceThen = visitors.asked();
        await expect.poll(visitors.asked).toBeGreaterThan(sinceThen + CLIENTS);
        await visitors.end();
        expect(visitors.wrong).toEqual([]);
        const after = childrenOf(site.pid);
        expect(after).toHaveLength(2);
        expect(after.filter((pid) => before.includes(pid))).toEqual([]);

        const [victim = 0, other] = after;
        process.kill(victim, 'SIGKILL');
        await expect.poll(() => childrenOf(site.pid).filter((pid) => pid !== victim).length).toBe(2);
        expect(childrenOf(site.pid)).toContain(other);
        await site.ready();
      }
      expect(await site.stop(), site.output()).toBe(0);
    },
  );
});
