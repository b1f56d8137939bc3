import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from '#/platform/free-port.fixture.ts';

type Kind = 'nginx' | 'caddy';

const binaryOf = (kind: Kind) => ['/usr/sbin', '/usr/bin'].map((at) => join(at, kind)).find(existsSync);
export const hasProxy = (kind: Kind) => binaryOf(kind) !== undefined;

/** The example that ships, with the processes of a test and without TLS. */
const EXAMPLES: Record<Kind, { settings(folder: string, port: number, ports: number[]): string; args: string[] }> = {
  nginx: {
    settings(folder, port, [one, other]) {
      const example = readFileSync('deploy/nginx.conf', 'utf8')
        .replace('127.0.0.1:3000', `127.0.0.1:${one}`)
        .replace('127.0.0.1:3001', `127.0.0.1:${other}`)
        .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
        .replace(/^.*(http2|ssl_certificate).*$/gm, '');
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      return `daemon off; master_process off; pid ${folder}/pid; error_log /dev/null; events {}
        http { access_log off; ${paths.join(' ')} ${example} }`;
    },
    args: ['-c'],
  },
  caddy: {
    settings: (_folder, port, [one, other]) =>
      `{\nadmin off\n}\n${readFileSync('deploy/Caddyfile', 'utf8')
        .replace('127.0.0.1:3000', `127.0.0.1:${one}`)
        .replace('127.0.0.1:3001', `127.0.0.1:${other}`)
        .replace('example.com {', `http://127.0.0.1:${port} {`)}`,
    args: ['run', '--adapter', 'caddyfile', '--config'],
  },
};

/** A real proxy before two processes; tells its address. */
export async function startProxy(kind: Kind, origins: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `souluo-${kind}-`));
  const port = await freePort();
  const { settings, args } = EXAMPLES[kind];
  const file = join(folder, 'settings');
  writeFileSync(
    file,
    settings(
      folder,
      port,
      origins.map((origin) => Number(new URL(origin).port)),
    ),
  );
  const proxy: ChildProcess = spawn(binaryOf(kind) ?? '', [...args, file], { stdio: 'ignore', env: { HOME: folder } });
  onTestFinished(async () => {
    const ended = proxy.exitCode === null ? once(proxy, 'exit') : undefined;
    proxy.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  const isThere = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (proxy.exitCode === null && !(await isThere())) await pause(50);
  if (proxy.exitCode !== null) throw new Error(`${kind} does not start`);
  return origin;
}
