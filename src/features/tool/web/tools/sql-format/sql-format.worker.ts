import { serveWorker } from '../../frame/serve-worker.ts';
import type { SqlOptions } from './sql-format.options.ts';
import { formatSql } from './sql-format.work.ts';

serveWorker(({ text, options }: { text: string; options: SqlOptions }) => formatSql(text, options));
