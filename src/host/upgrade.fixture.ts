import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '#/platform/db/database.ts';
import { fastestFolder } from '#/platform/db/fastest-folder.fixture.ts';
import { openPostgres } from '#/platform/db/postgres.ts';
import { ownPostgres } from '#/platform/db/postgres-pool.fixture.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';

type Closing = (() => unknown)[];

const folder = join(import.meta.dirname, '../../migrations/releases');

/** Every version that was released: its small site is kept as it was left, on both engines. */
export const RELEASES = globSync('*.db.gz', { cwd: folder }).map((file) => basename(file, '.db.gz'));

export function sqliteOf(release: string, closing: Closing): Database {
  const place = mkdtempSync(join(fastestFolder(), 'souluo-release-'));
  closing.push(() => rmSync(place, { recursive: true, force: true }));
  const file = join(place, 'souluo.db');
  writeFileSync(file, gunzipSync(readFileSync(join(folder, `${release}.db.gz`))));
  return openSqlite(file);
}

export async function postgresOf(release: string, url: string, closing: Closing): Promise<Database> {
  const { DATABASE_URL } = await ownPostgres(url, closing);
  const loading = openPostgres(DATABASE_URL, () => {});
  // The copy has today's schema; the dump brings its own.
  await sql`drop schema public cascade`.execute(loading.db);
  await sql`create schema public`.execute(loading.db);
  const dump = gunzipSync(readFileSync(join(folder, `${release}.pg.sql.gz`))).toString('utf8');
  await sql.raw(dump).execute(loading.db);
  // A dump empties the search path of its connection.
  await loading.db.destroy();
  return openPostgres(DATABASE_URL, () => {});
}

/** Tables with their columns, and indexes with theirs, in an order of our own. */
export async function schemaOf({ db, engine }: Database): Promise<string[]> {
  const query =
    engine === 'sqlite'
      ? sql<{ line: string }>`
          select m.name || '.' || c.name || ' ' || lower(c.type) || ' ' || c."notnull" || ' ' || c.pk as line
          from sqlite_master m join pragma_table_xinfo(m.name) c where m.type = 'table' and m.name not like 'sqlite%'
          union all select 'index ' || name || ' on ' || tbl_name from sqlite_master where type in ('index', 'trigger')`
      : sql<{ line: string }>`
          select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' ||
            coalesce(column_default, '') as line
          from information_schema.columns where table_schema = 'public'
          union all select indexdef from pg_indexes where schemaname = 'public'
          union all select 'trigger ' || trigger_name || ' on ' || event_object_table from information_schema.triggers`;
  return (await query.execute(db)).rows.map(({ line }) => line).sort();
}
