import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { allSettings } from '#/host/settings.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Service {
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  [field: string]: unknown;
}

const { services, volumes }: { services: Record<string, Service>; volumes: object } = parse(read('compose.yaml'), {
  merge: true,
});
const ours = ['site', 'site-postgres'];
const isSetting = (name: string) => Object.hasOwn(allSettings, name);

test.each(ours)('%s may write nowhere but its data, gains no rights, and has time to end', (name) => {
  expect(services[name]).toMatchObject({
    read_only: true,
    tmpfs: ['/tmp'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    volumes: ['souluo-data:/data'],
    restart: 'unless-stopped',
    stop_grace_period: '15s',
  });
});

test('what compose says is what there is: settings, ports, volumes, files', () => {
  for (const name of ours)
    expect(Object.keys(services[name]?.environment ?? {}).filter((key) => !isSetting(key))).toEqual([]);
  const image = read('Containerfile');
  expect(image).toMatch(/^USER 10001:10001$/m);
  expect(image).toMatch(/^HEALTHCHECK .*\\\n.*\/readyz/m);
  expect(image).toMatch(/^ENV HOST=0\.0\.0\.0 PORT=3000 DATA_DIR=\/data$/m);
  // Without a proxy the site is for this machine alone.
  expect(services['site']?.ports).toEqual(['127.0.0.1:3000:3000']);
  for (const { volumes: mounts = [] } of Object.values(services))
    for (const mount of mounts) {
      const [from = ''] = mount.split(':');
      expect(from.startsWith('./') ? existsSync(join(root, from)) : Object.hasOwn(volumes, from), mount).toBe(true);
    }
});

test('behind the pooler, in transaction mode, what needs a session goes past it', () => {
  expect(services['pgbouncer']?.volumes).toEqual(['./deploy/pgbouncer.ini:/etc/pgbouncer/pgbouncer.ini:ro']);
  const pooler = read('deploy/pgbouncer.ini');
  for (const line of ['souluo = host=postgres port=5432', 'listen_port = 6432', 'pool_mode = transaction'])
    expect(pooler.split('\n')).toContain(line);
  const { DATABASE_URL = '', DATABASE_LISTEN_URL = '' } = services['site-postgres']?.environment ?? {};
  expect(new URL(DATABASE_URL.replace(/\$\{.*?\}/, 'x')).host).toBe('pgbouncer:6432');
  expect(new URL(DATABASE_LISTEN_URL.replace(/\$\{.*?\}/, 'x')).host).toBe('postgres:5432');
});

test('the unit for systemd names settings there are, a user of its own, and the one folder it writes', () => {
  const lines = read('deploy/souluo.service').split('\n');
  const valuesOf = (key: string) =>
    lines.flatMap((line) => (line.startsWith(`${key}=`) ? [line.slice(key.length + 1)] : []));
  const named = valuesOf('Environment').flatMap((line) => line.split(' ').map((pair) => pair.split('=')[0] ?? ''));
  expect(named.filter((name) => !isSetting(name))).toEqual([]);
  const one = (key: string) => valuesOf(key).join(' ');
  expect(one('Environment')).toContain(`DATA_DIR=${one('ReadWritePaths')}`);
  expect([one('User'), one('ExecStart'), one('ExecReload')]).toEqual([
    ...['souluo', '/opt/souluo/souluo', '/bin/kill -HUP $MAINPID'],
  ]);
  for (const key of ['NoNewPrivileges', 'ProtectHome', 'PrivateTmp']) expect(one(key), key).toBe('yes');
  expect([one('ProtectSystem'), one('UMask'), one('Restart')]).toEqual(['strict', '0077', 'always']);
});

test.each(['deploy/Caddyfile', 'deploy/compose.Caddyfile'])('%s asks for the health of a route there is', (path) => {
  expect(read(path)).toMatch(/^\s*health_uri \/readyz$/m);
});
