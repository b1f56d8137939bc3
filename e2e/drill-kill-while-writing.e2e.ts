import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aConfigWriter } from './config-writer.fixture.ts';
import { drillOnEachEngine, launch, operatorToken, seededRandom } from './drill.fixture.ts';
import { isLong } from './is-long.fixture.ts';

const ROUNDS = isLong ? 30 : 2;
const WRITERS = 4;

drillOnEachEngine('kill -9 while writing', (newPlace) => {
  test(`${ROUNDS} times: every acknowledged version is there, and no history has a gap`, async () => {
    const place = await newPlace();
    const random = seededRandom(20_261_115);
    let site = await launch(place);
    await site.ready();
    const token = await operatorToken(site.origin);
    const writers = Array.from({ length: WRITERS }, (_, index) => aConfigWriter(`drill.${index}`, token));
    for (let round = 1; round <= ROUNDS; round++) {
      const before = writers.map(({ acknowledged }) => acknowledged);
      const writing = writers.map((writer) => writer.writeOn(site.origin));
      await expect.poll(() => writers.every((writer, index) => writer.acknowledged > (before[index] ?? 0))).toBe(true);
      await pause(random() * 200);
      await site.kill();
      await Promise.all(writing);
      site = await launch(place);
      await site.ready();
      for (const writer of writers) expect(await writer.findLosses(site.origin), `round ${round}`).toEqual([]);
    }
    expect(await site.stop()).toBe(0);
  });
});
