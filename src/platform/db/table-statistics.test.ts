import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { AnyDatabase } from './any-database.ts';
import { openSqlite } from './sqlite.ts';

/** As every request of a member asks. */
async function planOf(db: AnyDatabase): Promise<string> {
  const { rows } = await sql<{ detail: string }>`explain query plan
    select person.id from visit join person on person.id = visit.person_id
    where visit.token = 'x' and person.name <> 'nobody'`.execute(db);
  return rows.map(({ detail }) => detail).join('; ');
}

test('a table that was small when it was counted is not read from end to end afterwards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souluo-statistics-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'site.db');
  const first = openSqlite(file);
  await sql`create table person (id integer primary key, name text unique)`.execute(first.db);
  await sql`create table visit (token text unique, person_id integer)`.execute(first.db);
  await sql`create virtual table search_fts using fts5(text)`.execute(first.db);
  await sql`insert into person values (1, 'a')`.execute(first.db);
  await first.search.settle(first.db);
  expect(await planOf(first.db)).not.toContain('SCAN');
  // As older versions left it.
  await sql`analyze`.execute(first.db);
  expect(await planOf(first.db)).toContain('SCAN person');
  // While another process is in the middle of a write, a start does not fail over it.
  await sql`begin immediate`.execute(first.db);
  await openSqlite(file).db.destroy();
  await sql`rollback`.execute(first.db);
  await first.db.destroy();
  const again = openSqlite(file);
  expect(await planOf(again.db)).not.toContain('SCAN');
  await again.db.destroy();
});
