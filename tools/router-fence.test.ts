import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const FENCED = /^src\/web\/router-internals\//;
/** `ui` knows only itself; the mark is held against the installed package like everything else. */
const EXCEPTIONS = ['src/ui/link/inner-link.tsx: data-discover'];

/** Names of React Router that it does not promise to keep. */
const PRIVATE = [
  /\bUNSAFE_\w+/,
  /__reactRouter\w*/,
  /\bserverHandoffStream\b/,
  /\brenderMeta\b/,
  /\bentry\.module\b/,
  /\bdata-discover\b/,
  /\b_routes\b/,
  /\/[^'"`\s]*\.data(?=['"`?])/,
  /\\\.data\b/,
  /react-router\/dist\b/,
];

function privateParts(code: string): string[] {
  const withoutComments = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return PRIVATE.flatMap((part) => part.exec(withoutComments)?.[0] ?? []);
}

test('what is private in React Router is touched in one folder', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !FENCED.test(file) && !/\.(?:test|fixture|e2e|demo)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const found = files
    .filter((file) => !file.startsWith('src/platform/') && !file.includes('/server/'))
    .flatMap((file) => privateParts(readFileSync(join(root, file), 'utf8')).map((part) => `${file}: ${part}`));
  expect(found).toEqual(EXCEPTIONS);
});

test.each([
  "import { UNSAFE_LocationContext } from 'react-router';",
  'const entry = build.entry.module as unknown as Entry;',
  "const isData = path.endsWith('/hot.data');",
  'const isData = /\\.data$/.test(path);',
  "url.searchParams.get('_routes')",
  "window['__reactRouterContext']",
])('%s would be noticed', (code) => {
  expect(privateParts(code)).not.toEqual([]);
});

test.each(['const { data } = await reply.json();', 'if (result.data) return;', 'call(event.data, other)'])(
  '%s is nothing private',
  (code) => {
    expect(privateParts(code)).toEqual([]);
  },
);
