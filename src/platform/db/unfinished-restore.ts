import { existsSync, readFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

const markIn = (dataDir: string) => join(dataDir, 'restore-unfinished.txt');

/** Half a site must not be served: it would look whole, and be filled up with other content. */
export class UnfinishedRestore extends Error {
  override readonly name = 'UnfinishedRestore';
}

export function isRestoreUnfinished(dataDir: string): boolean {
  return existsSync(markIn(dataDir));
}

export function refuseUnfinishedRestore(dataDir: string): void {
  if (!isRestoreUnfinished(dataDir)) return;
  throw new UnfinishedRestore(readFileSync(markIn(dataDir), 'utf8').trim());
}

/** On the disk before anything is changed. The text is what the operator reads at the next start. */
export async function markRestoreUnfinished(dataDir: string, text: string): Promise<void> {
  const handle = await open(markIn(dataDir), 'w');
  await handle.writeFile(`${text}\n`);
  await handle.sync();
  await handle.close();
  await syncFolder(dataDir);
}

export async function clearRestoreMark(dataDir: string): Promise<void> {
  await syncFolder(dataDir);
  await rm(markIn(dataDir), { force: true });
  await syncFolder(dataDir);
}

/** A new name is on the disk only when its folder is. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and writes its names through.
  if (process.platform === 'win32') return;
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}
