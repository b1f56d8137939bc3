import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|e2e|fixture)\.tsx?$/.test(file),
);
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const declared = files.flatMap((file) =>
  [...textOf(file).matchAll(/\bstoredValue(?:<[^(]*>)?\(\s*['"`]([\w]+)/g)].map(([, name = '']) => ({ name, file })),
);

test('no two parts of the site keep something in the browser under one name', () => {
  expect(declared.length).toBeGreaterThan(15);
  const owners = Map.groupBy(declared, ({ name }) => name);
  expect([...owners.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test('the names that the specification gives are kept', () => {
  const names = declared.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['userInfo', 'visitHistory', 'marketCity', 'pageTipShow']));
});

test('the browser is asked for what it keeps in one file, but for the theme, which is there before any script', () => {
  const asking = files.filter((file) => /\blocalStorage\b/.test(textOf(file).replace(/^\s*(?:\/?\*|\/\/).*$/gm, '')));
  expect(asking.filter((file) => !file.startsWith('src/ui/theme/'))).toEqual(['src/web/local-storage.ts']);
});
