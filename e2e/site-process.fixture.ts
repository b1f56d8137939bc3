import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, statSync } from 'node:fs';
import { freePort } from '#/platform/free-port.fixture.ts';

const START_MS = 180_000;
const PROGRAM = 'build/site/main.js';

/** A test of yesterday's code would say nothing about today's. */
const isOld = globSync('src/**/*.{ts,tsx,css}', { exclude: (path) => /\.(?:test|fixture|e2e)\.tsx?$/.test(path) }).some(
  (path) => statSync(path).mtimeMs > statSync(PROGRAM).mtimeMs,
);
if (isOld) throw new Error('something in src is newer than the build: run `node tools/setup.mjs build` first');

export interface SiteProcess {
  origin: string;
  /** Resolves when migrations and shipped content are in. */
  ready(): Promise<void>;
  isRunning(): boolean;
  /** Ends it without a word, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end, and tells its exit code. */
  stop(): Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  pid: number;
  /** What it wrote, for when something went wrong. */
  output(): string;
}

/** Starts the built site as its owner does: a process of its own, on a free port. */
export async function launchSite(settings: Record<string, string>): Promise<SiteProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: 'node_modules/.souluo/compiled',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      // Tests are not about how busy the machine is.
      MAX_LAG_MS: '600000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => {
      output += bytes;
    });
  }
  const origin = `http://localhost:${port}`;
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const exit = isRunning(child) ? once(child, 'exit') : undefined;
    child.kill(signal);
    await exit;
    return child.exitCode;
  };
  return {
    origin,
    async ready() {
      try {
        await untilReady(`${origin}/readyz`, child, () => output);
      } catch (error) {
        await end('SIGKILL');
        throw error;
      }
    },
    isRunning: () => isRunning(child),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    signal: (name) => void child.kill(name),
    pid: child.pid ?? 0,
    output: () => output,
  };
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (isRunning(child) && performance.now() < deadline) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the site did not start: ${output()}`);
}
