// Which packages of an installation are reached when the site runs: all but the builder and what the bundle holds already.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The builder; icons, charts and the player, which are in the bundle (`ssr.noExternal`) or only ever in the browser. */
const NOT_AT_RUN_TIME = /^(@react-router\/dev|vite|lucide-react|@visx\/.*|hls\.js)$/;

/**
 * Paths such as `node_modules/fastify`, relative to the folder.
 * @param {string} folder
 * @returns {string[]}
 */
export function runtimePackages(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const { dependencies, optionalDependencies } = packages[''];
  const names = Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !NOT_AT_RUN_TIME.test(name));
  return reachedPackages(packages, names, (path) => existsSync(join(folder, path)));
}

/**
 * What the named packages need, and what that needs.
 * @param {Record<string, object>} packages those of the lockfile
 * @param {string[]} names
 * @param {(path: string) => boolean} isThere whether a package of the lockfile is one of this installation
 * @returns {string[]}
 */
export function reachedPackages(packages, names, isThere) {
  const found = new Set();
  for (const name of names) visit(placeOf('', name));
  return [...found].sort();

  /** Where Node finds a package from another one: beside it, or further up. */
  function placeOf(from, name) {
    for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules') - 1))) {
      const path = base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`;
      if (packages[path] && isThere(path)) return path;
      if (base === '') return undefined;
    }
  }

  function visit(path) {
    if (path === undefined || found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = packages[path];
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      visit(placeOf(path, name));
    }
  }
}
