import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LIST = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/;
const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g;
const DRAWN = join(import.meta.dirname, '..', 'src', 'ui', 'icon', 'drawn-icon.ts');

/**
 * Of the 2,000 icons of lucide only those that our sources name: each of the others would be found, read and parsed twice in every
 * build, to be left out in the end. A name that is not in the list is an error of the build, as before.
 */
export function usedIcons(): Plugin {
  return {
    name: 'used-icons',
    apply: 'build',
    load: { filter: { id: LIST }, handler: (id) => onlyThese(readFileSync(id, 'utf8'), namedIcons()) },
    transform: { filter: { id: ICON }, handler: (code) => ({ code: drawnAlone(code), map: null }) },
  };
}

function namedIcons(): ReadonlySet<string> {
  const texts = globSync('src/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8'));
  const lists = texts.flatMap((text) => [...text.matchAll(IMPORT)].map(([, list = '']) => list));
  return new Set(lists.flatMap((list) => list.split(',')).map((name) => name.trim().replace(/^type | as .*$/g, '')));
}

/** A line of the list hands on one icon under all of its names. */
export function onlyThese(list: string, names: ReadonlySet<string>): string {
  const isKept = (line: string) =>
    line.includes('/icons/')
      ? [...line.matchAll(/default as (\w+)/g)].some(([, name = '']) => names.has(name))
      : /^export .* from /.test(line);
  return list.split('\n').filter(isKept).join('\n');
}

/** The shapes of an icon, without its names and keys. A file that only hands on another one stays as it is. */
export function drawnAlone(code: string): string {
  const [, shapes] = /\n {2}node: (\[.*?\])(?:,\n {2}\w|\n\})/s.exec(code) ?? [];
  if (!shapes) return code;
  const unnamed = shapes.replace(/, key: "[^"]*"/g, '');
  return `import { drawnIcon } from ${JSON.stringify(DRAWN)};\nexport default /* @__PURE__ */ drawnIcon(${unnamed});`;
}
