import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { buildApp } from '#/host/build-app.ts';
import { createFoundation } from '#/host/create-platform.ts';
import { createFeatures } from '#/host/registry.ts';
import { readConfig } from '#/host/settings.ts';
import { migrate } from '#/platform/db/migrate.ts';
import { openDatabase } from '#/platform/db/open-database.ts';
import { createLog } from '#/platform/log/create-log.ts';

const ALPHABET = '23456789ABCDEFGHKLMNPQRSTUVWXYZabcdefghkmnpqrstuvwxyz';
const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const CONNECTIONS = 64;
/** Short ones: one of them is left alone by whatever else the machine does. */
const TURNS = 40;
const GOAL = 0.79;

interface Running {
  port: number;
  /** Microseconds of processor time since the last question. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

interface Figures {
  perSecond: number;
  cpuPerRequest: number;
}

/** The link's number in base 53: every code is one of ours, and none need be remembered. */
function codeOf(index: number): string {
  let rest = index;
  return Array.from({ length: 7 }, () => {
    const character = ALPHABET[rest % ALPHABET.length];
    rest = Math.floor(rest / ALPHABET.length);
    return character;
  }).join('');
}

/** Which link is opened next. In life a few links get most of the clicks (here: by Zipf's law); at worst every one is new. */
const choices = (links: number): Record<string, () => number> => ({
  'as in life': () => Math.floor(links ** Math.random()) - 1,
  'all alike': () => Math.floor(Math.random() * links),
});

const figures = ({ perSecond, cpuPerRequest }: Figures) =>
  `${perSecond.toFixed(0)}/s ${cpuPerRequest.toFixed(1)} µs CPU`;

async function fill(dataDir: string, links: number): Promise<void> {
  const database = openDatabase({ DATA_DIR: dataDir }, console.error);
  await migrate(database);
  await database.db.transaction().execute(async (transaction) => {
    for (let start = 0; start < links; start += 1000) {
      const rows = Array.from({ length: Math.min(1000, links - start) }, (_, index) => {
        const code = codeOf(start + index);
        return sql`(${code}, ${`https://example.com/page/${code}?from=short`}, ${code}, 'example.com', 0, 0, '', 0)`;
      });
      await sql`insert into short_link (code, url, url_hash, host, wechat_tip, qq_tip, remark, created_at)
        values ${sql.join(rows)}`.execute(transaction);
    }
  });
  await database.db.destroy();
}

/** Runs in a process of its own, as the site does. */
async function serve(kind: string, dataDir: string): Promise<void> {
  const server = kind === 'bare' ? createServer(answerBare) : await siteServer(dataDir);
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  // The server listens on an address of ours, never on a pipe.
  process.send?.({ port: (server.address() as AddressInfo).port });
  let before = process.cpuUsage();
  process.on('message', () => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
}

const answerBare: Parameters<typeof createServer>[1] = (_request, response) => {
  response.writeHead(302, { location: 'https://example.com/', 'content-length': 0 }).end();
};

async function siteServer(dataDir: string) {
  const config = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'production', LOG_LEVEL: 'error' });
  const log = createLog(config.LOG_LEVEL);
  const foundation = createFoundation(config, openDatabase(config, console.error), log);
  const features = createFeatures(foundation.platform, config);
  const readiness = { isReady: true, progress: '' };
  const app = await buildApp({ config, log, foundation, features, readiness, withPages: false });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app.server;
}

async function start(kind: 'bare' | 'site', dataDir: string): Promise<Running> {
  const child = fork(process.argv[1] ?? '', ['short-link', 'serve', kind, dataDir]);
  const { port } = await answer<{ port: number }>(child);
  return {
    port,
    async cpu() {
      child.send('cpu');
      return (await answer<{ cpu: number }>(child)).cpu;
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function answer<Message>(child: ChildProcess): Promise<Message> {
  const [message] = await once(child, 'message');
  return message;
}

/** As cheap a client as there can be, so that it is the server that is measured: one request at a time per socket. */
async function load(port: number, pick: () => number, seconds: number): Promise<number> {
  let done = 0;
  const until = performance.now() + seconds * 1000;
  const ask = () => `GET /short/${codeOf(pick())} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: ${AGENT}\r\n\r\n`;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.setEncoding('latin1');
      let rest = '';
      socket.on('data', (chunk: string) => {
        rest += chunk;
        if (!rest.endsWith('\r\n\r\n')) return;
        if (!rest.startsWith('HTTP/1.1 302')) throw new Error(`not a redirect: ${rest}`);
        rest = '';
        done += 1;
        if (performance.now() < until) socket.write(ask());
        else socket.end();
      });
      socket.write(ask());
      await once(socket, 'close');
    }),
  );
  return done;
}

async function measure(running: Running, pick: () => number, seconds: number): Promise<Figures> {
  await running.cpu();
  const begin = performance.now();
  const done = await load(running.port, pick, seconds);
  const perSecond = done / ((performance.now() - begin) / 1000);
  return { perSecond, cpuPerRequest: (await running.cpu()) / done };
}

/** Turn by turn, so that whatever else the machine does meets both; the best turn of each is the least disturbed one. */
async function race(bare: Running, site: Running, pick: () => number, seconds: number): Promise<[Figures, Figures]> {
  await Promise.all([load(bare.port, pick, 2), load(site.port, pick, 2)]);
  const turns: [Figures, Figures][] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    turns.push([await measure(bare, pick, seconds / TURNS), await measure(site, pick, seconds / TURNS)]);
  }
  const best = (side: 0 | 1): Figures => ({
    perSecond: Math.max(...turns.map((turn) => turn[side].perSecond)),
    cpuPerRequest: Math.min(...turns.map((turn) => turn[side].cpuPerRequest)),
  });
  return [best(0), best(1)];
}

/**
 * Redirects against a bare Node server that answers every request with 302, turn by turn in one run: a million links (or
 * as many as the first argument says), counting on, for as many seconds as the second says.
 */
export async function benchShortLink(args: string[]): Promise<void> {
  const [first, ...rest] = args;
  if (first === 'serve') return serve(rest[0] ?? '', rest[1] ?? '');
  return compare(Number(first ?? 1_000_000), Number(rest[0] ?? 40));
}

async function compare(links: number, seconds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'souluo-bench-'));
  try {
    await fill(dataDir, links);
    const [bare, site] = [await start('bare', dataDir), await start('site', dataDir)];
    for (const [name, pick] of Object.entries(choices(links))) {
      const [base, own] = await race(bare, site, pick, seconds);
      const ratio = own.perSecond / base.perSecond;
      console.log(
        `${links} links, ${name}: bare ${figures(base)}, short links ${figures(own)}: ${ratio.toFixed(2)} × (goal ${GOAL})`,
      );
    }
    await bare.stop();
    await site.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
