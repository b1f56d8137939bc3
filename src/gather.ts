import './platform/private/umask.ts';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  actionLine,
  importLine,
  outcomeLine,
  progressLine,
  recordLine,
  summaryLines,
} from './features/gathering/server/command-text.rules.ts';
import { sourceName } from './features/gathering/server/title-import.api.ts';
import { createFoundation } from './host/create-platform.ts';
import { createFeatures } from './host/registry.ts';
import { runJobs } from './host/run-jobs.ts';
import { sealSecrets } from './host/seal-secrets.ts';
import { type Config, readConfig } from './host/settings.ts';
import { startFailure } from './host/start-failure.ts';
import { migrate } from './platform/db/migrate.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { AppError } from './platform/http/app-error.ts';
import { createLog } from './platform/log/create-log.ts';

const USAGE = `用法：
  npm run collect -- <采集接口地址>          采集上次之后更新的内容；中断过的接着采
  npm run collect -- <采集接口地址> --full   重新采集全部
  npm run collect -- --file <文件>           导入 JSON 或 CSV
选项：
  --name <名称>   采集源的名称，默认用域名或文件名
  --dry-run       只看第一页会怎样，什么都不写`;
const LOOK_MS = 250;
/** The command reads for nobody who has a number. */
const COMMAND_READER = 0;
const DRY_ROWS = 100;
let known: Config | undefined;

const options = {
  full: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  name: { type: 'string' },
  file: { type: 'string' },
} as const;

/** The same run as one begun in the admin area: whichever process has a free slot does it, and this one looks on. */
async function collect(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [address] = positionals;
  if ((address === undefined) === (values.file === undefined)) throw new AppError('collection.usage', 400, USAGE);
  const config = readConfig(process.env);
  known = config;
  const database = openDatabase(config, console.error);
  try {
    const log = createLog('error');
    const { platform } = createFoundation(config, database, log);
    await database.exclusively(async () => {
      await migrate(database, config.DATA_DIR);
      await sealSecrets(platform, log);
    });
    const { gathering } = createFeatures(platform, config);
    const runner = () => runJobs(platform, [{ endpoints: [], jobs: gathering.jobs ?? [] }]);
    if (values.file !== undefined) {
      await bringIn(values.file, { ...values, isDry: values['dry-run'] }, gathering.imports, runner);
      return;
    }
    const { service } = gathering;
    const source = await service.sourceAt(address ?? '', values.name);
    if (values['dry-run']) {
      const preview = await service.preview(source.id, 1);
      for (const outcome of preview.outcomes) console.log(outcomeLine(outcome));
      for (const { itemId, reason } of preview.skipped) console.log(actionLine('skipped', `${itemId} ${reason}`));
      console.log(`共 ${preview.total} 条，${preview.pageCount} 页；以上是第一页，什么都没有写入。`);
      return;
    }
    const run = await service.beginOrGoOn(source.id, values.full);
    await watch(run.id, service, runner());
  } finally {
    await database.db.destroy();
  }
}

type Gathering = ReturnType<typeof createFeatures>['gathering'];

/** A file, as on the desk: what would become of it, and unless that is all, it is written while we look on. */
async function bringIn(
  path: string,
  { name, isDry }: { name?: string | undefined; isDry: boolean },
  imports: Gathering['imports'],
  begin: () => ReturnType<typeof runJobs>,
): Promise<void> {
  const file = { name: basename(path), bytes: await readFile(path) };
  const batch = await imports.read(COMMAND_READER, file, name ?? sourceName(file.name));
  const { rows } = await imports.rows(batch.id, undefined, { limit: isDry ? DRY_ROWS : 0, offset: 0 });
  for (const row of rows) console.log(recordLine(row));
  if (isDry) {
    console.log(`${importLine(batch)}。什么都没有写入；写入、或看全部：后台的“导入片目”。`);
    return;
  }
  await imports.commit(batch.id);
  const runner = begin();
  let now = await imports.find(batch.id);
  for (; now.state === 'writing'; now = await imports.find(batch.id)) await pause(LOOK_MS);
  await runner.stop();
  console.log(`${now.state === 'done' ? '导入完成' : '导入中断了，可以在后台继续'}：${importLine(now)}`);
  if (now.state !== 'done') process.exitCode = 1;
}

async function watch(runId: number, service: Gathering['service'], runner: ReturnType<typeof runJobs>): Promise<void> {
  let isStopping = false;
  const stop = () => {
    isStopping = true;
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const isTerminal = process.stderr.isTTY;
  let shown = '';
  const first = await service.findRun(runId);
  // Its process may have been killed: the queue is sure of that only after a while.
  if (first.state === 'running')
    console.error('这次采集正在别的进程里进行；如果那个进程已经中断，约半分钟后由这里接手。');
  for (;;) {
    const run = await service.findRun(runId);
    const line = progressLine(run, Date.now());
    if (isTerminal) process.stderr.write(`\r\u001b[2K${line}`);
    else if (line !== shown) console.error(line);
    shown = line;
    if (['done', 'failed', 'stopped'].includes(run.state) || isStopping) break;
    await pause(isTerminal ? LOOK_MS : LOOK_MS * 8);
  }
  if (isTerminal) process.stderr.write('\n');
  await runner.stop();
  const run = await service.findRun(runId);
  for (const line of summaryLines(run)) console.log(line);
  if (run.state !== 'done') process.exitCode = 1;
}

try {
  await collect();
} catch (error) {
  const isExpected = error instanceof AppError || (error instanceof Error && error.name === 'TypeError');
  console.error(isExpected ? error.message : (startFailure(error, known) ?? error));
  process.exitCode = error instanceof AppError && error.code === 'collection.usage' ? 2 : 1;
}
