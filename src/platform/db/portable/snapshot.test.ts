import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../database.fixture.ts';
import { migrationNames } from '../migrate.ts';
import type { Snapshot } from './snapshot.ts';

async function linesOf(snapshot: Snapshot, name: string): Promise<string[]> {
  const table = snapshot.tables.find((one) => one.name === name);
  if (!table) throw new Error(`there is no ${name}`);
  const lines: string[] = [];
  for await (const some of snapshot.lines(table)) lines.push(...some);
  return lines;
}

describeOnEachDatabase(
  'a snapshot',
  (open, engine) => {
    test('knows every table but those that are derived, and what has run', async () => {
      const database = await open();
      const snapshot = await database.openSnapshot();
      const names = snapshot.tables.map(({ name }) => name);
      expect(names.filter((name) => /fts|sqlite|kysely/.test(name))).toEqual([]);
      expect(names).toContain('member');
      expect(names.at(-1)).toBe('search_document');
      expect(names.slice(0, -1)).toEqual(names.slice(0, -1).toSorted());
      expect(snapshot.migrations).toEqual(await migrationNames());
      await snapshot.close();
    });

    test('tells the same of the same rows on every engine, exactly and in the same order', async () => {
      const { db, openSnapshot } = await open();
      const bytes = engine === 'sqlite' ? sql`blob` : sql`bytea`;
      await sql`create table odd (key text, part bigint, real double precision, raw ${bytes}, small smallint, primary key (key, part))`.execute(
        db,
      );
      const rows = [
        ['b', '-9223372036854775808', 0.1, Buffer.from([0, 1, 255]), null],
        ['a', '9007199254740993', 5e-324, null, -3],
        ['a', '2', -1.5e300, Buffer.alloc(0), 0],
        ['Ａ', '0', 3, null, 1],
        ['😀 \u2028"\\\n', '1', null, null, null],
        ['', '1', 1e21, null, null],
      ];
      for (const [key, part, real, raw, small] of rows) {
        await sql`insert into odd values (${key}, ${sql.raw(String(part))}, ${real}, ${raw}, ${small})`.execute(db);
      }
      const snapshot = await openSnapshot();
      expect(await linesOf(snapshot, 'odd')).toEqual([
        '["",1,null,1e+21,null]',
        '["a",2,{"b":""},-1.5e+300,0]',
        '["a",{"i":"9007199254740993"},null,5e-324,-3]',
        '["b",{"i":"-9223372036854775808"},{"b":"AAH/"},0.1,null]',
        '["Ａ",0,null,3,1]',
        '["😀 \u2028\\"\\\\\\n",1,null,null,null]',
      ]);
      await snapshot.close();
    });

    test('refuses a type that the other engine does not have', async () => {
      const { db, openSnapshot } = await open();
      await sql`create table odd (id bigint primary key, amount numeric(10, 2))`.execute(db);
      await expect(openSnapshot()).rejects.toThrow('odd.amount numeric');
    });

    test('stays at its moment, however much is written while it is read', async () => {
      const { db, openSnapshot } = await open();
      for (const table of ['one_side', 'other_side']) {
        await sql`create table ${sql.id(table)} (id bigint primary key)`.execute(db);
      }
      let written = 0;
      const write = () =>
        db.transaction().execute(async (transaction) => {
          written += 1;
          const id = written;
          await sql`insert into one_side values (${id})`.execute(transaction);
          await sql`insert into other_side values (${id})`.execute(transaction);
        });
      for (let round = 0; round < 120; round++) await write();
      const snapshot = await openSnapshot();
      let isReading = true;
      const writing = (async () => {
        // On SQLite nothing of this waits, so somebody must let the reading in.
        for (; isReading; await setImmediate()) await write();
      })();
      const one = await linesOf(snapshot, 'one_side');
      while (written < 200) await write();
      const other = await linesOf(snapshot, 'other_side');
      isReading = false;
      await writing;
      expect(one).toHaveLength(120);
      expect(other).toEqual(one);
      expect(await snapshot.count({ name: 'one_side', columns: [] })).toBe(120);
      await snapshot.close();
      expect(written).toBeGreaterThanOrEqual(200);
    });
  },
  { alsoPooled: true },
);
