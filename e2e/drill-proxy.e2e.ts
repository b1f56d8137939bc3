import { describe, expect, test } from 'vitest';
import { launch, placeOn } from './drill.fixture.ts';
import { isLong } from './is-long.fixture.ts';
import { hasProxy, startProxy } from './proxy.fixture.ts';
import { CLIENTS, visit } from './visitors.fixture.ts';

const ROUNDS = isLong ? 10 : 1;

describe.each(['nginx', 'caddy'] as const)('two processes behind %s as shipped', (kind) => {
  test.skipIf(!hasProxy(kind))(
    'no GET is lost when one is killed or stopped',
    { timeout: ROUNDS * 120_000 },
    async () => {
      const place = await placeOn('sqlite');
      const stays = await launch(place);
      await stays.ready();
      for (let round = 0; round < ROUNDS; round++) {
        const goes = await launch(place);
        await goes.ready();
        const origin = await startProxy(kind, [stays.origin, goes.origin]);
        const visitors = visit(origin);
        await expect.poll(visitors.asked).toBeGreaterThan(CLIENTS * 8);
        if (round % 2 === 0) await goes.kill();
        else await goes.stop();
        const sinceThen = visitors.asked();
        await expect.poll(visitors.asked).toBeGreaterThan(sinceThen + CLIENTS * 8);
        await visitors.end();
        expect(visitors.wrong).toEqual([]);
      }
      expect(await stays.stop(), stays.output()).toBe(0);
    },
  );
});
