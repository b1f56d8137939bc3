import type { AnyDatabase } from './any-database.ts';

/**
 * Rows that code makes out of other rows: tokens of the search index, names in the form that is compared. When the code
 * makes them differently, its version is raised and they are made again at the next start. So migrations change the
 * schema only, and never run today's code on yesterday's tables.
 */
export interface Derived {
  name: string;
  version: number;
  /** What the visitor reads who waits meanwhile. */
  progress: string;
  /** Makes all of them again. May begin anew after it was cut short. */
  rebuild(): Promise<void>;
}

type DerivedTables = { derived: { name: string; version: number } };

/** Rebuilds what older code made. Call it inside `database.exclusively`, after migrating. */
export async function rebuildDerived(
  db: AnyDatabase,
  all: readonly Derived[],
  tell: (progress: string) => void,
): Promise<void> {
  const tables = db.withTables<DerivedTables>();
  const known = new Map(
    (await tables.selectFrom('derived').selectAll().execute()).map((row) => [row.name, row.version]),
  );
  for (const { name, version, progress, rebuild } of all) {
    if (known.get(name) === version) continue;
    tell(progress);
    await rebuild();
    await tables
      .insertInto('derived')
      .values({ name, version })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ version }))
      .execute();
  }
}
