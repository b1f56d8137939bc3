import { join } from 'node:path';
import { SettingsError } from '#/platform/config/settings.ts';
import { UnfinishedRestore } from '#/platform/db/unfinished-restore.ts';
import { SecretKeyError } from '#/platform/secret/secret-key.ts';
import { StorageMismatch } from '#/platform/storage/bind-storage.ts';
import { S3Refusal, S3Silence } from '#/platform/storage/s3-client.ts';

interface Place {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}

/** The same in Chinese and in English, a line each. */
type Sentence = readonly [chinese: string, english: string];

const OWNER: Sentence = [
  '运行网站的用户必须拥有 DATA_DIR（chown），或把 DATA_DIR 设成该用户的目录。',
  'The user that runs the site must own DATA_DIR (chown), or set DATA_DIR to a folder of that user.',
];

const noRoom = (path: string): Sentence => [
  `${path} 所在的磁盘满了。腾出空间后再启动；数据没有改动。`,
  `The disk with ${path} is full. Make room, then start again; the data is as it was.`,
];

const damaged = (file: string): Sentence => [
  `${file} 已损坏，或不是数据库；没有改动它。请把它连同 -wal、-shm 移到别处（不要删除），再恢复一份备份：npm run restore -- <文件>；旁边的 backup 目录里有副本。`,
  `${file} is damaged or is no database. Nothing was changed. Move it away (do not delete it) together with its ` +
    '-wal and -shm, then restore a backup: npm run restore -- <file>. Copies lie in the folder backup beside it.',
];

/** What SQLite's result codes mean; the low byte is the kind. */
const SQLITE: Readonly<Record<number, (file: string) => Sentence>> = {
  5: (file) => [
    `${file} 正被另一个进程占用。请先停掉那个进程再启动。`,
    `${file} is in use by another process that does not let go of it. Stop that process, then start again.`,
  ],
  8: (file) =>
    owned(
      `${file} 不能写入：文件、目录或磁盘是只读的。`,
      `${file} cannot be written: it, its folder or the disk is read-only.`,
    ),
  10: (file) => [
    `${file} 读写出错：磁盘满了或坏了。请看 df 和系统日志。`,
    `${file} cannot be read or written: the disk is full or damaged. Look at df and the system's log.`,
  ],
  11: damaged,
  13: noRoom,
  14: (file) =>
    owned(
      `${file} 打不开：它的目录必须存在并且可写。`,
      `${file} cannot be opened. Its folder must exist and be writable.`,
    ),
  26: damaged,
};

const SYSTEM: Readonly<Record<string, (path: string) => Sentence>> = {
  EACCES: (path) => owned(`当前用户没有权限读写 ${path}。`, `${path} may not be read or written by this user.`),
  EPERM: (path) => owned(`当前用户没有权限更改 ${path}。`, `${path} may not be changed by this user.`),
  EROFS: (path) => [
    `${path} 在只读的磁盘上。请把 DATA_DIR 设成可以写入的目录。`,
    `${path} is on a read-only disk. Set DATA_DIR to a folder that can be written.`,
  ],
  ENOSPC: noRoom,
  EDQUOT: (path) => [
    `当前用户的磁盘配额用完了（${path}）。腾出空间后再启动；数据没有改动。`,
    `The quota of this user is used up (${path}). Make room, then start again; the data is as it was.`,
  ],
  ENOTDIR: (path) => [
    `${path} 的上级不是目录。请把 DATA_DIR 设成一个目录。`,
    `${path} is inside something that is no folder. Set DATA_DIR to a folder.`,
  ],
  EEXIST: (path) => [
    `${path} 是文件，而这里需要目录。请把 DATA_DIR 设成一个目录。`,
    `${path} is a file where a folder is needed. Set DATA_DIR to a folder.`,
  ],
  ENAMETOOLONG: (path) => [
    `${path} 太长了。请把 DATA_DIR 设短一些。`,
    `${path} is too long a path. Set DATA_DIR to a shorter one.`,
  ],
};

const SERVER: Readonly<Record<string, Sentence>> = {
  ECONNREFUSED: [
    '连不上 DATABASE_URL 里的 PostgreSQL：它在运行吗，端口对吗？',
    'The PostgreSQL server of DATABASE_URL does not accept connections. Is it running, and is the port right?',
  ],
  ENOTFOUND: ['找不到 DATABASE_URL 里的主机。', 'The host in DATABASE_URL is unknown.'],
  '28P01': [
    'PostgreSQL 不认 DATABASE_URL 里的用户名或密码。',
    'PostgreSQL refuses the user or password in DATABASE_URL.',
  ],
  '28000': [
    'PostgreSQL 不让 DATABASE_URL 里的用户登录（pg_hba.conf）。',
    'PostgreSQL does not let the user in DATABASE_URL log in (pg_hba.conf).',
  ],
  '3D000': [
    'DATABASE_URL 里的数据库不存在：请先用 createdb 建一个空的。',
    'The database in DATABASE_URL does not exist: make an empty one with createdb.',
  ],
  '42501': [
    'DATABASE_URL 里的用户没有建表的权限：它必须拥有这个数据库。',
    'The user in DATABASE_URL may not create tables there: it must own the database.',
  ],
  '53100': [
    'PostgreSQL 所在的磁盘满了。请在那里腾出空间；数据没有改动。',
    'The disk of the PostgreSQL server is full. Make room there; the data is as it was.',
  ],
};

/** One message an operator can act on, in two languages; undefined for a fault of ours, which is shown with its trace. */
export function startFailure(error: unknown, place: Place | undefined): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ([SettingsError, UnfinishedRestore, SecretKeyError, StorageMismatch].some((kind) => error instanceof kind)) {
    return error.message;
  }
  if (error instanceof AggregateError) return startFailure(error.errors[0], place);
  return sentenceFor(error, place)?.join('\n');
}

function sentenceFor(error: Error, place: Place | undefined): Sentence | undefined {
  if (error instanceof S3Refusal) {
    return [`S3 存储拒绝了请求（${error.status}）：请检查 S3_* 设置。`, `${error.message}. Look at the settings S3_….`];
  }
  if (error instanceof S3Silence)
    return ['连不上 S3_ENDPOINT 里的存储。', 'The storage of S3_ENDPOINT does not answer.'];
  const missing = /previously executed migration (\S+) is missing/.exec(error.message)?.[1];
  if (missing) return newerData(missing);
  const { code, errcode, syscall, path, port } = error as NodeJS.ErrnoException & { errcode?: number; port?: number };
  if (syscall === 'listen') return listenFailure(code, port);
  const file = join(place?.DATA_DIR ?? '', 'souluo.db');
  if (code === 'ERR_SQLITE_ERROR') return SQLITE[Number(errcode) & 0xff]?.(file);
  if (place?.DATABASE_URL && code && SERVER[code]) return SERVER[code];
  return code ? SYSTEM[code]?.(path ?? place?.DATA_DIR ?? 'DATA_DIR') : undefined;
}

const owned = (chinese: string, english: string): Sentence => [chinese + OWNER[0], `${english} ${OWNER[1]}`];

function newerData(migration: string): Sentence {
  return [
    `数据是由更新的版本写下的（有本版本不认识的迁移 ${migration}），没有改动。请重新启动那个新版本，或恢复升级前的副本：SQLite 在 DATA_DIR/backup/before-migration-….db，否则用备份（npm run restore -- <文件>）。`,
    `The data was written by a newer version of the site (it has had the migration ${migration}, which this version ` +
      'does not know). Nothing was changed. Start the newer version again, or restore a copy from before the upgrade: ' +
      'on SQLite DATA_DIR/backup/before-migration-….db, else a backup (npm run restore -- <file>).',
  ];
}

function listenFailure(code: string | undefined, port: number | undefined): Sentence | undefined {
  if (code === 'EADDRINUSE') {
    return [
      `端口 ${port} 已被占用。请把 PORT 设成别的端口，或停掉占用它的程序（ss -ltnp）；网站是不是已经在运行？`,
      `Port ${port} is in use already. Set PORT to another one, or stop what holds it (ss -ltnp). Is the site running?`,
    ];
  }
  if (code === 'EACCES') {
    return [
      `当前用户不能用端口 ${port}。请把 PORT 设成 1023 以上的端口。`,
      `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
    ];
  }
  if (code === 'EADDRNOTAVAIL') {
    return ['这台机器没有 HOST 里的地址。', 'This machine does not have the address in HOST.'];
  }
  return undefined;
}
