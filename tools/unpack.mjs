// Puts the packages of package-lock.json into node_modules out of npm's own cache, side by side on all processors: what npm needs
// half a minute for on one. Only what is in the cache with the checksum of the lockfile; where anything is missing, npm has to do it.
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { reachedPackages } from './runtime-packages.mjs';
import { isRead } from './slim.mjs';

/**
 * False, with nothing changed, when npm has to do it.
 * @param {{ root: string, cache: string, withTools: boolean }} place
 */
export async function unpack({ root, cache, withTools }) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { dependencies, optionalDependencies, devDependencies } = packages[''];
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...(withTools && devDependencies) });
  const wanted = reachedPackages(packages, names, (path) => fits(packages[path]));
  const archives = wanted.map((path) => ({ path, entry: packages[path], file: cached(cache, packages[path]) }));
  if (archives.some(({ file }) => !file)) return false;
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  // The largest first, or the last thread would work alone.
  const work = archives
    .map(({ path, entry, file }) => ({ path, file, hash: sha512(entry), size: statSync(file).size }))
    .sort((a, b) => b.size - a.size);
  const next = new SharedArrayBuffer(4);
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), 4) }, () =>
      inThread({ root, work, next, isSlim: !withTools }),
    ),
  );
  for (const { path, entry } of archives) linkPrograms(root, path, entry);
  return true;
}

const ownLibc = isMainThread && process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';

/** Packages for another system are named in the lockfile as optional; a needed one that does not fit is npm's to complain of. */
function fits({ os, cpu, libc, optional }) {
  const isListed = (list, own) => {
    const names = [list ?? []].flat();
    return names.includes(own) || (names.every((name) => name.startsWith('!')) && !names.includes(`!${own}`));
  };
  return (
    !optional || (isListed(os, process.platform) && isListed(cpu, process.arch) && (!libc || isListed(libc, ownLibc)))
  );
}

function sha512({ integrity = '' }) {
  const [, base64 = ''] = /(?:^|\s)sha512-([\w+/=]+)/.exec(integrity) ?? [];
  return Buffer.from(base64, 'base64').toString('hex');
}

function cached(cache, entry) {
  const hash = sha512(entry);
  const file = join(cache, '_cacache', 'content-v2', 'sha512', hash.slice(0, 2), hash.slice(2, 4), hash.slice(4));
  return hash && existsSync(file) ? file : undefined;
}

function inThread(data) {
  return new Promise((resolve, reject) => {
    new Worker(fileURLToPath(import.meta.url), { workerData: data }).on('error', reject).on('exit', resolve);
  });
}

function unpackInTurn({ root, work, next, isSlim }) {
  const counter = new Int32Array(next);
  for (let at = Atomics.add(counter, 0, 1); at < work.length; at = Atomics.add(counter, 0, 1)) {
    const { path, file, hash } = work[at];
    const bytes = readFileSync(file);
    if (createHash('sha512').update(bytes).digest('hex') !== hash) throw new Error(`npm's cache is damaged: ${path}`);
    const folders = new Set();
    for (const { name, mode, content } of filesOf(gunzipSync(bytes))) {
      if (name.split('/').includes('..')) throw new Error(`${path} reaches out of its folder: ${name}`);
      if (isSlim && !isRead(path, name)) continue;
      const target = join(root, path, name);
      const folder = dirname(target);
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      writeFileSync(target, content, { mode: mode & 0o111 ? 0o777 : 0o666 });
    }
  }
}

/** The plain files of an archive, without the folder they all lie in. */
function* filesOf(tar) {
  let long;
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0; ) {
    const text = (from, to) => tar.toString('utf8', at + from, at + to).replace(/\0.*/s, '');
    const size = Number.parseInt(text(124, 136), 8);
    const kind = text(156, 157) || '0';
    const content = tar.subarray(at + 512, at + 512 + size);
    const prefix = text(257, 262) === 'ustar' ? text(345, 500) : '';
    const name = long ?? (prefix ? `${prefix}/${text(0, 100)}` : text(0, 100));
    const mode = Number.parseInt(text(100, 108), 8);
    at += 512 + Math.ceil(size / 512) * 512;
    // Names of more than 100 letters stand in front: by the standard, or as GNU writes them.
    if (kind === 'x') long = /(?:^|\n)\d+ path=(.*)\n/.exec(content.toString())?.[1];
    else if (kind === 'L') long = content.toString().replace(/\0.*/s, '');
    else if (kind !== 'g') long = undefined;
    if (kind === '0') yield { name: name.slice(name.indexOf('/') + 1), mode, content };
  }
}

function linkPrograms(root, path, { bin = {} }) {
  const folder = join(root, path.slice(0, path.lastIndexOf('node_modules/')), 'node_modules', '.bin');
  for (const [name, program] of Object.entries(bin)) {
    const target = join(root, path, program);
    const link = join(folder, basename(name));
    if (!existsSync(target) || existsSync(link)) continue;
    mkdirSync(folder, { recursive: true });
    chmodSync(target, 0o755);
    symlinkSync(relative(folder, target), link);
  }
}

if (!isMainThread) unpackInTurn(workerData);
