import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

type Tables = { quick_note: { id: number; text: string } };

const postgresUrl = inject('postgresUrl');

const openNotes = async (engine: string) => (await openTwice(engine)).database;

async function openTwice(engine: string): Promise<{ database: Database; other: Database }> {
  const folder = mkdtempSync(join(tmpdir(), 'souluo-quick-'));
  const open = () =>
    engine === 'sqlite' ? openSqlite(join(folder, 'a.db')) : openPostgres(postgresUrl ?? '', () => {});
  const [database, other] = [open(), open()];
  onTestFinished(async () => {
    await sql`drop table quick_note`.execute(database.db);
    await database.db.destroy();
    await other.db.destroy();
    rmSync(folder, { recursive: true });
  });
  await sql`create table quick_note (id integer primary key, text text not null)`.execute(database.db);
  return { database, other };
}

const questionOf = ({ db }: Database) =>
  db.withTables<Tables>().selectFrom('quick_note').selectAll().where('id', '=', 0).compile();
const add = (database: Pick<Database, 'db'>, id: number, text: string) =>
  database.db.withTables<Tables>().insertInto('quick_note').values({ id, text }).execute();

describe.each(['sqlite', ...(postgresUrl ? ['postgres'] : [])])('on %s', (engine) => {
  test('a question asked again and again gets the newest answer, or none', async () => {
    const database = await openNotes(engine);
    const question = questionOf(database);
    expect(await database.ask(question, [1])).toBeUndefined();
    await add(database, 1, 'one');
    expect(await database.ask(question, [1])).toEqual([1, 'one']);
    expect(await database.ask(question, [2])).toBeUndefined();
  });

  test('what another process wrote is seen in the next turn', async () => {
    const { database, other } = await openTwice(engine);
    const question = questionOf(database);
    expect(await database.ask(question, [1])).toBeUndefined();
    await add(other, 1, 'one');
    await setImmediate();
    expect(await database.ask(question, [1])).toEqual([1, 'one']);
  });

  test('a question sees nothing of a transaction that is still open', async () => {
    const database = await openNotes(engine);
    const question = questionOf(database);
    await database.db.transaction().execute(async (transaction) => {
      await add({ db: transaction }, 1, 'one');
      expect(await database.ask(question, [1])).toBeUndefined();
    });
    expect(await database.ask(question, [1])).toEqual([1, 'one']);
  });

  test('a light transaction is all or nothing, and what follows it is written as safely as ever', async () => {
    const database = await openNotes(engine);
    await database.lightly((transaction) => add({ db: transaction }, 1, 'one'));
    const failing = database.lightly(async (transaction) => {
      await add({ db: transaction }, 2, 'two');
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    const rows = await database.db.withTables<Tables>().selectFrom('quick_note').select('id').execute();
    expect(rows).toEqual([{ id: 1 }]);
    const setting = engine === 'sqlite' ? sql`pragma synchronous` : sql`show synchronous_commit`;
    const [safety] = (await setting.execute(database.db)).rows;
    expect(safety).toEqual(engine === 'sqlite' ? { synchronous: 2 } : { synchronous_commit: 'on' });
  });
});
