import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#/platform/free-port.fixture.ts';

const BINARY = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(existsSync);
export const hasPgBouncer = BINARY !== undefined;

export interface PgBouncer {
  host: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A real PgBouncer as its package sets it up, but that each transaction gets another connection if there is one. */
export async function startPgBouncer(server: string): Promise<PgBouncer> {
  const { hostname, port: serverPort, username } = new URL(server);
  const folder = mkdtempSync(join(tmpdir(), 'souluo-pgbouncer-'));
  const port = await freePort();
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
server_round_robin = 1
server_check_delay = 0
server_idle_timeout = 5
max_client_conn = 500
logfile = /dev/null
`,
  );
  let running: ChildProcess | undefined;

  async function start(): Promise<void> {
    // It refuses to run as root; the settings are readable by everybody who can see the folder.
    const asOther = process.getuid?.() === 0 ? ['--user=postgres'] : [];
    running = spawn(BINARY ?? '', ['--quiet', ...asOther, settings], { stdio: 'ignore' });
    while (running.exitCode === null && !(await answers(port))) await pause(20);
    if (running.exitCode !== null) throw new Error('PgBouncer does not start');
  }

  async function kill(): Promise<void> {
    const ended = running?.exitCode === null ? once(running, 'exit') : undefined;
    running?.kill('SIGKILL');
    await ended;
  }

  await start();
  return {
    host: `127.0.0.1:${port}`,
    start,
    kill,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect').then(
    () => {
      socket.destroy();
      return true;
    },
    () => false,
  );
}
