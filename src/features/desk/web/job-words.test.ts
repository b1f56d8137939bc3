import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { JOB_WORDS } from './job-words.data.ts';

test('every background job has a word for those who are no programmers', () => {
  const sources = globSync('src/**/*.ts', { exclude: (path) => /\.(?:test|slow|drill|fixture)\.ts$/.test(path) });
  const names = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/jobKind\(\s*'([^']+)'/g)].map(([, name = '']) => name),
  );
  expect(names).toContain('robot.send');
  expect(names.filter((name) => !(name in JOB_WORDS))).toEqual([]);
});
