import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** What is about languages or zones of time itself, and only runs when asked. */
const EXCEPTIONS = ['src/features/tool/web/time/zone.pure.ts'];

test('no page loads the browser’s tables of all languages to write a number; `ui/number/thousands` does without', () => {
  const files = globSync('src/{ui,web,layouts,features/*/web,features/*/shared}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(?:test|fixture|e2e|demo)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) =>
    /\.toLocale(?:Date|Time)?String\(|\bIntl\.(?:Number|DateTime)Format\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(found).toEqual(EXCEPTIONS);
});
