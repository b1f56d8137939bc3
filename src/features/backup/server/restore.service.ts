import type { Caller } from '#/platform/auth/caller.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { migrationNames } from '#/platform/db/migrate.ts';
import {
  backupNotFound,
  cannotRestart,
  fromNewerVersion,
  notChecked,
  notThatName,
  restoreAsked,
} from './backup.errors.ts';
import type { BackupShelf, StoredBackup } from './backup-shelf.ts';
import type { RestoreWishes } from './restore-wish.ts';
import { COUNTED, type SiteCountsStore } from './site-counts.store.ts';

interface Needs {
  folder: BackupShelf;
  wishes: RestoreWishes;
  counts: SiteCountsStore;
  siteTitle: () => Promise<string>;
  /** Stops the site, restores and starts it again; undefined where one process alone cannot do that. */
  restart: (() => void) | undefined;
  now: () => number;
}

export type RestoreService = ReturnType<typeof createRestoreService>;

/** The whole site from a backup, asked for on the desk. */
export function createRestoreService({ folder, wishes, counts, siteTitle, restart, now }: Needs) {
  async function usable(name: string): Promise<StoredBackup & { about: NonNullable<StoredBackup['about']> }> {
    const found = await folder.find(name);
    if (!found) throw backupNotFound();
    const { about } = found;
    if (!about?.checkedAt || about.fault) throw notChecked();
    return { ...found, about };
  }

  async function isNewer(migrations: readonly string[]): Promise<boolean> {
    const known = await migrationNames();
    return migrations.some((name) => !known.includes(name));
  }

  return {
    /** What would become of each kind, and what speaks against it. */
    async compare(name: string) {
      const backup = await usable(name);
      const here = await counts.now();
      const { rowsOf, migrations } = backup.about;
      return {
        backup,
        siteTitle: await siteTitle(),
        canRestart: restart !== undefined,
        isNewer: await isNewer(migrations),
        kinds: COUNTED.map(({ kind, table }) => ({ kind, there: rowsOf[table] ?? 0, here: here.get(table) ?? 0 })),
      };
    },

    async begin(name: string, typed: string, caller: Caller): Promise<void> {
      if (!restart) throw cannotRestart();
      const { about } = await usable(name);
      if (await isNewer(about.migrations)) throw fromNewerVersion();
      if (typed.trim() !== (await siteTitle()).trim()) throw notThatName();
      if (await wishes.read()) throw restoreAsked();
      const { memberId, username } = memberOf(caller);
      await wishes.write({ name, by: { memberId, username }, askedAt: now(), attempts: 0 });
      restart();
    },

    async state() {
      return { isAsked: (await wishes.read()) !== undefined, outcome: await wishes.readOutcome() };
    },
  };
}
