import { type RawBuilder, sql } from 'kysely';

/** The words anywhere in one of the columns, whatever their case. `%` and `_` mean themselves. */
export function holdsWords(words: string, columns: readonly string[]): RawBuilder<boolean> {
  const pattern = `%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const held = columns.map((column) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`);
  return sql<boolean>`(${sql.join(held, sql` or `)})`;
}
