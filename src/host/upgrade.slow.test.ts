import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '#/platform/db/database.ts';
import { rebuildDerived } from '#/platform/db/derived.ts';
import { migrate, migrateTo, migrationNames } from '#/platform/db/migrate.ts';
import { openPostgres } from '#/platform/db/postgres.ts';
import { ownPostgres } from '#/platform/db/postgres-pool.fixture.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';
import { appOn } from '#/testing/app-on.fixture.ts';
import { postgresOf, RELEASES, schemaOf, sqliteOf } from './upgrade.fixture.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const SEARCHES = [
  ['无间道', '无间道'],
  ['無間道', '无间道'],
  ['wujiandao', '无间道'],
  ['刘德华', '无间道'],
  ['pokemon', 'Pokémon 宝可梦'],
] as const;

const postgresUrl = inject('postgresUrl');

async function openRelease(release: string, engine: string): Promise<Database> {
  const database =
    engine === 'sqlite' ? sqliteOf(release, closing) : await postgresOf(release, postgresUrl ?? '', closing);
  closing.push(() => database.db.destroy());
  return database;
}

async function openNew(engine: string): Promise<Database> {
  const database =
    engine === 'sqlite'
      ? openSqlite(':memory:')
      : openPostgres((await ownPostgres(postgresUrl ?? '', closing)).DATABASE_URL, () => {});
  closing.push(() => database.db.destroy());
  await migrate(database);
  return database;
}

/** What a start does before it is ready. */
async function start(database: Database) {
  await migrate(database);
  const { app, features } = await appOn(database);
  closing.push(() => app.close());
  await rebuildDerived(database.db, features.derived, () => {});
  for (const feature of features.all) await feature.seed?.(() => {});
  return app;
}

describe.each(RELEASES)('an upgrade from %s', (release) => {
  describe.each(postgresUrl === undefined ? ['sqlite'] : ['sqlite', 'postgres'])('on %s', (engine) => {
    test('ends with the schema of a new site', async () => {
      const old = await openRelease(release, engine);
      await migrate(old);
      expect(await schemaOf(old)).toEqual(await schemaOf(await openNew(engine)));
    });

    test('keeps what people did, and lets them in', async () => {
      const app = await start(await openRelease(release, engine));
      const login = { Username: 'boss', Password: 'Brisk-Lantern-77' };
      const { Data } = (await app.inject({ method: 'POST', url: '/api/v1/user/login', payload: login })).json();
      const headers = { authorization: Data.Token };
      const get = async (url: string) => (await app.inject({ url, headers })).json().Data;
      expect((await get('/api/v1/bill')).Result).toMatchObject([{ Title: '午饭', Expense: 23.5 }]);
      expect((await get('/api/v1/any/collect?Type=1')).Result).toMatchObject([{ Name: '无间道' }]);
      expect((await get('/api/v1/config?key=platformDefaultTitle')).Value).toBe('"旧站"');
      expect(JSON.stringify(await get('/api/v1/word'))).toContain('你好，留言');
    });

    test('knows when goods and articles changed, as far as anybody saw them', async () => {
      const old = await openRelease(release, engine);
      const { db } = old;
      await migrateTo(
        old,
        (await migrationNames()).filter((name) => name < '0100'),
      );
      const [shown, hidden] = [1, 0].map(
        (isShown) => sql`('', '[]', '[]', 1, 1, 0, 1, 0, '', '', 0, 0, '', '', '', '',
        '', '', 0, 0, ${isShown}, '', 0, 10, 20, 0)`,
      );
      await sql`insert into market_item (title, images_json, options_json, image_width, image_height, price_fen, discount,
        return_fen, market_type, city, longitude, latitude, address, link, platform, shop, category, content, views, heat,
        is_shown, down_reason, is_sample, created_at, updated_at, link_failures) values ${shown}, ${hidden}`.execute(
        db,
      );
      const post = (name: string, draft: string | null, published: number | null, deleted: number | null) =>
        sql`(${name}, ${name}, '', '', '', '', 0, ${draft}, 1, ${published}, 10, 40, ${deleted})`;
      await sql`insert into blog_post (name, slug, title, excerpt, markdown, html, pinned, draft, version, published_at,
        created_at, updated_at, deleted_at) values ${post('plain', null, 30, null)}, ${post('drafted', '{}', 30, null)},
        ${post('never', '{}', null, null)}, ${post('gone', null, 30, 50)}`.execute(db);
      await migrate(old);
      const goods = await sql<{ at: number | null }>`select changed_at as at from market_item order by id`.execute(db);
      expect(goods.rows).toEqual([{ at: 20 }, { at: null }]);
      const { rows } = await sql`select name, changed_at as at from blog_post
        where name in ('plain', 'drafted', 'never', 'gone') order by id`.execute(db);
      expect(rows).toEqual([
        { name: 'plain', at: 40 },
        { name: 'drafted', at: 30 },
        { name: 'never', at: null },
        { name: 'gone', at: null },
      ]);
    });

    test('finds titles by name, in traditional characters, by pinyin, without accents and by people', async () => {
      const app = await start(await openRelease(release, engine));
      for (const [words, name] of SEARCHES) {
        const { Data } = (await app.inject({ url: '/api/v1/any/search', query: { words } })).json();
        expect(
          Data.Result.map(({ Name }: { Name: string }) => Name),
          words,
        ).toContain(name);
      }
    });
  });
});

test('the numbers of migrations have no gaps since the first release', async () => {
  const numbers = (await migrationNames()).map((name) => Number.parseInt(name, 10)).filter((number) => number >= 50);
  expect(numbers).toEqual(numbers.map((_number, index) => 50 + index));
});
