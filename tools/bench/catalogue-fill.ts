import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { insertTitles } from '#/features/catalogue/server/title.store.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import { migrate } from '#/platform/db/migrate.ts';
import { openPostgres } from '#/platform/db/postgres.ts';
import type { SearchDocument } from '#/platform/db/search/search-index.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';
import { makeTitles } from './catalogue-data.ts';

export const SEED = 20_261_115;
const BLOCK = 20_000;
const AT_ONCE = 500;

/** A database with so many titles, made once and kept: in the temporary folder, or on the server of DATABASE_URL. */
export async function openFilled(size: number): Promise<Database> {
  const server = process.env['DATABASE_URL'];
  if (server) return openOnServer(server, size);
  const folder = join(tmpdir(), 'souluo-bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `catalogue-${size}-${SEED}.db`);
  // Under its own name only when it is complete: one that was interrupted is gone on with.
  if (!existsSync(file)) {
    await fillFile(`${file}.part`, size);
    renameSync(`${file}.part`, file);
  }
  const database = openSqlite(file);
  await migrate(database);
  return database;
}

async function openOnServer(url: string, size: number): Promise<Database> {
  const address = new URL(url);
  address.pathname = `/souluo_bench_${size}`;
  const server = openPostgres(url, console.error);
  const { rows } = await sql`select 1 from pg_database where datname = ${address.pathname.slice(1)}`.execute(server.db);
  if (rows.length === 0) await sql`create database ${sql.id(address.pathname.slice(1))}`.execute(server.db);
  await server.db.destroy();
  const database = openPostgres(address.href, console.error);
  await migrate(database);
  await fill(database, size);
  await database.search.settle(database.db);
  return database;
}

async function fillFile(file: string, size: number): Promise<void> {
  const database = openSqlite(file);
  const start = performance.now();
  await migrate(database);
  // Lost in a power cut, made again: no reason to wait for the disk.
  await sql`pragma synchronous = off`.execute(database.db);
  await sql`pragma cache_size = -524288`.execute(database.db);
  const indexes = await takeIndexes(database.db);
  await collectMoreWords(database.db, true);
  await fill(database, size);
  await collectMoreWords(database.db, false);
  for (const { definition } of indexes) await sql.raw(definition).execute(database.db);
  await sql`drop table bench_index`.execute(database.db);
  await database.search.settle(database.db);
  // All of it in the one file that is then renamed.
  await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
  await database.db.destroy();
  const seconds = (performance.now() - start) / 1000;
  console.log(`  made in ${seconds.toFixed(1)} s, ${(statSync(file).size / 1e6).toFixed(0)} MB`);
}

/** The same rows and entries as the site would write, in large transactions; words are indexed a whole block at a time. */
export async function fill({ db, search }: Pick<Database, 'db' | 'search'>, size: number): Promise<void> {
  const make = makeTitles(size, SEED);
  const { rows } = await sql<{ made: number }>`select count(*) as made from title`.execute(db);
  for (let from = Number(rows[0]?.made ?? 0); from < size; from += BLOCK) {
    const end = Math.min(from + BLOCK, size);
    await db.transaction().execute(async (transaction) => {
      const documents: SearchDocument[] = [];
      const later: Database['search'] = {
        ...search,
        put: async (_db, some) => void documents.push(...some),
      };
      for (let next = from; next < end; next += AT_ONCE) {
        await insertTitles(transaction, later, make(next, Math.min(next + AT_ONCE, end)));
      }
      await search.put(transaction, documents);
    });
    if (end % (5 * BLOCK) === 0 && end < size) console.log(`  ${end.toLocaleString('en-US')} made`);
  }
}

/** An index over rows that are all there costs a fraction of one that grows with them. Triggers ask the one by version. */
async function takeIndexes(db: AnyDatabase): Promise<{ definition: string }[]> {
  // In the file, so that a run that was interrupted still knows them.
  await sql`create table if not exists bench_index as select name, sql as definition from sqlite_master
    where type = 'index' and sql is not null and tbl_name like 'title%' and name <> 'title_version'`.execute(db);
  const { rows } = await sql<{ name: string; definition: string }>`select * from bench_index`.execute(db);
  for (const { name } of rows) await sql`drop index if exists ${sql.id(name)}`.execute(db);
  return rows;
}

/** Words gather in memory and are written in few large pieces, which are merged once at the end. */
async function collectMoreWords(db: AnyDatabase, isMore: boolean): Promise<void> {
  await sql`insert into search_fts (search_fts, rank) values ('hashsize', ${sql.lit(isMore ? 2 ** 28 : 2 ** 20)})`.execute(
    db,
  );
  await sql`insert into search_fts (search_fts, rank) values ('automerge', ${sql.lit(isMore ? 0 : 4)})`.execute(db);
}
