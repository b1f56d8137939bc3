import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { TOOL_TASKS } from '../tool-tasks.pure.ts';

test('every tool that a task names is there, and none stands twice', () => {
  const folder = join(import.meta.dirname, 'tools');
  const shipped = globSync('*/tool.ts', { cwd: folder }).map((file) => basename(dirname(file)));
  const named = TOOL_TASKS.flatMap(({ urls }) => [...urls]);
  expect(named.filter((url) => !shipped.includes(url))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
