import { sizeText } from '../backup-size.pure.ts';

export const BACKUP_USAGE = `用法：
  npm run backup                 备份整个网站到 DATA_DIR/backup，网站可以照常运行
  npm run backup -- <文件夹>     备份到这个文件夹`;

export const RESTORE_USAGE = `用法：
  npm run restore -- <备份文件>           恢复到空的 DATA_DIR（或 DATABASE_URL 指的空数据库）
  npm run restore -- <备份文件> --force   已有数据时先另存一份备份，再用这份替换
  npm run restore -- <备份文件> --check   只核对，不恢复
恢复之前请先停止网站。`;

export const MOVE_USAGE = `用法：
  DATABASE_URL=postgres://… npm run move-to-postgres
把 DATA_DIR 里的 SQLite 数据搬到这个空的 PostgreSQL 数据库；上传的文件留在 DATA_DIR。
搬家之前请先停止网站；之后带着同样的 DATABASE_URL 启动。`;

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

const PHASES = { tables: '读取数据', files: '读取文件', check: '核对' } as const;

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
