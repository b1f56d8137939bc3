import './platform/private/umask.ts';
import { parseArgs } from 'node:util';
import { MOVE_USAGE, tableLines } from './features/backup/server/command-text.rules.ts';
import { moveToPostgres } from './features/backup/server/move-site.ts';
import { runCommand, Usage } from './host/run-command.ts';
import { searchKinds } from './host/search-kinds.ts';

/** `npm run move-to-postgres`: from the SQLite file in DATA_DIR to the empty database that DATABASE_URL names. */
await runCommand(process.env, async (settings) => {
  parseArgs();
  const { DATA_DIR, DATABASE_URL } = settings();
  if (!DATABASE_URL) throw new Usage(MOVE_USAGE);
  console.error('正在搬到 PostgreSQL…');
  const tables = await moveToPostgres({ DATA_DIR, DATABASE_URL, searchKinds, tell: (line) => console.error(line) });
  for (const line of tableLines(tables)) console.log(line);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`搬家完成：${tables.length} 张表 ${rows} 行，行数与校验和全部一致；上传的文件仍在 ${DATA_DIR}/files。`);
  console.log(
    '请保留 DATABASE_URL 和 DATA_DIR 两个设置，用 npm start 启动。原来的 souluo.db 没有改动，确认无误后可以移走。',
  );
});
