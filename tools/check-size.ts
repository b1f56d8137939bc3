// No god files: warns from 300 lines, fails from 500.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WARN = 300;
const FAIL = 500;
const FOLDERS = ['src', 'tools', 'e2e', 'migrations'];

export function linesOf(root: string): { path: string; lines: number }[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.(tsx?|mjs|css)$/.test(path))
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length }));
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const large = linesOf(root).filter(({ lines }) => lines > WARN);
  for (const { path, lines } of large)
    console.error(`${lines > FAIL ? 'too long' : 'long'}: ${path} has ${lines} lines`);
  if (large.some(({ lines }) => lines > FAIL)) process.exitCode = 1;
}
