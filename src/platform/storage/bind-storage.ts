import type { Database } from '#/platform/db/database.ts';
import { readNote, writeNote } from '#/platform/db/site-note.ts';
import type { Storage } from './storage.ts';

const NOTE = 'storage';

/** Uploads of this database are kept elsewhere. Told in Chinese and in English. */
export class StorageMismatch extends Error {
  override readonly name = 'StorageMismatch';
}

interface Parts {
  database: Pick<Database, 'db' | 'engine'>;
  storage: Pick<Storage, 'identity'>;
  /** For people. */
  place: string;
}

/**
 * A database and its files belong together from the first start on. A process with other files would show broken pictures,
 * take uploads that nobody else finds, and write backups without the rest.
 */
export async function bindStorage({ database, storage, place }: Parts): Promise<void> {
  const known = await readNote(database.db, NOTE);
  const here = await storage.identity();
  if (known === here) return;
  // A file that was carried to another folder is one process's alone.
  const isCarried = database.engine === 'sqlite' && [known, here].every((one) => one?.startsWith('local '));
  if (known !== undefined && !isCarried) throw new StorageMismatch(mismatchText(place));
  await writeNote(database.db, NOTE, here);
}

/** After files were moved, or when the old ones are lost. */
export async function rebindStorage({ database, storage }: Omit<Parts, 'place'>): Promise<void> {
  await writeNote(database.db, NOTE, await storage.identity());
}

function mismatchText(place: string): string {
  return [
    `这个数据库的上传文件不在 ${place}。所有进程要用同一个 DATA_DIR（共享磁盘）或同一个 S3 桶；要换地方，用 npm run move-files 搬过来；旧文件已经没有了，用 npm run move-files -- --adopt。`,
    `The uploads of this database are not in ${place}. All processes need the same DATA_DIR (a shared disk) or the same S3 bucket; to use another place move them with npm run move-files, or with npm run move-files -- --adopt if the old files are lost.`,
  ].join('\n');
}
