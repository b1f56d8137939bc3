import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { aConfigWriter } from './config-writer.fixture.ts';
import { drillOnEachEngine, launch, operatorToken, promised } from './drill.fixture.ts';
import { isLong } from './is-long.fixture.ts';

const WRITES = isLong ? 400 : 40;
/** The other process shows a change within a second; slow machines take longer. */
const SEEN = { timeout: promised(5000) };

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
  test('start together on new data, fill it once, and write side by side without loss', async () => {
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

const NAME = '流浪的地球仪';
const KEY = 'a-globe-on-its-way';
const PAGES = ['/', '/home', '/hot', '/new', '/anys', '/anys/movie', `/any/${KEY}`, '/anys/search?words=流浪的地'];

drillOnEachEngine('pages of two processes', (newPlace) => {
  test('what one takes down no page that the other keeps shows after 2 s', async () => {
    const place = await newPlace();
    const here = await launch(place);
    await here.ready();
    const there = await launch(place);
    await there.ready();
    const headers = { authorization: await operatorToken(here.origin), 'content-type': 'application/json' };
    const send = async (method: string, path: string, body: object) =>
      (await fetch(here.origin + path, { method, headers, body: JSON.stringify(body) })).status;
    const telling = async () => {
      const replies = await Promise.all(PAGES.map((path) => fetch(there.origin + path)));
      const bodies = await Promise.all(replies.map((reply) => (reply.ok ? reply.text() : '')));
      return PAGES.filter((_, index) => bodies[index]?.includes(NAME));
    };
    await telling();
    expect(await send('POST', '/api/v1/any', { Key: KEY, Name: NAME, TypeName: '电影' })).toBe(200);
    const within = { timeout: promised(2000), interval: 50 };
    await expect.poll(async () => (await telling()).length, within).toBeGreaterThan(6);
    const readers = await telling();
    for (let round = 0; round < 2; round++) {
      expect(await send('DELETE', `/api/v1/any?key=${KEY}`, {})).toBe(200);
      await expect.poll(telling, within).toEqual([]);
      expect(await send('POST', '/api/v1/any/restore', { Key: KEY })).toBe(200);
      await expect.poll(telling, within).toEqual(readers);
    }
    for (const site of [here, there]) expect(await site.stop(), site.output()).toBe(0);
  });
});

function integrityOf(path: string): unknown {
  const file = new DatabaseSync(path);
  const result = file.prepare('pragma integrity_check').get();
  file.close();
  return result;
}
