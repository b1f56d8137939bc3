import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { AnyDatabase } from './any-database.ts';

const KEPT = 5;

/** Copies the whole SQLite file, so that a migration gone wrong can be undone by hand. */
export async function backUpBeforeMigration(db: AnyDatabase, dataDir: string, version: string): Promise<void> {
  const folder = join(dataDir, 'backup');
  await mkdir(folder, { recursive: true });
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  await sql`vacuum into ${join(folder, `before-migration-${stamp}-at-${version}.db`)}`.execute(db);
  const copies = (await readdir(folder)).filter((name) => name.startsWith('before-migration-')).sort();
  for (const old of copies.slice(0, -KEPT)) await rm(join(folder, old));
}
