import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { fts5Engine } from '#/platform/db/search/fts5-engine.ts';
import { fromStoredRow } from '#/platform/db/search/index-entry.ts';
import { withoutAccents } from '#/platform/db/search/normal-form.ts';
import type { SearchTables } from '#/platform/db/search/search-engine.ts';
import { tsvectorEngine } from '#/platform/db/search/tsvector-engine.ts';

type NameTables = { title_name: { name_key: string; title_id: number; is_main: number } };

const ROWS_AT_ONCE = 1000;

/** Names are compared without accents now: those that have some are written again. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await writeEntries(db, engine);
  await writeNames(db);
}

async function writeEntries(db: AnyDatabase, engine: Engine): Promise<void> {
  const { put } = engine === 'sqlite' ? fts5Engine : tsvectorEngine;
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const rows = await db
      .withTables<SearchTables>()
      .selectFrom('search_document')
      .select(['row_id', 'kind', 'id', 'keys', 'texts', 'marks', 'heat'])
      .where('row_id', '>', last)
      .orderBy('row_id')
      .limit(ROWS_AT_ONCE)
      .execute();
    const entries = rows.map((row) => ({ row, entry: fromStoredRow(row) }));
    const changed = entries.filter(({ row, entry }) => row.keys !== entry.row.keys);
    await put(
      db,
      changed.map(({ entry }) => entry),
    );
    last = rows.at(-1)?.row_id ?? last;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

async function writeNames(db: AnyDatabase): Promise<void> {
  const tables = db.withTables<NameTables>();
  let last = '';
  for (;;) {
    const keys = await tables
      .selectFrom('title_name')
      .select('name_key')
      .distinct()
      .where('name_key', '>', last)
      .orderBy('name_key')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { name_key } of keys) if (withoutAccents(name_key) !== name_key) await writeName(db, name_key);
    last = keys.at(-1)?.name_key ?? last;
    if (keys.length < ROWS_AT_ONCE) return;
  }
}

/** A title may have had both names. */
async function writeName(db: AnyDatabase, key: string): Promise<void> {
  const tables = db.withTables<NameTables>();
  const rows = await tables.selectFrom('title_name').selectAll().where('name_key', '=', key).execute();
  await tables.deleteFrom('title_name').where('name_key', '=', key).execute();
  await tables
    .insertInto('title_name')
    .values(rows.map((row) => ({ ...row, name_key: withoutAccents(key) })))
    .onConflict((conflict) => conflict.columns(['name_key', 'title_id']).doNothing())
    .execute();
}
