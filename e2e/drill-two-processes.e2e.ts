import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { aConfigWriter } from './config-writer.fixture.ts';
import { drillOnEachEngine, isLong, launch, operatorToken } from './drill.fixture.ts';

const WRITES = isLong ? 400 : 40;
/** The other process shows a change within a second; slow machines take longer. */
const SEEN = { timeout: 5000 };

async function expectShippedOnce(origin: string, token: string): Promise<void> {
  const read = async (path: string) => (await fetch(origin + path, { headers: { authorization: token } })).json();
  expect((await read('/api/v1/user')).Data).toMatchObject({ Username: 'operator', IsOperator: true });
  const entries: { Key: string; Version: number }[] = (await read('/api/v1/config')).Data;
  expect(entries.length).toBeGreaterThan(10);
  for (const { Key, Version } of entries) {
    expect([Key, Version, (await read(`/api/v1/config/history?key=${Key}`)).Data.Total]).toEqual([Key, 1, 1]);
  }
  const links: { url: string }[] = (await read('/api/v1/friend_link/all')).Data;
  expect(new Set(links.map(({ url }) => url)).size).toBe(links.length);
}

/** Each writes a key of its own and, at the same time, one that both want. */
async function writeFromBoth(origins: string[], token: string) {
  const contested = aConfigWriter('drill.both', token);
  const own = origins.map((_, index) => aConfigWriter(`drill.${index}`, token));
  const statuses: number[] = [];
  await Promise.all(
    origins.flatMap((origin, index) =>
      [own[index], contested].map(async (writer) => {
        for (let write = 0; writer && write < WRITES; write++) {
          const status = await writer.save(origin, writer.acknowledged);
          statuses.push(status);
          if (status === 200) writer.acknowledged += 1;
        }
      }),
    ),
  );
  return { writers: [...own, contested], statuses };
}

drillOnEachEngine('two processes', (newPlace, engine) => {
  test('start together on new data, fill it once, and write side by side without loss', {
    timeout: 180_000,
  }, async () => {
    const place = await newPlace();
    const settings = { DEMO_CONTENT: isLong ? 'on' : 'off' };
    const sites = await Promise.all([launch(place, settings), launch(place, settings)]);
    await Promise.all(sites.map((site) => site.ready()));
    const origins = sites.map(({ origin }) => origin);
    const token = await operatorToken(origins[0] ?? '');
    await expectShippedOnce(origins[1] ?? '', token);

    const { writers, statuses } = await writeFromBoth(origins, token);
    // 412 only says that the other one was first.
    expect(statuses.filter((status) => status !== 200 && status !== 412)).toEqual([]);
    for (const writer of writers) {
      expect(writer.acknowledged).toBeGreaterThan(0);
      for (const origin of origins) await expect.poll(() => writer.findLosses(origin), SEEN).toEqual([]);
    }
    for (const site of sites) expect(await site.stop(), site.output()).toBe(0);
    if (engine === 'sqlite') expect(integrityOf(join(place.DATA_DIR, 'souluo.db'))).toEqual({ integrity_check: 'ok' });
  });
});

function integrityOf(path: string): unknown {
  const file = new DatabaseSync(path);
  const result = file.prepare('pragma integrity_check').get();
  file.close();
  return result;
}
