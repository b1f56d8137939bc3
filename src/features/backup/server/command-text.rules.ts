import { sizeText } from '../backup-size.pure.ts';

export const BACKUP_USAGE = `用法：
  npm run backup                 备份整个网站到 DATA_DIR/backup（BACKUP_DRIVER=s3 时存入对象存储），网站可以照常运行
  npm run backup -- <文件夹>     备份到这个文件夹
  npm run backup -- --with-key   把解开密钥的 secret.key 也放进去；默认不放`;

export const RESTORE_USAGE = `用法：
  npm run restore -- <备份文件>           恢复到空的 DATA_DIR（或 DATABASE_URL 指的空数据库）
  npm run restore -- <备份文件> --force   已有数据时先另存一份备份，再用这份替换
  npm run restore -- <备份文件> --check   只核对，不恢复
<备份文件> 是一个文件，或者列表里一份备份的名字（souluo-….tar.gz），对象存储里的也可以。
恢复之前请先停止网站。`;

export const MOVE_USAGE = `用法：
  DATABASE_URL=postgres://… npm run move-to-postgres
把 DATA_DIR 里的 SQLite 数据搬到这个空的 PostgreSQL 数据库；上传的文件留在 DATA_DIR。
搬家之前请先停止网站；之后带着同样的 DATABASE_URL 启动。`;

export const MOVE_FILES_USAGE = `用法：
  UPLOAD_DRIVER=s3 S3_ENDPOINT=… npm run move-files      把 DATA_DIR/files 里的上传文件搬到 S3
  UPLOAD_DRIVER=local S3_ENDPOINT=… npm run move-files   从 S3 搬回 DATA_DIR/files
  npm run move-files -- <文件夹>                         从这个文件夹搬到当前设置的地方
  npm run move-files -- --adopt                          旧文件已经没有了，从现在起就用当前设置的地方
每个文件都读回来逐字节核对；搬之前请先停止网站。`;

const ENGINES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

interface Contents {
  engine: keyof typeof ENGINES;
  version: string;
  tables: number;
  rows: number;
  files: number;
  fileBytes: number;
}

export function contentsText({ engine, version, tables, rows, files, fileBytes }: Contents): string {
  return `${tables} 张表 ${rows} 行，${files} 个上传文件（${sizeText(fileBytes)}），来自 ${ENGINES[engine]}，版本 ${version}`;
}

/** What an archive means for the secrets in it, for whoever has to keep it. */
export function keyText({ secrets, holdsKey }: { secrets: 'none' | 'clear' | 'sealed' | null; holdsKey: boolean }) {
  if (holdsKey) {
    return '解开密钥的 secret.key 也在里面：拿到这个文件，就能读出机器人、采集源等全部密钥。请像密码一样保管它。';
  }
  if (secrets === 'clear') {
    return '里面的密钥没有加密（旧版本的数据，升级后还没有启动过）。请像密码一样保管这个文件。';
  }
  return '机器人、采集源等的密钥在里面是加密的，解开它们的 secret.key 不在里面。请把 DATA_DIR/secret.key（或环境变量 SECRET_KEY）另外存一份，不要和备份放在一起；没有它，恢复之后这些密钥要重新填写。';
}

const OUTCOMES = {
  fine: undefined,
  'key-placed': '备份里的密钥已放到 DATA_DIR/secret.key，加密的内容都能打开。',
  'key-wanted':
    '备份里的密钥是加密的，这里还没有解开它们的 secret.key。请在启动之前把原来的 secret.key 放进 DATA_DIR（或设置 SECRET_KEY）；找不到的话，启动后机器人、采集源等的密钥要重新填写。',
  'other-key':
    '这里已有另一把 secret.key（或 SECRET_KEY），没有覆盖。备份里加密的密钥用它打不开：请换上原来的那一把再启动，或者启动后重新填写机器人、采集源等的密钥。',
} as const;

/** Undefined when there is nothing to do. */
export const restoredKeyText = (outcome: keyof typeof OUTCOMES): string | undefined => OUTCOMES[outcome];

const PHASES = { tables: '读取数据', files: '读取文件', check: '核对', store: '存入对象存储' } as const;

export function progressText({
  phase,
  done,
  total,
}: {
  phase: keyof typeof PHASES;
  done: number;
  total: number;
}): string {
  return `${PHASES[phase]} ${total > 0 ? Math.floor((done / total) * 100) : 0}%`;
}

/** A table a line, with the beginning of its checksum. */
export function tableLines(tables: readonly { name: string; rows: number; sha256: string }[]): string[] {
  const width = Math.max(0, ...tables.map(({ name }) => name.length));
  return tables.map(
    ({ name, rows, sha256 }) => `  ${name.padEnd(width)}  ${String(rows).padStart(9)} 行  ${sha256.slice(0, 12)}`,
  );
}
