import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import type { Database } from '#/platform/db/database.ts';
import { openDatabase } from '#/platform/db/open-database.ts';
import { anInstance as anyInstance } from './instance.fixture.ts';

async function anInstance(database: Database) {
  const { read, send, stop } = await anyInstance(database);
  return {
    title: async () => JSON.parse(await read('/api/v1/config?key=platformDefaultTitle')).Data?.Value,
    save: (value: string, version: number) =>
      send(
        'PUT',
        '/api/v1/config',
        { Key: 'platformDefaultTitle', Value: JSON.stringify(value) },
        { 'if-match': `"${version}"` },
      ),
    stop,
  };
}

describeOnEachDatabase(
  'two instances on one database',
  (open) => {
    test('what one changes the other shows within about a second, although it had kept the old', async () => {
      const { database, address } = await open.shared();
      const otherDatabase = openDatabase(address, () => {});
      const here = await anInstance(database);
      const there = await anInstance(otherDatabase);
      expect((await here.save('一号', 0)).statusCode).toBe(200);
      await vi.waitFor(async () => expect(await there.title()).toBe('"一号"'), { timeout: 60_000 });
      for (let version = 1; version <= 2; version++) {
        // Kept now in both.
        expect(await there.title()).toBe(await here.title());
        expect((await there.save(`第${version}版`, version)).statusCode).toBe(200);
        expect(await there.title()).toBe(`"第${version}版"`);
        await vi.waitFor(async () => expect(await here.title()).toBe(`"第${version}版"`), { timeout: 60_000 });
      }
      await here.stop();
      await there.stop();
      await otherDatabase.db.destroy();
    });

    test('a short link that one switches off or on the other follows, although it was opened there a moment ago', async () => {
      const { database, address } = await open.shared();
      const otherDatabase = openDatabase(address, () => {});
      const [here, there] = [await anyInstance(database), await anyInstance(otherDatabase)];
      await there.app.listen({ host: '127.0.0.1', port: 0 });
      // It listens on an address, never on a pipe.
      const { port } = there.app.server.address() as AddressInfo;
      const { ShortUrl: code } = (await here.send('POST', '/api/v1/short_url', { Url: 'https://example.com/' })).json()
        .Data;
      const opened = async () => (await fetch(`http://127.0.0.1:${port}/short/${code}`, { redirect: 'manual' })).status;
      for (const Disabled of [false, true, false]) {
        await here.send('PUT', `/api/v1/short_url/${code}`, { Disabled });
        await vi.waitFor(async () => expect(await opened()).toBe(Disabled ? 404 : 302), { timeout: 60_000 });
      }
      for (const one of [here, there]) await one.stop();
      await otherDatabase.db.destroy();
    });

    test('of those who save one record from what they had read in different instances one wins', async () => {
      const { database, address } = await open.shared();
      const otherDatabase = openDatabase(address, () => {});
      const instances = [await anyInstance(database), await anyInstance(otherDatabase)] as const;
      const link = {
        Name: '天气',
        Link: 'https://weather.example/',
        TypeName: '生活工具',
        Brief: '看',
        Url: 'weather',
      };
      const { Id } = (await instances[0].send('POST', '/api/v1/tool/link', link)).json().Data;
      for (let round = 0, read = link.Brief; round < 5; round++) {
        const replies = await Promise.all(
          [...instances, ...instances].map((one, place) =>
            one.send('PUT', `/api/v1/tool/link/${Id}`, { Brief: `${round}-${place}`, Seen: { Brief: read } }),
          ),
        );
        const saved = replies.filter(({ statusCode }) => statusCode === 200);
        expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
        read = saved[0]?.json().Data.Brief;
      }
      for (const one of instances) await one.stop();
      await otherDatabase.db.destroy();
    });

    test('of two who save from the same version in different instances one wins', async () => {
      const { database, address } = await open.shared();
      const otherDatabase = openDatabase(address, () => {});
      const instances = [await anInstance(database), await anInstance(otherDatabase)];
      const replies = await Promise.all(instances.map((one, index) => one.save(`${index}`, 0)));
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
      for (const one of instances) await one.stop();
      await otherDatabase.db.destroy();
    });
  },
  { alsoPooled: true },
);
