import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#/platform/log/create-log.ts';
import type { Config } from './settings.ts';

/** What a process sends to the one that started it when visitors may come. */
export const READY = 'ready';
/** And when somebody asked for a restore at the desk: all of them have to be away for it. */
export const RESTORE = 'restore';

const AGAIN_MS = 1000;

export function workerCount({ WORKERS, NODE_ENV }: Pick<Config, 'WORKERS' | 'NODE_ENV'>): number {
  // Vite serves one process.
  if (NODE_ENV === 'development') return 1;
  return WORKERS === 'auto' ? availableParallelism() : Number(WORKERS);
}

/** Starts processes that share the port, replaces those that end, and all of them one by one on SIGHUP. */
export function supervise(count: number, config: Config, log: Log): void {
  const places = new Map<number, Worker>();
  let isStopping = false;
  let isRolling = false;
  let wasReady = false;
  let isAway = false;

  /** The first runs the jobs, so that the others only answer. */
  function start(place: number): { worker: Worker; isReady: Promise<boolean> } {
    const worker = cluster.fork({ RUN_JOBS: place === 0 ? config.RUN_JOBS : 'off' });
    const exited = once(worker, 'exit');
    const said = new Promise<boolean>((resolve) =>
      worker.on('message', (message) => message === READY && resolve(true)),
    );
    worker.on('message', (message) => message === RESTORE && void restore());
    const isReady = Promise.race([said, exited.then(() => false)]);
    void exited.then(([code, signal]) => ended(place, worker, `${signal ?? code}`));
    return { worker, isReady };
  }

  function fill(place: number): void {
    const { worker, isReady } = start(place);
    places.set(place, worker);
    void isReady.then((yes) => {
      wasReady ||= yes;
    });
  }

  async function ended(place: number, worker: Worker, how: string): Promise<void> {
    if (places.get(place) !== worker) return;
    places.delete(place);
    if (isStopping || isAway) return;
    // It has logged why. What kept the first process from starting would keep the others too.
    if (!wasReady) return stop(1);
    log.error(`process ${worker.process.pid} ended (${how}); another takes its place`);
    await pause(AGAIN_MS);
    if (!isStopping && !isAway) fill(place);
  }

  /** The new one answers before the old one stops. If it does not come up, the old ones stay. */
  async function roll(): Promise<void> {
    if (isRolling || isStopping || isAway) return;
    isRolling = true;
    for (const [place, old] of [...places].sort(([one], [other]) => one - other)) {
      const { worker, isReady } = start(place);
      if (!(await isReady)) {
        log.error('a new process does not start: those that run stay as they are');
        isRolling = false;
        return;
      }
      places.set(place, worker);
      await end(old);
    }
    isRolling = false;
    log.info('all processes have been replaced');
  }

  async function end(worker: Worker): Promise<void> {
    if (worker.isDead()) return;
    const exited = once(worker, 'exit');
    worker.process.kill('SIGTERM');
    await exited;
  }

  const endAll = () => Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)));

  /** What was asked for is kept in a file: when this is cut off, the next start goes on with it. */
  async function restore(): Promise<void> {
    if (isAway || isStopping) return;
    isAway = true;
    await endAll();
    try {
      const { restoreWhileAway } = await import('./restore-while-away.ts');
      await restoreWhileAway(config, (line) => log.info(line));
    } catch (error) {
      log.error(error);
      return stop(1);
    }
    isAway = false;
    if (isStopping) return;
    places.clear();
    for (let place = 0; place < count; place++) fill(place);
  }

  async function stop(code = 0): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await endAll();
    process.exit(code);
  }

  process.on('SIGHUP', () => void roll());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  for (let place = 0; place < count; place++) fill(place);
  log.info(`${count} processes share one port; jobs run in the first`);
}
