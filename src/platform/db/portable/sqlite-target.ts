import { open, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import type { Database } from '../database.ts';
import { migrate, migrateTo } from '../migrate.ts';
import { fts5Engine } from '../search/fts5-engine.ts';
import { fromStoredRow } from '../search/index-entry.ts';
import { openSqlite } from '../sqlite.ts';
import { BrokenReferences, type LoadTarget } from './load-target.ts';
import { openSqliteSnapshot, quoted } from './sqlite-snapshot.ts';

/** Fills a new file. Whoever wants it in place renames it after `commit`. */
export function createSqliteTarget(file: string): LoadTarget {
  let loading: DatabaseSync | undefined;
  let filling: Database | undefined;
  const close = async () => {
    loading?.close();
    loading = undefined;
    await filling?.db.destroy();
    filling = undefined;
  };
  const opened = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('the steps of loading are out of order');
    return part;
  };

  return {
    engine: 'sqlite',
    async prepare(migrations) {
      const database = openSqlite(file);
      await migrateTo(database, migrations).finally(() => database.db.destroy());
      loading = new DatabaseSync(file);
      // Nobody waits for this file, and it is written to the disk as a whole at the end.
      loading.exec('pragma synchronous = off; pragma foreign_keys = off; begin');
      const tables = loading.prepare(`select name from pragma_table_list where schema = 'main' and type = 'table'
        and name not like 'sqlite@_%' escape '@' and name not like 'kysely@_%' escape '@'`);
      for (const { name } of tables.all()) loading.exec(`delete from ${quoted(String(name))}`);
    },
    async insert({ name, columns }, rows) {
      const names = columns.map((column) => quoted(column.name)).join(', ');
      const places = columns.map(() => '?').join(', ');
      const statement = opened(loading).prepare(`insert into ${quoted(name)} (${names}) values (${places})`);
      for (const row of rows) statement.run(...row);
    },
    async finish(sequences) {
      const connection = opened(loading);
      const [broken] = connection.prepare('pragma foreign_key_check').all();
      if (broken) throw new BrokenReferences(`${broken['table']} → ${broken['parent']}`);
      const hasNumbers = connection.prepare(`select 1 from sqlite_master where name = 'sqlite_sequence'`).get();
      const set = hasNumbers && connection.prepare('update sqlite_sequence set seq = max(seq, ?) where name = ?');
      if (set)
        for (const [table, last] of Object.entries(sequences)) {
          const neverTwice = connection
            .prepare(`select 1 from sqlite_master where name = ? and sql like '%autoincrement%'`)
            .get(table);
          const isKnown = connection.prepare('select 1 from sqlite_sequence where name = ?').get(table);
          if (neverTwice && !isKnown)
            connection.prepare('insert into sqlite_sequence (name, seq) values (?, 0)').run(table);
          set.run(last, table);
        }
      connection.exec('commit');
      connection.close();
      loading = undefined;
    },
    read: async () => openSqliteSnapshot(file),
    async migrateOn() {
      filling = openSqlite(file);
      await migrate(filling);
    },
    putSearch: (entries) =>
      opened(filling)
        .db.transaction()
        .execute((transaction) =>
          fts5Engine.put(
            transaction,
            entries.map(({ kind, ...row }) => fromStoredRow(kind, row)),
          ),
        ),
    settle: () => fts5Engine.settle(opened(filling).db),
    async commit() {
      await close();
      const last = new DatabaseSync(file);
      last.exec('pragma wal_checkpoint(truncate)');
      last.close();
      const handle = await open(file, 'r+');
      await handle.sync();
      await handle.close();
    },
    async abandon() {
      await close();
      for (const name of [file, `${file}-wal`, `${file}-shm`]) await rm(name, { force: true });
    },
  };
}
