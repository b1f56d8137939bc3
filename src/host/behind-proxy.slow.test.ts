import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { copySqlite } from '#/platform/db/sqlite.fixture.ts';
import { createLog } from '#/platform/log/create-log.ts';
import { aCertificate } from '#/platform/outbound/certificate.fixture.ts';
import { appOn } from '#/testing/app-on.fixture.ts';

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync);
const caddy = ['/usr/bin/caddy', '/usr/local/bin/caddy'].find(existsSync);

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The example that the operator's book names, for one process. */
const example = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8').replace(
    /^ *server 127.0.0.1:3001.*\n| 127.0.0.1:3001/gm,
    '',
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The site as the book starts it behind a proxy, and a folder for the proxy's own files. */
async function aSite() {
  const database = copySqlite(closing).open();
  closing.push(() => database.db.destroy());
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const settings = { PUBLIC_URL: 'https://example.com', TRUST_PROXY: '127.0.0.1', LOG_ADDRESSES: 'full' };
  const { app } = await appOn(database, { log, settings });
  closing.push(() => app.close());
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const folder = mkdtempSync(join(tmpdir(), 'souluo-proxy-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const { key, cert } = aCertificate({ names: ['example.com'] });
  writeFileSync(join(folder, 'key.pem'), key);
  writeFileSync(join(folder, 'cert.pem'), cert);
  return {
    address: new URL(origin).host,
    folder,
    port: await freePort(),
    addresses: () => lines.map((line) => line['address']),
  };
}

async function untilItAnswers(child: ChildProcess, port: number): Promise<void> {
  closing.push(async () => {
    if (child.exitCode !== null) return;
    child.kill();
    await once(child, 'exit');
  });
  while (child.exitCode === null) {
    const isThere = await ask(port, 'GET', '/healthz').then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await pause(20);
  }
  throw new Error(`the proxy ended with ${child.exitCode}`);
}

/** As a browser would, from an address of its own, with a lie about where it comes from. */
async function ask(port: number, method: string, path: string, headers: Record<string, string> = {}) {
  const sent = request({
    ...{ host: '127.0.0.1', port, method, path, localAddress: '127.0.0.2', servername: 'example.com' },
    ...{ rejectUnauthorized: false, headers: { host: 'example.com', 'x-forwarded-host': 'evil.example', ...headers } },
  }).end(method === 'POST' ? 'Type=error' : undefined);
  const [response] = await once(sent, 'response');
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

async function expectItWorks(port: number, addresses: () => unknown[]): Promise<void> {
  expect(await ask(port, 'GET', '/healthz')).toBe(200);
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://example.com' };
  expect(await ask(port, 'POST', '/api/v1/log', form)).toBe(200);
  await expect.poll(() => addresses().filter(Boolean)).toEqual(['127.0.0.2']);
}

test.skipIf(!nginx)('nginx as the book sets it up passes on who asks for what', async () => {
  const { address, folder, port, addresses } = await aSite();
  const blocks = example('nginx.conf')
    .replace('127.0.0.1:3000', address)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('/etc/ssl/example.com/fullchain.pem', join(folder, 'cert.pem'))
    .replace('/etc/ssl/example.com/key.pem', join(folder, 'key.pem'))
    // Older ones know it by another name.
    .replace('http2 on;', '');
  mkdirSync(join(folder, 'tmp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${folder}/tmp;`,
  );
  const whole = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}\nhttp { access_log off; ${temporary.join(' ')}\n${blocks}}`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  await untilItAnswers(spawn(nginx ?? '', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' }), port);
  await expectItWorks(port, addresses);
});

test.skipIf(!caddy).each([
  { name: 'Caddyfile', theirs: 'example.com {', upstream: '127.0.0.1:3000' },
  { name: 'compose.Caddyfile', theirs: '{$SITE_HOST} {', upstream: 'site-postgres:3000' },
])('Caddy as $name sets it up passes on who asks for what', async ({ name, theirs, upstream }) => {
  const { address, folder, port, addresses } = await aSite();
  const shipped = example(name);
  expect(shipped).toContain(`${theirs}\n\treverse_proxy ${upstream} {`);
  const site = shipped.replace(upstream, address).replace(theirs, '{$SITE_HOST} {\n\tbind 127.0.0.1');
  const here = '{\n\tadmin off\n\tlocal_certs\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n';
  writeFileSync(join(folder, 'Caddyfile'), `${here}${site}`);
  const env = { PATH: '/usr/bin:/bin', HOME: folder, SITE_HOST: `https://example.com:${port}` };
  const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  await untilItAnswers(spawn(caddy ?? '', args, { stdio: 'ignore', env }), port);
  await expectItWorks(port, addresses);
});
