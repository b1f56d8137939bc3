import type { Database } from '#/platform/db/database.ts';
import type { Events } from '#/platform/event/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { JobContext } from '#/platform/jobs/job-kind.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import type { SealedColumn } from '#/platform/secret/sealed-columns.ts';
import type { Storage } from '#/platform/storage/storage.ts';
import { sizeText } from '../backup-size.pure.ts';
import { backupBusy, backupNotFound, filesMissing, noSpace, wrongPiece } from './backup.errors.ts';
import { backupFailed } from './backup.event.ts';
import { BACKUP_KEY, checkJob, type MakeWish, makeJob } from './backup.job.ts';
import { isSpaceShort, surplus } from './backup-name.rules.ts';
import type { BackupProgress, BackupShelf } from './backup-shelf.ts';
import { checkArchive } from './check-archive.ts';
import { makeBackup } from './make-backup.ts';
import type { Progress } from './write-archive.ts';

const TELL_EVERY_MS = 400;
/** A process that has said nothing for so long is no longer there. */
const SILENT_MS = 60_000;

interface Needs {
  database: Pick<Database, 'db' | 'openSnapshot'>;
  storage: Pick<Storage, 'list' | 'open' | 'size'>;
  folder: BackupShelf;
  sealed: readonly SealedColumn[];
  key: () => Uint8Array | undefined;
  jobs: Pick<JobQueue, 'enqueue'>;
  events: Pick<Events, 'tell'>;
  keep: () => number;
  now: () => number;
}

export type BackupService = ReturnType<typeof createBackupService>;

export function createBackupService(needs: Needs) {
  const { database, storage, folder, jobs, events, keep, now } = needs;
  /** About as much as the last one; before the first as much as all uploads. */
  async function neededBytes(): Promise<number> {
    const [last] = await folder.list();
    if (last) return last.bytes;
    let bytes = 0;
    for await (const name of storage.list('')) bytes += (await storage.size(name)) ?? 0;
    return bytes;
  }

  async function requireSpace(): Promise<void> {
    const needed = await neededBytes();
    const { freeBytes } = await folder.space();
    if (freeBytes < needed) throw noSpace(sizeText(needed), sizeText(freeBytes));
  }

  /** Those that lack something are counted apart: they must not push out the last whole one. */
  async function removeSurplus(): Promise<void> {
    const groups = Map.groupBy(await folder.list(), ({ about }) => (about?.missing ?? []).length > 0);
    for (const group of groups.values()) {
      const names = group.map(({ name }) => name);
      for (const name of surplus(names, keep())) await folder.remove(name);
    }
  }

  /** Shown before it is asked for: the job may begin at once and tell more. */
  async function queued(enqueue: () => Promise<boolean>): Promise<BackupProgress> {
    const before = await folder.readProgress();
    const time = now();
    const times = { startedAt: time, updatedAt: time };
    const progress = { state: 'queued', phase: 'waiting', done: 0, total: 0, ...times, message: '' } as const;
    await folder.writeProgress(progress);
    if (await enqueue()) return progress;
    if (before) await folder.writeProgress(before);
    throw backupBusy();
  }

  /** Shows work in the folder, where every process of the site can see it. */
  async function shown<Result>(
    { heartbeat }: Pick<JobContext, 'heartbeat'>,
    work: (tell: (progress: Progress) => void) => Promise<Result>,
    endText: (result: Result) => string,
  ): Promise<void> {
    const startedAt = now();
    let lastTold = 0;
    let writing = Promise.resolve();
    let unwritten = 0;
    const write = (progress: Omit<BackupProgress, 'startedAt' | 'updatedAt'>) => {
      unwritten += 1;
      writing = writing
        .then(() => folder.writeProgress({ ...progress, startedAt, updatedAt: now() }))
        .catch(() => {})
        .finally(() => {
          unwritten -= 1;
        });
    };
    const tell = (progress: Progress) => {
      heartbeat();
      // A distant shelf may be slower than what there is to tell.
      if (unwritten > 0 || now() - lastTold < TELL_EVERY_MS) return;
      lastTold = now();
      write({ ...progress, state: 'running', message: '' });
    };
    const end = (state: 'done' | 'failed', message: string) =>
      write({ state, phase: 'end', done: 0, total: 0, message });
    try {
      end('done', endText(await work(tell)));
    } catch (error) {
      const reason = error instanceof AppError ? error.message : reasonOf(error);
      end('failed', reason);
      await events.tell(database.db, backupFailed, {
        key: `backup failed ${startedAt}`,
        title: backupFailed.title,
        text: reason,
        path: '/market/admin/backup',
        facts: { reason },
      });
      throw error;
    } finally {
      await writing;
    }
  }

  return {
    async overview() {
      const [backups, progress, needed, { freeBytes }] = await Promise.all([
        folder.list(),
        folder.readProgress(),
        neededBytes(),
        folder.space(),
      ]);
      const space = { freeBytes, neededBytes: needed, isShort: isSpaceShort(freeBytes, needed) };
      return { backups, progress: progress && honest(progress, now()), space, keep: keep() };
    },

    async begin({ withKey = false } = {}): Promise<BackupProgress> {
      await requireSpace();
      return queued(() => jobs.enqueue(database.db, makeJob, { kind: 'manual', withKey }, { uniqueKey: BACKUP_KEY }));
    },

    async beginCheck(name: string): Promise<BackupProgress> {
      if (!(await folder.find(name))) throw backupNotFound();
      return queued(() => jobs.enqueue(database.db, checkJob, { name }, { uniqueKey: BACKUP_KEY }));
    },

    /** A piece of an archive that somebody sends. */
    async take(upload: string, piece: { offset: number; total: number; bytes: Uint8Array }) {
      const { freeBytes } = await folder.space();
      const left = piece.total - piece.offset;
      if (freeBytes < left) throw noSpace(sizeText(left), sizeText(freeBytes));
      if (piece.bytes.length === 0 || piece.offset + piece.bytes.length > piece.total) throw wrongPiece();
      return folder.take(upload, piece, now());
    },

    async remove(name: string): Promise<void> {
      if (!(await folder.remove(name))) throw backupNotFound();
    },

    async open(name: string) {
      const found = await folder.open(name);
      if (!found) throw backupNotFound();
      return found;
    },

    /** The work of a job. */
    make: ({ kind, withKey }: MakeWish, context: Pick<JobContext, 'heartbeat' | 'signal'>): Promise<void> =>
      shown(
        context,
        async (tell) => {
          await requireSpace();
          const made = await makeBackup(needs, { kind, withKey, tell, signal: context.signal });
          await removeSurplus();
          const missing = made.about?.missing ?? [];
          if (missing.length > 0) throw filesMissing(missing, made.name);
          return made;
        },
        ({ name, bytes }) => `备份完成：${name}，${sizeText(bytes)}，已核对`,
      ),

    check: (name: string, context: Pick<JobContext, 'heartbeat' | 'signal'>): Promise<void> =>
      shown(
        context,
        async (tell) => {
          const found = await folder.find(name);
          if (!found) throw backupNotFound();
          const total = found.about?.rows ?? 0;
          try {
            // What was made here fits on the whole disk, whatever is free just now.
            const { diskBytes } = await folder.space();
            const check = (path: string) =>
              checkArchive(path, {
                mostBytes: diskBytes,
                tell: (done) => tell({ phase: 'check', done, total }),
                signal: context.signal,
              });
            const about = await folder.reading(name, check, (done, bytes) =>
              tell({ phase: 'store', done, total: bytes }),
            );
            await folder.note(name, { ...about, checkedAt: now() });
          } catch (error) {
            if (error instanceof AppError && found.about) {
              await folder.note(name, { ...found.about, checkedAt: null, fault: error.message });
            }
            throw error;
          }
        },
        () => `${name} 核对无误`,
      ),
  };
}

/** The process may have been killed and could not say so. */
function honest(progress: BackupProgress, now: number): BackupProgress {
  if (progress.state !== 'running' || now - progress.updatedAt < SILENT_MS) return progress;
  return { ...progress, state: 'failed', phase: 'end', message: '备份被打断了，没有留下文件，可以重新开始' };
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' ? '磁盘满了，备份没有完成' : '备份没有完成，原因写在日志里';
}
