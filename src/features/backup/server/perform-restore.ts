import type { SearchKind } from '#/platform/db/search/search-index.ts';
import { isRestoreUnfinished } from '#/platform/db/unfinished-restore.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { SealedColumn } from '#/platform/secret/sealed-columns.ts';
import { backupFolderOf, openBackups } from './open-backups.ts';
import { restoreSite } from './restore-site.ts';
import { createRestoreWishes } from './restore-wish.ts';
import type { SiteAddress } from './site-place.ts';

interface Needs {
  address: SiteAddress;
  sealed: readonly SealedColumn[];
  searchKinds: readonly SearchKind[];
  tell: (line: string) => void;
  now: () => number;
}

const MOST_ATTEMPTS = 2;

/**
 * Does what was asked for on the desk, while nobody has the database open. The site is whole afterwards, whatever happens:
 * as in the backup, or as it was. Only an exchange that was cut off throws; its mark says what to do.
 */
export async function performRestore({ address, sealed, searchKinds, tell, now }: Needs): Promise<void> {
  const wishes = createRestoreWishes(backupFolderOf(address));
  const wish = await wishes.read();
  if (!wish) return;
  const end = async (isDone: boolean, message: string) => {
    tell(message);
    await wishes.writeOutcome({ name: wish.name, by: wish.by, at: now(), isDone, message, isNoted: false });
    await wishes.clear();
  };
  if (wish.attempts >= MOST_ATTEMPTS) return end(false, '恢复两次都被打断，没有再试；网站仍是原来的数据');
  await wishes.write({ ...wish, attempts: wish.attempts + 1 });
  try {
    const backups = openBackups(address);
    const called = backups.placeOf(wish.name);
    const { safetyCopy } = await backups.reading(wish.name, (archive) =>
      restoreSite({ archive, called, address, force: true, sealed, searchKinds, tell, now }),
    );
    const copy = safetyCopy ? `；恢复之前的数据存为 ${safetyCopy.split('/').at(-1)}` : '';
    await end(true, `已恢复到 ${wish.name}${copy}`);
  } catch (error) {
    if (isRestoreUnfinished(address.DATA_DIR)) throw error;
    const reason = error instanceof AppError ? error.message : '原因写在日志里';
    if (!(error instanceof AppError)) console.error(error);
    await end(false, `没有恢复，网站仍是原来的数据：${reason}`);
  }
}
