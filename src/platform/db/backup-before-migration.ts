import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { AnyDatabase } from './any-database.ts';

const KEPT = 5;
const COPY = /^before-migration-.*\.db$/;
const UNFINISHED = '.unfinished';

/** Copies the whole SQLite file, so that a migration gone wrong can be undone by hand. Answers where the copy is. */
export async function backUpBeforeMigration(db: AnyDatabase, dataDir: string, version: string): Promise<string> {
  const folder = join(dataDir, 'backup');
  await mkdir(folder, { recursive: true });
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const copy = join(folder, `before-migration-${stamp}-at-${version}.db`);
  const unfinished = `${copy}${UNFINISHED}`;
  try {
    await sql`vacuum into ${unfinished}`.execute(db);
    await rename(unfinished, copy);
  } catch (error) {
    // A full disk leaves an empty file: it would look like a copy and push out a good one.
    for (const rest of [unfinished, `${unfinished}-journal`]) await rm(rest, { force: true });
    throw error;
  }
  await removeOld(folder);
  return copy;
}

/** The newest stay. What holds nothing, or was never finished, is none of them. */
async function removeOld(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('before-migration-')).sort();
  const copies: string[] = [];
  for (const name of names) {
    if (COPY.test(name) && (await stat(join(folder, name))).size > 0) copies.push(name);
    else if (COPY.test(name) || name.endsWith(UNFINISHED)) await rm(join(folder, name), { recursive: true });
  }
  for (const old of copies.slice(0, -KEPT)) await rm(join(folder, old));
}
