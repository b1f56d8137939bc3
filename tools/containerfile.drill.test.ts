import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '#/platform/free-port.fixture.ts';

// The steps of the Containerfile, read from it and run in its order in roots that Debian's own installer makes, for want of a container
// engine; then the result as an engine runs it: the root read-only, the user of the file, its settings and nothing else of ours.
const root = join(import.meta.dirname, '..');
const RELEASE = 'bookworm';

const missing = [
  ...(process.platform === 'linux' && process.getuid?.() === 0 ? [] : ['root on Linux']),
  ...(existsSync('/usr/sbin/debootstrap') ? [] : ['debootstrap (apt install debootstrap)']),
  ...(spawnSync('unshare', ['--mount', 'true']).status === 0 ? [] : ['a kernel that lets us mount']),
];
if (missing.length > 0) console.warn(`The steps of the Containerfile are not run here: ${missing.join(', ')} missing.`);

/** In a folder that mounts may be made in; on the disk, for the packages are many. */
const base = missing.length === 0 ? mkdtempSync('/var/tmp/souluo-image-') : '';
let site: ChildProcess | undefined;
afterAll(() => {
  site?.kill('SIGKILL');
  // Mounts are in namespaces of their own and end with what runs there.
  if (base) rmSync(base, { recursive: true, force: true });
});

interface Step {
  word: string;
  rest: string;
}

/** Lines that end with a backslash go on; comments say nothing. */
function stepsOf(text: string): Step[] {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  return lines.filter(Boolean).map((line) => {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    return { word, rest };
  });
}

interface Stage {
  at: string;
  workdir: string;
  user: string;
  env: Record<string, string>;
  entry: string[];
  health: string[];
}

function inherit(command: string, args: string[], options: object = {}): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1e8, ...options });
  expect([command, args.join(' ').slice(0, 200), status, status === 0 ? '' : stderr.slice(-3000)]).toEqual([
    ...[command, expect.anything(), 0, ''],
  ]);
}

/** The image that a stage begins with: Debian, and for Node's image the Node of the packages and the npm of this machine. */
function begin(image: string, at: string): Stage {
  expect(image).toContain(RELEASE);
  const plain = join(base, 'debian');
  if (!existsSync(plain)) inherit('debootstrap', ['--variant=minbase', RELEASE, plain]);
  inherit('cp', ['-a', plain, at]);
  if (image.includes('/node:')) {
    const program = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim();
    cpSync(process.execPath, join(at, 'usr/local/bin/node'));
    cpSync(join(realpathSync(program), '../..'), join(at, 'usr/local/lib/node_modules/npm'), { recursive: true });
    inherit('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(at, 'usr/local/bin/npm')]);
  }
  return { at, workdir: '/', user: '', env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin' }, entry: [], health: [] };
}

/** Words of this shell alone: what is mounted is gone when the command has ended. */
function inside({ at, workdir, env }: Stage, mounts: string, command: readonly string[]): [string, string[], object] {
  const script = `set -e; mount --bind "$1" "$1"; ${mounts} cd "$1"; shift; exec "$@"`;
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const chroot = ['chroot', at, '/usr/bin/env', '-i', '-C', workdir, ...variables, ...command];
  return ['unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script, 'sh', at, ...chroot], {}];
}

const DEVICES =
  'mount -t proc proc "$1/proc"; for d in null zero urandom random full; do touch "$1/dev/$d"; mount --bind "/dev/$d" "$1/dev/$d"; done;';

/** A build may use the network, and npm's cache of this machine. */
function run(stage: Stage, rest: string): void {
  const cache = spawnSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).stdout.trim();
  for (const path of ['/etc/resolv.conf', '/etc/ssl/certs/ca-certificates.crt'])
    if (existsSync(path)) cpSync(path, join(stage.at, path), { recursive: true, dereference: true });
  mkdirSync(join(stage.at, 'root/.npm'), { recursive: true });
  const env = { ...stage.env, HOME: '/root', NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt' };
  const mounts = `${DEVICES} mount --bind '${cache}' "$1/root/.npm";`;
  inherit(...inside({ ...stage, env }, mounts, ['/bin/sh', '-c', rest]));
}

/** What is committed is what an engine is given: all the rest is named in .dockerignore. */
function copyContext(to: string): void {
  mkdirSync(to, { recursive: true });
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  const files = listed.stdout
    .toString()
    .split('\0')
    .filter((name) => name && existsSync(join(root, name)));
  inherit('tar', ['-xf', '-', '-C', to], {
    input: spawnSync('tar', ['-cf', '-', '--null', '-T', '-'], { cwd: root, input: files.join('\0'), maxBuffer: 1e9 })
      .stdout,
  });
}

const words = (json: string): string[] => JSON.parse(json.slice(json.indexOf('[')));

function build(steps: readonly Step[]): Stage {
  const stages: Record<string, Stage> = {};
  let stage: Stage | undefined;
  for (const { word, rest } of steps) {
    if (word === 'FROM') {
      const [image = '', , name = 'last'] = rest.split(' ');
      stage = begin(image, join(base, name));
      stages[name] = stage;
      continue;
    }
    if (!stage) throw new Error('no FROM');
    if (word === 'WORKDIR') {
      stage.workdir = rest;
      mkdirSync(join(stage.at, rest), { recursive: true });
    } else if (word === 'COPY' && rest === '. .') copyContext(join(stage.at, stage.workdir));
    else if (word === 'COPY') {
      const [, from = '', source = '', target = ''] = /^--from=(\w+) (\S+) (\S+)$/.exec(rest) ?? [];
      mkdirSync(dirname(join(stage.at, target)), { recursive: true });
      inherit('cp', ['-a', join(stages[from]?.at ?? '', source), join(stage.at, target)]);
    } else if (word === 'RUN') run(stage, rest);
    else if (word === 'USER') stage.user = rest;
    else if (word === 'ENV')
      for (const pair of rest.split(' ')) Object.assign(stage.env, Object.fromEntries([pair.split('=')]));
    else if (word === 'HEALTHCHECK') stage.health = words(rest);
    else if (word === 'ENTRYPOINT') stage.entry = words(rest);
    else expect(['VOLUME', 'EXPOSE', 'STOPSIGNAL']).toContain(word);
  }
  if (!stage) throw new Error('no stage');
  return stage;
}

test.runIf(missing.length === 0)(
  'the steps of the Containerfile, in their order in a clean root, make what runs on a read-only root as its user',
  async () => {
    const image = build(stepsOf(readFileSync(join(root, 'Containerfile'), 'utf8')));
    const port = await freePort();
    Object.assign(image.env, { PORT: String(port), DEMO_CONTENT: 'off' });
    // As `--read-only --tmpfs /tmp -v souluo:/data`: the volume begins as the folder of the image.
    const volume = join(base, 'volume');
    inherit('cp', ['-a', join(image.at, 'data'), volume]);
    const mounts = `${DEVICES} mount -t tmpfs tmpfs "$1/tmp"; mount --bind '${volume}' "$1/data"; mount -o remount,ro,bind "$1";`;
    const [uid = '', gid = ''] = image.user.split(':');
    const asUser = [
      'setpriv',
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      '--no-new-privs',
      '--bounding-set=-all',
    ];
    const inImage = (command: readonly string[]) => inside(image, mounts, [...asUser, ...command]);
    const ask = (command: readonly string[]) => {
      const [program, args] = inImage(command);
      return spawnSync(program, args, { encoding: 'utf8' });
    };

    expect(
      ask(['/bin/sh', '-c', 'touch /opt/souluo/x /x; id -u; touch /tmp/x /data/x && rm /data/x && echo may']).stdout,
    ).toBe(`${uid}\nmay\n`);
    const [program, args] = inImage(image.entry);
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    site = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes));
    const isHealthy = () => ask(image.health).status === 0;
    while (child.exitCode === null && !isHealthy()) await pause(500);
    expect([child.exitCode, output.includes('"level":50')]).toEqual([null, false]);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect([page.status, (await page.text()).includes('</html>')]).toEqual([200, true]);
    expect(existsSync(join(volume, 'souluo.db'))).toBe(true);
    // The entry replaces itself by Node, so that the signal of a stop reaches what serves.
    const inner = spawnSync('pgrep', ['--parent', String(child.pid)], { encoding: 'utf8' }).stdout.trim();
    expect(readFileSync(`/proc/${inner}/cmdline`, 'utf8')).toContain('main.js');
    process.kill(Number(inner), 'SIGTERM');
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
    expect(isHealthy()).toBe(false);
  },
);
