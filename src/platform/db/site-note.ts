import type { AnyDatabase } from './any-database.ts';

type Tables = { site_note: { name: string; value: string } };

/** What this database remembers about the place it is used in; no part of a backup. */
export async function readNote(db: AnyDatabase, name: string): Promise<string | undefined> {
  const tables = db.withTables<Tables>();
  const row = await tables.selectFrom('site_note').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function writeNote(db: AnyDatabase, name: string, value: string): Promise<void> {
  await db
    .withTables<Tables>()
    .insertInto('site_note')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
