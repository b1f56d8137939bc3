import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openPostgres } from '#/platform/db/postgres.ts';
import { isUp } from './is-up.ts';
import { type Load, load, median, processorTime } from './load.ts';
import { fillShelves } from './shelf-fill.ts';

const PORT = 20_000 + Math.floor(Math.random() * 20_000);
const SIZES = {
  /** Enough to see as much as the other does. */
  small: { members: 1, shelved: 60 },
  large: { members: 100_000, shelved: 5000 },
};
const TURNS = 5;
const SECONDS = 3;
/** Until the code of both is compiled. */
const WARM_UP = 4;
const GOAL = 1.2;
/** So long it did hardly anything by itself: less than this of a second. */
const REST_SECONDS = 5;
const BUSY_MS = 100;

interface Site {
  origin: string;
  cookie: string;
  keys: string[];
  process: ChildProcess;
  end: () => Promise<void>;
}

/**
 * What the header and the home page cost a member with 5,000 titles on the shelf among 100,000 members, against one with
 * sixty on a site of their own. Both sites are this build, asked in turn; where others use the machine, the processor time
 * of the processes says more than the clock. SQLite; with DATABASE_URL set, two databases of their own on that server.
 */
export async function benchShelf(): Promise<void> {
  const small = await openSite('small', PORT);
  const large = await openSite('large', PORT + 1).catch(async (error) => {
    await small.end();
    throw error;
  });
  try {
    const asked: Record<string, (site: Site) => string> = {
      'home page': () => '/',
      'header, on a small page': () => '/anys/search',
      'unread news': () => '/api/v1/inbox/unread',
      'go on watching': () => '/api/v1/history/watching',
      'marks of 60 titles': ({ keys }) => `/api/v1/shelf/flags?keys=${encodeURIComponent(JSON.stringify(keys))}`,
    };
    for (const site of [small, large]) await atRest(site);
    for (const [name, path] of Object.entries(asked)) await compare(name, path, small, large);
    console.log(`goal: at most ${GOAL} × by processor time`);
  } finally {
    await large.end();
    await small.end();
  }
}

/** A new site still works through what ships with it after it is ready. */
async function atRest({ process: { pid } }: Site): Promise<void> {
  for (let quiet = 0; quiet < REST_SECONDS; ) {
    const before = processorTime(pid);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    quiet = processorTime(pid) - before > BUSY_MS ? 0 : quiet + 1;
  }
}

async function compare(name: string, path: (site: Site) => string, small: Site, large: Site): Promise<void> {
  const run = (site: Site, seconds: number): Promise<Load> =>
    load(() => site.origin + path(site), seconds, site.process.pid, { cookie: site.cookie });
  for (const site of [small, large]) await run(site, WARM_UP);
  const turns: { small: Load; large: Load }[] = [];
  for (let turn = 0; turn < TURNS; turn++)
    turns.push({ small: await run(small, SECONDS), large: await run(large, SECONDS) });
  const processor = median(turns.map((turn) => turn.large.processorMs / turn.small.processorMs));
  const clock = median(turns.map((turn) => turn.small.perSecond / turn.large.perSecond));
  const [few, many] = (['small', 'large'] as const).map((size) => median(turns.map((turn) => turn[size].processorMs)));
  console.log(
    `${name.padEnd(24)}${few?.toFixed(2)} → ${many?.toFixed(2)} ms of processor, ` +
      `${processor.toFixed(2)} × (${clock.toFixed(2)} × by the clock)`,
  );
}

async function openSite(size: keyof typeof SIZES, port: number): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), `souluo-shelf-${size}-`));
  const server = process.env['DATABASE_URL'];
  const database = server ? await ownDatabase(server, `souluo_bench_shelf_${size}`) : undefined;
  const address = { DATA_DIR: folder, DATABASE_URL: database?.url };
  const site = spawn('node', ['build/site/main.js'], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PORT: String(port), LOG_LEVEL: 'silent', LIMITS_FACTOR: '100000' },
      ...{ DATA_DIR: folder, ...(database && { DATABASE_URL: database.url }) },
    },
  });
  const end = async () => {
    const isOver = new Promise((resolve) => site.once('exit', resolve));
    site.kill();
    await isOver;
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const origin = `http://127.0.0.1:${port}`;
    while (!(await isUp(`${origin}/readyz`))) await new Promise((resolve) => setTimeout(resolve, 200));
    const { token, keys, engine } = await fillShelves(address, SIZES[size]);
    console.log(`${size}: ${engine}, ${SIZES[size].members} members, ${SIZES[size].shelved} titles on the shelf`);
    return { origin, cookie: `Token=${token}`, keys, process: site, end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function ownDatabase(server: string, name: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const run = async (statement: ReturnType<typeof sql>) => {
    const { db } = openPostgres(server, console.error);
    await statement.execute(db);
    await db.destroy();
  };
  await run(sql`drop database if exists ${sql.id(name)}`);
  await run(sql`create database ${sql.id(name)}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(sql`drop database if exists ${sql.id(name)} with (force)`) };
}
