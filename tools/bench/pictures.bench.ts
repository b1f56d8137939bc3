import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { createKeptPictures } from '#/features/picture/server/kept-pictures.ts';
import { buildApp } from '#/host/build-app.ts';
import { createFoundation } from '#/host/create-platform.ts';
import { createFeatures } from '#/host/registry.ts';
import { readConfig } from '#/host/settings.ts';
import { createLog } from '#/platform/log/create-log.ts';
import { openFilled } from './catalogue-fill.ts';

const TITLES = 10_000;
const COLD = 30;
const KEPT = 3000;
const WARM_UP = 500;
const BUSY_SECONDS = 25;
const BUSY_GOAL_MS = 4000;
const BOUND = 64 * 1024 * 1024;

interface Title {
  key: string;
  drawing: string;
}

/**
 * Cards and covers of a catalogue of 10,000: what one costs when nobody has asked for it, and when it is kept, against the same
 * title's drawing without pixels; how long a new card takes while every core is busy; and whether the folder keeps its bound.
 */
export async function benchPictures(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'souluo-pictures-'));
  const settings = { DATA_DIR: folder, NODE_ENV: 'production', LOG_LEVEL: 'error', LIMITS_FACTOR: '100000' };
  const config = readConfig({ ...settings, DEMO_CONTENT: 'off' });
  const database = await openFilled(TITLES);
  const log = createLog(config.LOG_LEVEL);
  const foundation = createFoundation(config, database, log);
  const features = createFeatures(foundation.platform, config);
  const readiness = { isReady: true, progress: '' };
  const app = await buildApp({ config, log, foundation, features, readiness, withPages: false });
  try {
    const titles = await someTitles(app);
    const next = () => titles.pop() ?? { key: '', drawing: '' };
    await costs(app, next);
    await underLoad(app, next);
    await bound(join(folder, 'bound'));
  } finally {
    for (const feature of features.all) await feature.flush?.();
    await app.close();
    await database.db.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function someTitles(app: FastifyInstance): Promise<Title[]> {
  const reply = await app.inject('/api/v1/any/order?pageSize=100');
  return reply
    .json()
    .Data.Result.map(({ Key, Cover }: { Key: string; Cover: string }) => ({ key: Key, drawing: Cover }));
}

const cardOf = ({ key }: Title) => `/card/any/${encodeURIComponent(key)}.png`;
const posterOf = ({ drawing }: Title) => drawing.replace('.svg?', '.jpg?size=600&');

async function costs(app: FastifyInstance, next: () => Title): Promise<void> {
  // The fonts are opened and the code is compiled.
  for (let index = 0; index < 3; index++) await get(app, cardOf(next()));
  const seen = Array.from({ length: COLD / 2 }, next);
  const cards = await drawn(app, seen.map(cardOf));
  const covers = await drawn(app, seen.map(posterOf));
  console.log(`cold: a card ${told(cards)}; a cover of 600 as JPEG ${told(covers)}`);
  const [one = next()] = seen;
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const [plain, card, cover] = [
    await kept(origin, one.drawing),
    await kept(origin, cardOf(one)),
    await kept(origin, posterOf(one)),
  ];
  const perCore = (us: number) => `${(1e6 / us).toFixed(0)}/s per core (${us.toFixed(0)} µs)`;
  console.log(`kept: a card ${perCore(card)}, a cover ${perCore(cover)}, the drawing itself ${perCore(plain)}`);
  console.log(`ratio to the drawing itself: card ${(plain / card).toFixed(2)}, cover ${(plain / cover).toFixed(2)}`);
}

interface Drawn {
  processorMs: number;
  bytes: number[];
}

const told = ({ processorMs, bytes }: Drawn) =>
  `${processorMs.toFixed(0)} ms of processor, ${kb(bytes.reduce((sum, one) => sum + one, 0) / bytes.length)} on average, ${kb(Math.max(...bytes))} at most`;
const kb = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

async function drawn(app: FastifyInstance, paths: readonly string[]): Promise<Drawn> {
  const before = processorTime();
  const bytes = [];
  for (const path of paths) bytes.push(await get(app, path));
  return { processorMs: (processorTime() - before) / paths.length, bytes };
}

/** Asks as often as it is told, over one connection, and waits for each answer. */
const ASKING = `
const { Agent, get } = require('node:http');
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const ask = (url) => new Promise((done, fail) => get(url, { agent }, (answer) => answer.resume().on('end', done)).on('error', fail));
const [url, times] = process.argv.slice(1);
(async () => { for (let index = 0; index < Number(times); index++) await ask(url); agent.destroy(); })();
`;
const run = promisify(execFile);

/** Microseconds of our processor for one answer over HTTP; who asks is another process. */
async function kept(origin: string, path: string): Promise<number> {
  const ask = (times: number) => run(process.execPath, ['-e', ASKING, `${origin}${path}`, String(times)]);
  await ask(WARM_UP);
  const before = process.cpuUsage();
  await ask(KEPT);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / KEPT;
}

async function get(app: FastifyInstance, url: string): Promise<number> {
  const { statusCode, rawPayload } = await app.inject(url);
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
  return rawPayload.length;
}

/** This process and those that draw for it, in milliseconds. */
function processorTime(): number {
  const tasks = `/proc/${process.pid}/task`;
  if (!existsSync(tasks)) return Number.NaN;
  const children = readdirSync(tasks).flatMap((task) =>
    readFileSync(join(tasks, task, 'children'), 'utf8')
      .split(' ')
      .filter(Boolean),
  );
  const threads = [String(process.pid), ...children].flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}/schedstat`),
  );
  return threads.reduce((sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ')[0]), 0) / 1e6;
}

/** New cards while twice as many processes as there are cores do nothing but count, for a bounded time. */
async function underLoad(app: FastifyInstance, next: () => Title): Promise<void> {
  const busy = `const end = Date.now() + ${BUSY_SECONDS * 1000}; while (Date.now() < end);`;
  const others = Array.from({ length: availableParallelism() * 2 }, () => spawn(process.execPath, ['-e', busy]));
  const times: number[] = [];
  try {
    const until = performance.now() + BUSY_SECONDS * 800;
    while (performance.now() < until && times.length < COLD) {
      const start = performance.now();
      await get(app, cardOf(next()));
      times.push(performance.now() - start);
    }
  } finally {
    for (const one of others) one.kill();
  }
  times.sort((one, other) => one - other);
  const [median = 0, worst = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
  console.log(
    `${times.length} new cards beside ${others.length} busy processes: median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms (goal ${BUSY_GOAL_MS})`,
  );
}

/** As many pictures as there are titles, each as large as a cover, into a folder that holds less than half of them. */
async function bound(folder: string): Promise<void> {
  const store = createKeptPictures({ folder, mostBytes: BOUND, processId: process.pid });
  const picture = Buffer.alloc(15_000, 1);
  const name = (index: number) => `${index.toString(16).padStart(40, '0').split('').reverse().join('')}.jpg`;
  let most = 0;
  for (let index = 0; index < TITLES; index++) {
    await store.keep(name(index), picture);
    // Somebody looks at the first one all the time.
    await store.find(name(0));
    if (index % 500 === 0) most = Math.max(most, await store.size());
  }
  most = Math.max(most, await store.size());
  const left = await Promise.all(
    Array.from({ length: TITLES }, async (_, index) => (await store.find(name(index))) && index),
  );
  const here = left.filter((index): index is number => index !== undefined);
  const oldest = here.find((index) => index > 0) ?? 0;
  const isInOrder = here.filter((index) => index > 0).length === TITLES - oldest;
  console.log(
    `${TITLES} pictures of ${kb(picture.length)} into ${kb(BOUND)}: ${kb(most)} at most (${(most / BOUND).toFixed(2)} of the bound), ${here.length} left, ` +
      `${isInOrder ? 'the newest' : 'NOT the newest'}; the one in use is ${here[0] === 0 ? 'still there' : 'GONE'}`,
  );
}
