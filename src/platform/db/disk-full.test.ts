import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

test('on a full disk a transaction fails as unavailable, reading goes on, and writing heals with space', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souluo-full-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { db } = openSqlite(join(folder, 'souluo.db'));
  onTestFinished(() => db.destroy());
  await sql`create table note (text text)`.execute(db);
  await sql`insert into note values ('here')`.execute(db);
  // SQLite reports a file that may not grow in the same way as a disk that is full.
  const limitPages = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
  const write = () =>
    db.transaction().execute(async (transaction) => {
      for (let row = 0; row < 50; row++) await sql`insert into note values (${'x'.repeat(4000)})`.execute(transaction);
    });
  const count = async () =>
    (await sql<{ count: number }>`select count(*) as count from note`.execute(db)).rows[0]?.count;

  await limitPages(10);
  const error = await write().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: expect.stringContaining('full') });
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(await count()).toBe(1);
  await limitPages(10_000);
  await write();
  expect(await count()).toBe(51);
});
