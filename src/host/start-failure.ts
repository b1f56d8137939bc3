import { join } from 'node:path';
import { SettingsError } from '#/platform/config/settings.ts';
import { UnfinishedRestore } from '#/platform/db/unfinished-restore.ts';
import { SecretKeyError } from '#/platform/secret/secret-key.ts';

interface Place {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}

/** What SQLite's result codes mean; the low byte is the kind. */
const SQLITE: Readonly<Record<number, (file: string) => string>> = {
  5: (file) => `${file} is in use by another process that does not let go of it. Stop that process, then start again.`,
  8: (file) => `${file} cannot be written: it, its folder or the disk is read-only. ${OWNER}`,
  10: (file) => `${file} cannot be read or written: the disk is full or damaged. Look at df and the system's log.`,
  11: damaged,
  13: (file) => `The disk with ${file} is full. Make room, then start again; the data is as it was.`,
  14: (file) => `${file} cannot be opened. Its folder must exist and be writable. ${OWNER}`,
  26: damaged,
};

const OWNER = 'The user that runs the site must own DATA_DIR (chown), or set DATA_DIR to a folder of that user.';

function damaged(file: string): string {
  return (
    `${file} is damaged or is no database. Nothing was changed. Move it away (do not delete it) together with its ` +
    '-wal and -shm, then restore a backup: npm run restore -- <file>. Copies lie in the folder backup beside it.'
  );
}

const SYSTEM: Readonly<Record<string, (path: string) => string>> = {
  EACCES: (path) => `${path} may not be read or written by this user. ${OWNER}`,
  EPERM: (path) => `${path} may not be changed by this user. ${OWNER}`,
  EROFS: (path) => `${path} is on a read-only disk. Set DATA_DIR to a folder that can be written.`,
  ENOSPC: (path) => `The disk with ${path} is full. Make room, then start again; the data is as it was.`,
  EDQUOT: (path) => `The quota of this user is used up (${path}). Make room, then start again; the data is as it was.`,
  ENOTDIR: (path) => `${path} is inside something that is no folder. Set DATA_DIR to a folder.`,
  EEXIST: (path) => `${path} is a file where a folder is needed. Set DATA_DIR to a folder.`,
  ENAMETOOLONG: (path) => `${path} is too long a path. Set DATA_DIR to a shorter one.`,
};

const SERVER: Readonly<Record<string, string>> = {
  ECONNREFUSED:
    'The PostgreSQL server of DATABASE_URL does not accept connections. Is it running, and is the port right?',
  ENOTFOUND: 'The host in DATABASE_URL is unknown.',
  '28P01': 'PostgreSQL refuses the user or password in DATABASE_URL.',
  '28000': 'PostgreSQL does not let the user in DATABASE_URL log in (pg_hba.conf).',
  '3D000': 'The database in DATABASE_URL does not exist: make an empty one with createdb.',
  '42501': 'The user in DATABASE_URL may not create tables there: it must own the database.',
  '53100': 'The disk of the PostgreSQL server is full. Make room there; the data is as it was.',
};

/** One message an operator can act on; undefined for a fault of ours, which is shown with its trace. */
export function startFailure(error: unknown, place: Place | undefined): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof SettingsError || error instanceof UnfinishedRestore || error instanceof SecretKeyError) {
    return error.message;
  }
  const missing = /previously executed migration (\S+) is missing/.exec(error.message)?.[1];
  if (missing) return newerData(missing);
  const { code, errcode, syscall, path, port } = error as NodeJS.ErrnoException & { errcode?: number; port?: number };
  if (syscall === 'listen') return listenFailure(code, port);
  const file = join(place?.DATA_DIR ?? '', 'souluo.db');
  if (code === 'ERR_SQLITE_ERROR') return SQLITE[Number(errcode) & 0xff]?.(file);
  if (error instanceof AggregateError) return startFailure(error.errors[0], place);
  if (place?.DATABASE_URL && code && SERVER[code]) return SERVER[code];
  return code ? SYSTEM[code]?.(path ?? place?.DATA_DIR ?? 'DATA_DIR') : undefined;
}

function newerData(migration: string): string {
  return (
    `The data was written by a newer version of the site (it has had the migration ${migration}, which this version ` +
    'does not know). Nothing was changed. Start the newer version again, or restore a copy from before the upgrade: ' +
    'on SQLite DATA_DIR/backup/before-migration-….db, else a backup (npm run restore -- <file>).'
  );
}

function listenFailure(code: string | undefined, port: number | undefined): string | undefined {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use already. Set PORT to another one, or stop what holds it (ss -ltnp). Is the site running?`;
  }
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return 'This machine does not have the address in HOST.';
  return undefined;
}
