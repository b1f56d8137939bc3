import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;
/** Folders that an operator may have put on another disk. */
const MOVABLE = ['files', 'backup'];

/**
 * Takes from everything in a folder what its group and others may do with it: an installation from before was readable
 * by every account of the machine. Tells what could not be changed, which is what somebody else owns.
 */
export function tightenFolder(folder: string): string[] {
  // Windows has no such bits: there a folder of a user is that user's.
  if (process.platform === 'win32') return [];
  const left: string[] = [];
  tighten(folder, left);
  for (const name of MOVABLE) tighten(join(folder, name), left);
  return left;
}

/** Follows the path itself, and no link inside: it may lead anywhere. */
function tighten(path: string, left: string[]): void {
  const root = unlessGone(() => realpathSync(path));
  if (root !== undefined) tightenEntry(root, left);
}

function tightenEntry(path: string, left: string[]): void {
  const stats = unlessGone(() => lstatSync(path));
  if (!stats || stats.isSymbolicLink()) return;
  if ((stats.mode & OTHERS) !== 0) {
    try {
      chmodSync(path, stats.mode & 0o7700);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') left.push(path);
    }
  }
  if (!stats.isDirectory()) return;
  // A folder that may not be read is reported by whoever needs it.
  for (const name of unlessGone(() => readdirSync(path)) ?? []) tightenEntry(join(path, name), left);
}

/** For whoever reads the log. */
export function leftOpenText(left: readonly string[]): string | undefined {
  const [first] = left;
  if (first === undefined) return undefined;
  const others = left.length > 1 ? ` and ${left.length - 1} more` : '';
  return `${first}${others} can be read by other accounts of this machine and could not be changed: make the user that runs the site their owner (chown)`;
}

/** Files come and go while other processes run, and some folders are closed to us. */
function unlessGone<Result>(look: () => Result): Result | undefined {
  try {
    return look();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP'].includes(codeOf(error))) return undefined;
    throw error;
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');
