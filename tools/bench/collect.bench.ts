import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '#/host/build-app.ts';
import { createFoundation } from '#/host/create-platform.ts';
import { createFeatures } from '#/host/registry.ts';
import { runJobs } from '#/host/run-jobs.ts';
import { readConfig } from '#/host/settings.ts';
import { migrate } from '#/platform/db/migrate.ts';
import { openDatabase } from '#/platform/db/open-database.ts';
import { createLog } from '#/platform/log/create-log.ts';

const PROBE_MS = 50;

/** Collects from a source beside a site that is asked for a list all the while. `npm run bench -- collect 10000`. */
export async function benchCollect([count = '10000']: string[]): Promise<void> {
  const source = fork(join(import.meta.dirname, 'maccms-source.ts'), [count]);
  const folder = mkdtempSync(join(tmpdir(), 'souluo-collect-'));
  try {
    const [{ port }] = (await once(source, 'message')) as [{ port: number }];
    await collect(`http://127.0.0.1:${port}`, folder);
  } finally {
    source.disconnect();
    rmSync(folder, { recursive: true });
  }
}

async function collect(origin: string, folder: string): Promise<void> {
  const config = readConfig({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    OUTBOUND_ALLOW: origin,
    ...(process.env['BENCH_DATABASE_URL'] && { DATABASE_URL: process.env['BENCH_DATABASE_URL'] }),
  });
  const log = createLog('silent');
  const database = openDatabase(config, console.error);
  const foundation = createFoundation(config, database, log);
  const features = createFeatures(foundation.platform, config);
  await migrate(database);
  console.log('filling the site with the shipped titles');
  for (const feature of features.all) await feature.seed?.(() => {});
  const readiness = { isReady: true, progress: '' };
  const app = await buildApp({ config, log, foundation, features, readiness, withPages: false });
  const runner = runJobs(foundation.platform, features.all);
  const { service } = features.gathering;
  const { id } = await service.sourceAt(`${origin}/api.php/provide/vod/`, '压测源');
  for (const name of ['first run', 'second run, everything again', 'third run, what is new']) {
    const { id: runId } = await service.begin(id, { isFull: name.includes('everything'), begunBy: 'bench' });
    const waits: number[] = [];
    const cpu = process.cpuUsage();
    const start = performance.now();
    for (;;) {
      const asked = performance.now();
      await app.inject({ url: '/api/v1/any/order?orderType=0&pageSize=20' });
      waits.push(performance.now() - asked);
      const { state } = await service.findRun(runId);
      if (['done', 'failed', 'stopped'].includes(state)) break;
      await pause(PROBE_MS);
    }
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    const { counts } = await service.findRun(runId);
    waits.sort((one, other) => one - other);
    const at = (share: number) => (waits[Math.floor(waits.length * share)] ?? 0).toFixed(1);
    console.log(`${name}: ${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of CPU`, counts);
    console.log(`  the site answered meanwhile in p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(0.9999)} ms`);
  }
  await runner.stop();
  await app.close();
  await database.db.destroy();
}
