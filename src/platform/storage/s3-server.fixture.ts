import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fastestFolder } from '#/platform/db/fastest-folder.fixture.ts';
import { freePort } from '#/platform/free-port.fixture.ts';

const require = createRequire(import.meta.url);
const PROGRAM = join(dirname(require.resolve('s3rver/package.json')), 'bin/s3rver.js');
const BUCKET = 'souluo-test';

export interface S3Server {
  /** For openStorage, and as the environment of a process. */
  settings: { UPLOAD_DRIVER: 's3' } & Record<
    'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
    string
  >;
  start(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A real program that speaks the protocol and keeps what it gets on the disk. */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(fastestFolder(), 'souluo-s3-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let running: ChildProcess | undefined;

  async function start(): Promise<void> {
    const options = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', BUCKET, '--silent'];
    running = spawn(process.execPath, ['--no-deprecation', PROGRAM, ...options], { stdio: 'ignore' });
    const answers = () =>
      fetch(origin).then(
        () => true,
        () => false,
      );
    while (running.exitCode === null && !(await answers())) await pause(20);
  }

  async function kill(): Promise<void> {
    const ended = running?.exitCode === null && running.signalCode === null ? once(running, 'exit') : undefined;
    running?.kill('SIGKILL');
    await ended;
  }

  await start();
  return {
    settings: {
      UPLOAD_DRIVER: 's3',
      S3_ENDPOINT: origin,
      S3_BUCKET: BUCKET,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    start,
    kill,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
