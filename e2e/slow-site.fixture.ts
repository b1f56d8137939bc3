import { createSearchFeature } from '#/features/search/server/search.feature.ts';
import { buildApp } from '#/host/build-app.ts';
import { createFoundation } from '#/host/create-platform.ts';
import { createFeatures } from '#/host/registry.ts';
import { readConfig } from '#/host/settings.ts';
import { migrate } from '#/platform/db/migrate.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';
import type { Feature } from '#/platform/feature.ts';
import { createLog } from '#/platform/log/create-log.ts';
import { TEST_KEY } from '#/platform/secret/secret-box.fixture.ts';

/** The built site with sections and sources that are quick, broken, or answer only when told to. */
export async function startSlowSite() {
  const config = readConfig({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    SECRET_KEY: TEST_KEY,
    LIMITS_FACTOR: '1000',
  });
  const log = createLog('silent');
  const database = openSqlite(':memory:');
  await migrate(database);
  const foundation = createFoundation(config, database, log);
  const { all, identify, audit, watch, traffic } = createFeatures(foundation.platform, config);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const section = (key: string, name: string, find: () => Promise<string[]>): Feature => ({
    endpoints: [],
    search: {
      key,
      name,
      find: async () => {
        const titles = await find();
        return { total: titles.length, things: titles.map((title) => ({ title, path: `/x/${title}` })) };
      },
    },
  });
  const others = all.filter(({ endpoints }) => !endpoints.some(({ key }) => key === 'GET /api/v1/crawl/search'));
  const features: Feature[] = [
    ...others.map(({ search: _search, ...feature }) => feature),
    section('market', '市集', async () => ['山货礼盒']),
    section('wish', '祝福', () => Promise.reject(new Error('broken'))),
    section('word', '留言', () => released.then(() => ['山里来信'])),
  ];
  features.push(
    createSearchFeature(foundation.platform, {
      sections: () => features.flatMap(({ search }) => search ?? []),
      liveSources: async () => [
        { name: '青桐资源', search: async () => [{ title: '山中日记', link: '/any/x' }] },
        { name: '云雀', search: () => released.then(() => [{ title: '山里红' }]) },
        { name: '北斗影库', search: () => Promise.reject(new Error('refused')) },
      ],
      blockedWords: async () => [],
      chosen: async () => ({ hidden: [], pinned: [] }),
      choose: async () => {},
      holdsOne: () => false,
      isKnown: async () => true,
      // What is slow comes when the test says so, however long the browser takes until then.
      timing: { timeoutMs: 120_000 },
    }),
  );
  const readiness = { isReady: true, progress: '' };
  const app = await buildApp({
    ...{ config, log, foundation, readiness, withPages: true },
    features: { all: features, identify, audit, watch, traffic, answered: () => {} },
  });
  return {
    origin: await app.listen({ port: 0, host: '127.0.0.1' }),
    /** Lets the slow ones answer. */
    release,
    async stop() {
      await app.close();
      await database.db.destroy();
    },
  };
}
