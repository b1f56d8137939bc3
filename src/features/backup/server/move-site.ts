import { join } from 'node:path';
import { migrationNames } from '#/platform/db/migrate.ts';
import { inspectPostgres, inspectSqlite } from '#/platform/db/portable/existing-data.ts';
import { createPostgresTarget } from '#/platform/db/portable/postgres-target.ts';
import { openSqliteSnapshot } from '#/platform/db/portable/sqlite-snapshot.ts';
import { openPatientPostgres } from '#/platform/db/postgres.ts';
import type { SearchKind } from '#/platform/db/search/search-index.ts';
import { fromNewerVersion, notEmpty, siteIsRunning } from './backup.errors.ts';
import { beginLoading, type LoadedTable } from './load-site.ts';
import { requireSite } from './site-place.ts';

interface Wish {
  DATA_DIR: string;
  DATABASE_URL: string;
  searchKinds: readonly SearchKind[];
  tell: (line: string) => void;
}

/** From the file in DATA_DIR to an empty database on a server. Uploads stay where they are: both read them there. */
export async function moveToPostgres({ DATA_DIR, DATABASE_URL, searchKinds, tell }: Wish): Promise<LoadedTable[]> {
  requireSite({ DATA_DIR });
  const file = join(DATA_DIR, 'souluo.db');
  // What is written after the copy was taken would be lost.
  if (inspectSqlite(file).isInUse) throw siteIsRunning();
  await requireEmptyServer(DATABASE_URL);
  const snapshot = openSqliteSnapshot(file);
  const target = createPostgresTarget(openPatientPostgres(DATABASE_URL, () => {}));
  try {
    const known = await migrationNames();
    if (snapshot.migrations.some((name) => !known.includes(name))) throw fromNewerVersion();
    const loading = await beginLoading(target, snapshot, searchKinds);
    for (const table of snapshot.tables) {
      for await (const lines of snapshot.lines(table)) await loading.add(table.name, lines);
    }
    tell('正在核对写入的数据…');
    const tables = await loading.end();
    await target.commit();
    return tables;
  } catch (error) {
    await target.abandon();
    throw error;
  } finally {
    await snapshot.close();
  }
}

async function requireEmptyServer(url: string): Promise<void> {
  const db = openPatientPostgres(url, () => {});
  const { isEmpty, isInUse } = await inspectPostgres(db).finally(() => db.destroy());
  if (!isEmpty) throw notEmpty('这个 PostgreSQL 数据库');
  if (isInUse) throw siteIsRunning();
}
