import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { isSealed, SEALED, type SecretBox } from './secret-box.ts';

/** Where secrets are kept. Nothing but sealed texts and empty ones is in such a column after a start. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The table's primary key. */
  key: string;
  purpose: string;
  /** A column that holds the mark of the text, for finding it again. */
  mark?: string;
}

interface Needs {
  db: AnyDatabase;
  secrets: SecretBox;
  columns: readonly SealedColumn[];
}

const ROWS_AT_ONCE = 100;

/** Opens what a column holds. What was written before there was a key is still as it was. */
export function openSecret(secrets: SecretBox, text: string, purpose: string): string | undefined {
  return isSealed(text) ? secrets.open(text, purpose) : text;
}

/** Seals what was written before there was a key. May be cut short and done again. Tells how many texts it sealed. */
export async function sealOldSecrets({ db, secrets, columns }: Needs): Promise<number> {
  let sealed = 0;
  for (const column of columns) {
    for (let rows = await oldTexts(db, column); rows.length > 0; rows = await oldTexts(db, column)) {
      await db.transaction().execute(async (transaction) => {
        for (const row of rows) await sealRow(transaction, column, secrets, row);
      });
      sealed += rows.length;
    }
  }
  return sealed;
}

/** What was replaced stays legible in the file, in room that is free now, until the whole is written anew. */
export async function removeTraces({ db, engine }: { db: AnyDatabase; engine: Engine }): Promise<void> {
  if (engine !== 'sqlite') return;
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

interface OldText {
  id: string | number;
  text: string;
}

async function oldTexts(db: AnyDatabase, { table, column, key }: SealedColumn): Promise<OldText[]> {
  const { rows } = await sql<OldText>`
    select ${sql.ref(key)} as id, ${sql.ref(column)} as text from ${sql.table(table)}
    where ${sql.ref(column)} <> '' and substr(${sql.ref(column)}, 1, ${SEALED.length}) <> ${SEALED}
    order by ${sql.ref(key)} limit ${ROWS_AT_ONCE}`.execute(db);
  return rows;
}

async function sealRow(db: AnyDatabase, where: SealedColumn, secrets: SecretBox, { id, text }: OldText): Promise<void> {
  const { table, column, key, purpose, mark } = where;
  const marked = mark ? sql`, ${sql.ref(mark)} = ${secrets.mark(text, purpose)}` : sql``;
  // Somebody may have written a new one meanwhile.
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${secrets.seal(text, purpose)}${marked}
    where ${sql.ref(key)} = ${id} and ${sql.ref(column)} = ${text}`.execute(db);
}

/** How many sealed texts of each column do not open with this key; columns where all do are left out. */
export async function lostSecrets({ db, secrets, columns }: Needs): Promise<Map<string, number>> {
  const lost = new Map<string, number>();
  for (const { table, column, purpose } of columns) {
    const { rows } = await sql<{ text: string }>`select ${sql.ref(column)} as text from ${sql.table(table)}
      where substr(${sql.ref(column)}, 1, ${SEALED.length}) = ${SEALED}`.execute(db);
    const count = rows.filter(({ text }) => secrets.open(text, purpose) === undefined).length;
    if (count > 0) lost.set(`${table}.${column}`, count);
  }
  return lost;
}
