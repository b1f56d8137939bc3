// Makes an archive that runs with ./souluo on a machine with nothing installed: Node, the built pages, the server's sources and
// the packages that running needs, without a compiler. `npm run release -- --arch arm64` makes one for another processor,
// `--folder <path>` leaves it unpacked there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { runtimePackages } from './runtime-packages.mjs';
import { slim } from './slim.mjs';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { arch: { type: 'string' }, folder: { type: 'string' } } });
const arch = values.arch ?? process.arch;
if (!['x64', 'arm64'].includes(arch)) fail(`--arch ${arch}: there are x64 and arm64`);

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const out = join(root, 'release');
const target = values.folder ?? join(out, `linux-${arch}`, 'souluo');
const app = join(target, `app-${version}`);

rmSync(target, { recursive: true, force: true });
mkdirSync(app, { recursive: true });
copyProgram();
copyPackages();
writeLauncher();
if (!values.folder) pack();

/** Tests, pages' sources and pictures of old databases stay here. */
function copyProgram() {
  const isLeftOut = (path) => /\.(test|fixture|e2e|demo)\.tsx?$|\.(tsx|css)$/.test(path);
  for (const name of ['src', 'migrations', 'build', 'package.json', 'LICENSE']) {
    const from = join(root, name);
    const filter = (path) => !isLeftOut(path.slice(root.length)) || path.startsWith(join(root, 'build') + sep);
    cpSync(from, join(app, name), { recursive: true, filter });
  }
  rmSync(join(app, 'migrations', 'releases'), { recursive: true, force: true });
  // The operator's book and the files it tells to copy; it is read beside the launcher, whichever version runs.
  for (const name of ['docs', 'deploy']) cpSync(join(root, name), join(target, name), { recursive: true });
}

/** Installed apart, for the processor that is asked for, and from there only what is reached by what runs. */
function copyPackages() {
  const stage = join(out, `.stage-${arch}`);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) cpSync(join(root, name), join(stage, name));
  const platform = [`--cpu=${arch}`, '--os=linux', '--libc=glibc'];
  const { status } = spawnSync(
    'npm',
    ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...platform],
    { cwd: stage, stdio: 'inherit' },
  );
  if (status !== 0) fail('npm ci failed');
  for (const path of runtimePackages(stage)) {
    const isOwn = (from) => !from.slice(join(stage, path).length).includes(`${sep}node_modules`);
    cpSync(join(stage, path), join(app, path), { recursive: true, filter: isOwn });
  }
  const node = join(app, 'node_modules', `node-linux-${arch}`);
  cpSync(join(node, 'bin', 'node'), join(app, 'node'));
  chmodSync(join(app, 'node'), 0o755);
  rmSync(node, { recursive: true });
  slim(app);
  rmSync(stage, { recursive: true });
}

/** In the shell's own words: nothing else need be in PATH. */
function writeLauncher() {
  const text = `#!/bin/sh
# 搜罗 ${version}. Starts the site; with a word (backup, restore, operator, collect, move-to-postgres, move-files) that command.
case $0 in */*) here=\${0%/*} ;; *) here=. ;; esac
here=$(cd "$here" && pwd) || exit 1
: "\${DATA_DIR:=$here/data}"
: "\${NODE_COMPILE_CACHE:=$DATA_DIR/cache}"
NODE_ENV=production
export DATA_DIR NODE_COMPILE_CACHE NODE_ENV
app=$here/app-${version}
case \${1-start} in
  start) exec "$app/node" --max-semi-space-size=8 "$app/build/site/main.js" ;;
  version) echo ${version} ;;
  collect) shift; exec "$app/node" "$app/src/gather.ts" "$@" ;;
  backup|restore|operator|move-to-postgres|move-files) command=$1; shift; exec "$app/node" "$app/src/$command.ts" "$@" ;;
  *) echo "usage: souluo [start|backup|restore|operator|collect|move-to-postgres|move-files|version]" >&2; exit 2 ;;
esac
`;
  writeFileSync(join(target, 'souluo'), text, { mode: 0o755 });
  // What the running process compares itself with, after another archive was unpacked over this one.
  writeFileSync(join(target, 'souluo.version'), `${version}\n`);
}

function pack() {
  const name = `souluo-${version}-linux-${arch}.tar.gz`;
  const file = join(out, name);
  const args = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-czf', file, '-C', join(target, '..')];
  const { status } = spawnSync('tar', [...args, 'souluo'], { stdio: 'inherit' });
  if (status !== 0) fail('tar failed');
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(`${file}.sha256`, `${sum}  ${name}\n`);
  const files = existsSync(app) ? readdirSync(app, { recursive: true }).length : 0;
  console.log(`release/${name}: ${(readFileSync(file).length / 1e6).toFixed(0)} MB, ${files} files`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
