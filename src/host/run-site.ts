import { setTimeout as pause } from 'node:timers/promises';
import closeWithGrace, { type Signals } from 'close-with-grace';
import { migrationNames } from '#/platform/db/migrate.ts';
import { openDatabase } from '#/platform/db/open-database.ts';
import { createLog } from '#/platform/log/create-log.ts';
import { collectGarbage, giveBackWhenQuiet } from '#/platform/memory/give-back.ts';
import { leftOpenText, tightenFolder } from '#/platform/private/tighten-folder.ts';
import { readSecretKey } from '#/platform/secret/secret-key.ts';
import { buildApp } from './build-app.ts';
import { createFoundation } from './create-platform.ts';
import { drain } from './drain.ts';
import { fillApart } from './fill-apart.ts';
import { prepareData } from './prepare-data.ts';
import { createFeatures } from './registry.ts';
import { restoreWhileAway } from './restore-while-away.ts';
import { runJobs } from './run-jobs.ts';
import type { Config } from './settings.ts';
import { RESTORE } from './supervise.ts';
import { tellMetrics } from './tell-metrics.ts';
import { watchVersion } from './watch-version.ts';
import { whereText } from './where-text.ts';

/** How long the answer to whoever asked for a restore may take to leave. */
const ANSWER_MS = 300;

interface Hooks {
  /** Tells the process that started this one. */
  ready: () => void;
  /** A terminal tells all processes at once of a hang-up or a break; there the parent decides. */
  isWorker: boolean;
}

/** One process of the site, until it is told to stop. */
export async function runSite(config: Config, { ready, isWorker }: Hooks): Promise<void> {
  const log = createLog(config.LOG_LEVEL);
  const leftOpen = leftOpenText(tightenFolder(config.DATA_DIR));
  if (leftOpen) log.warn(leftOpen);
  // As this process was started; the folder may be another version's soon.
  const known = await migrationNames();
  const database = openDatabase(config, (error) => log.error(error));
  readSecretKey(config);
  const foundation = createFoundation(config, database, log);
  const features = createFeatures(foundation.platform, config, () => void restore());
  const readiness = { isReady: false, progress: '正在准备数据库' };
  const app = await buildApp({ config, log, foundation, features, readiness, withPages: true });
  let isStopping = false;
  let runner: ReturnType<typeof runJobs> | undefined;
  let version: ReturnType<typeof watchVersion> | undefined;
  let keepMemory: (() => void) | undefined;
  let metrics: Awaited<ReturnType<typeof tellMetrics>>;
  const stop = async () => {
    isStopping = true;
    version?.stop();
    keepMemory?.();
    for (const feature of features.all) feature.beforeStop?.();
    await drain(app.server);
    await app.close();
    await metrics?.stop();
    await runner?.stop();
    await foundation.platform.readers.stop();
    await foundation.changes.stop();
    for (const feature of features.all) await feature.flush?.().catch((error) => log.error(error));
    await database.db.destroy();
  };
  const skip: Signals[] = isWorker ? ['SIGHUP', 'SIGINT'] : [];
  const grace = closeWithGrace({ delay: 10_000, logger: log, skip }, async ({ err }) => {
    if (err) log.error(err);
    await stop();
  });
  /** The call that asks for it is answered before it happens. */
  async function restore(): Promise<void> {
    await pause(ANSWER_MS);
    // Several processes have to stop together: whoever started them sees to that.
    if (isWorker) return void process.send?.(RESTORE);
    grace.uninstall();
    try {
      await stop();
      await restoreWhileAway(config, (line) => log.info(line));
      await runSite(config, { ready: () => {}, isWorker });
    } catch (error) {
      // What was asked for is kept in a file: the next start goes on with it.
      log.error(error);
      process.exit(1);
    }
  }
  await app.listen({ host: config.HOST, port: config.PORT });
  log.info(whereText(config));
  metrics = await tellMetrics(config, foundation.platform, log);
  const tell = (progress: string) => {
    readiness.progress = progress;
    log.info(progress);
  };
  try {
    const apart = config.DEMO_CONTENT === 'on' ? fillApart(tell) : undefined;
    await prepareData({ config, foundation, features, log, tell, isStopping: () => isStopping, fillApart: apart });
  } catch (error) {
    // A stop while the data is being filled takes the database away; that stop also ends the process.
    if (isStopping) return;
    throw error;
  }
  // A process that was killed may have died between a change and telling of it.
  for (const topic of ['content', 'links'] as const)
    await foundation.changes.tell(topic).catch((error) => log.error(error));
  foundation.changes.watch();
  if (config.RUN_JOBS === 'on') runner = runJobs(foundation.platform, features.all);
  version = watchVersion({ db: database.db, known, readiness, tell, outdated: () => void runner?.stop() });
  let asked = 0;
  app.server.on('request', () => {
    asked += 1;
  });
  const collect = async () => {
    database.giveBack?.();
    await collectGarbage();
  };
  keepMemory = giveBackWhenQuiet({ asked: () => asked, collect, report: (error) => log.error(error) });
  readiness.isReady = true;
  for (const feature of features.all) feature.begin?.();
  ready();
  log.info(`搜罗 is ready: ${config.PUBLIC_URL ?? `http://localhost:${config.PORT}`}`);
}
