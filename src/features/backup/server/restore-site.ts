import { mkdir } from 'node:fs/promises';
import { migrationNames } from '#/platform/db/migrate.ts';
import { fromLine } from '#/platform/db/portable/portable-value.ts';
import type { SearchKind } from '#/platform/db/search/search-index.ts';
import { isRestoreUnfinished } from '#/platform/db/unfinished-restore.ts';
import type { SealedColumn } from '#/platform/secret/sealed-columns.ts';
import { findSecretKey, secretKeyName } from '#/platform/secret/secret-key.ts';
import { openStorage } from '#/platform/storage/open-storage.ts';
import { sizeText } from '../backup-size.pure.ts';
import { filesMissing, fromNewerVersion, noSpace, notEmpty, siteIsRunning } from './backup.errors.ts';
import { makeJob } from './backup.job.ts';
import { spaceAt } from './backup-folder.ts';
import { beginLoading, type LoadedTable } from './load-site.ts';
import { makeBackup } from './make-backup.ts';
import { type Manifest, totalsOf } from './manifest.ts';
import { openBackups } from './open-backups.ts';
import { readArchive } from './read-archive.ts';
import { type SecretsOutcome, secretsOutcome } from './restored-secrets.rules.ts';
import { inspectPlace, openStage, type SiteAddress, siteAt } from './site-place.ts';

const SPARE_BYTES = 64 * 1024 * 1024;

interface Wish {
  archive: string;
  /** What an operator calls it, where that is no path. */
  called?: string;
  address: SiteAddress;
  /** Replaces a site that is there, after a copy of it was made. */
  force: boolean;
  sealed: readonly SealedColumn[];
  searchKinds: readonly SearchKind[];
  tell: (line: string) => void;
  now: () => number;
}

export interface Restored {
  manifest: Manifest;
  tables: LoadedTable[];
  /** The name of the backup that was made of what was there. */
  safetyCopy: string | undefined;
  secrets: SecretsOutcome;
}

/** Everything is checked, built and read back beside the site, and takes its place in one step at the end. */
export async function restoreSite({ archive, called = archive, address, ...wish }: Wish): Promise<Restored> {
  const { tell } = wish;
  tell('正在核对备份文件…');
  const { manifest, key } = await readArchive(archive, { room: await roomAt(address) });
  const here = findSecretKey(address);
  const secrets = secretsOutcome(manifest.secrets, here && secretKeyName(here));
  const known = await migrationNames();
  if (manifest.migrations.some((name) => !known.includes(name))) throw fromNewerVersion();
  const safetyCopy = await makeRoom({ address, ...wish });
  await requireSpace(address, manifest);
  const stage = await openStage(address);
  try {
    tell('正在写入数据…');
    const isNotItself = otherJobs(manifest);
    const loading = await beginLoading(stage.target, manifest, wish.searchKinds);
    await readArchive(archive, {
      rows: async (name, lines) => {
        const left = name === 'job' ? lines.filter(isNotItself) : lines;
        if (left.length > 0) await loading.add(name, left);
      },
      file: (name, _, content) => stage.files.put(name, content, { type: '' }),
    });
    tell('正在核对写入的数据…');
    const tables = await loading.end();
    await stage.putInPlace(markText(called, safetyCopy), secrets === 'key-placed' ? key : undefined);
    return { manifest, tables, safetyCopy, secrets };
  } catch (error) {
    // A mark means that the place is half exchanged: what is staged may be the only copy.
    if (!isRestoreUnfinished(address.DATA_DIR)) await stage.abandon();
    throw error;
  }
}

/** While it is made a backup is a job that runs, and holds that too: the restored site would tell of a job that failed. */
function otherJobs({ tables }: Manifest): (line: string) => boolean {
  const columns = tables.find(({ name }) => name === 'job')?.columns.map(({ name }) => name) ?? [];
  const [name, state] = [columns.indexOf('name'), columns.indexOf('state')];
  return (line) => {
    const row = fromLine(line);
    return row[name] !== makeJob.name || row[state] !== 'running';
  };
}

/** Only an empty place is taken without a word. Answers the name of the copy of what was there. */
async function makeRoom({
  address,
  force,
  sealed,
  tell,
  now,
}: Omit<Wish, 'archive' | 'called' | 'searchKinds'>): Promise<string | undefined> {
  const { isEmpty, isInUse } = await inspectPlace(address);
  if (isInUse) throw siteIsRunning();
  // Half a site is worth no copy, and the one before it was copied when it was whole.
  if (isEmpty || isRestoreUnfinished(address.DATA_DIR)) return undefined;
  if (!force) throw notEmpty(address.DATABASE_URL ? '这个数据库或上传目录' : `目录 ${address.DATA_DIR} `);
  tell('正在给现有数据做一份备份…');
  const storage = openStorage(address);
  const folder = openBackups(address);
  const site = { database: siteAt(address), storage, folder, sealed, key: () => findSecretKey(address), now };
  const { name, about } = await makeBackup(site, { kind: 'before-restore' });
  if (about?.missing.length) tell(filesMissing(about.missing, name).message);
  return folder.placeOf(name);
}

/** More than that is not even looked at. How much is needed exactly is known at the end of the archive. */
async function roomAt({ DATA_DIR, DATABASE_URL }: SiteAddress): Promise<{ tables: number; files: number }> {
  await mkdir(DATA_DIR, { recursive: true });
  const { freeBytes } = await spaceAt(DATA_DIR);
  return { files: freeBytes, tables: DATABASE_URL ? Number.POSITIVE_INFINITY : freeBytes };
}

async function requireSpace({ DATA_DIR, DATABASE_URL }: SiteAddress, manifest: Manifest): Promise<void> {
  const { tableBytes, fileBytes } = totalsOf(manifest);
  // Rows with their indexes take about three times as much as their lines.
  const needed = fileBytes + (DATABASE_URL ? 0 : tableBytes * 3) + SPARE_BYTES;
  const { freeBytes } = await spaceAt(DATA_DIR);
  if (freeBytes < needed) throw noSpace(sizeText(needed), sizeText(freeBytes));
}

function markText(archive: string, safetyCopy: string | undefined): string {
  const copy = safetyCopy ? `\n原来的数据在 ${safetyCopy}，也可以恢复它。` : '';
  return `上次恢复备份时被打断，这里的数据不完整，网站没有启动。\n请再运行一次：npm run restore -- ${archive}${copy}`;
}
