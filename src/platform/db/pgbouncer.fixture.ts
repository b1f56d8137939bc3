import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** A real PgBouncer by the file that ships, with addresses of a test, but that each transaction gets another connection if there is one. */
export async function startPgBouncer(server: string): Promise<PgBouncer> {
  const { hostname, port: serverPort, username } = new URL(server);
  const folder = mkdtempSync(join(tmpdir(), 'souluo-pgbouncer-'));
  const port = await freePort();
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" ""\n`);
  const shipped = readFileSync(join(import.meta.dirname, '../../../deploy/pgbouncer.ini'), 'utf8');
  const own = {
    'souluo = host=postgres port=5432': `* = host=${hostname} port=${serverPort}`,
    'listen_addr = *': 'listen_addr = 127.0.0.1',
    'listen_port = 6432': `listen_port = ${port}`,
    'auth_type = scram-sha-256': 'auth_type = trust',
    '/etc/pgbouncer/userlist.txt': users,
    'max_client_conn = 200': 'max_client_conn = 500',
  };
  const here = Object.entries(own).reduce((text, [theirs, ours]) => text.replace(theirs, () => ours), shipped);
  const hard = ['unix_socket_dir =', 'server_round_robin = 1', 'server_check_delay = 0', 'server_idle_timeout = 5'];
  writeFileSync(settings, `${here}${hard.join('\n')}\nlogfile = /dev/null\n`);
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
