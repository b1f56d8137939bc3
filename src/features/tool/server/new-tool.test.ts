import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const FEATURE = join('src', 'features', 'tool');
const run = promisify(execFile);

/** As much of the project as the generator looks at. */
function aCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'souluo-new-tool-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  mkdirSync(join(copy, FEATURE, 'web', 'tools'), { recursive: true });
  for (const part of [
    'tools/new-tool.ts',
    'tools/tool-template',
    join(FEATURE, 'tool-info.pure.ts'),
    join(FEATURE, 'web/frame/tool-fault.pure.ts'),
  ])
    cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  return copy;
}

test('the skeleton of a tool has its metadata, view, service and test, and works', async () => {
  const copy = aCopy();
  const make = (...words: string[]) => run(process.execPath, ['tools/new-tool.ts', ...words], { cwd: copy });
  await make('turn-round', '文本处理', '倒着写');
  const folder = join(copy, FEATURE, 'web', 'tools', 'turn-round');
  expect(readdirSync(folder).sort()).toEqual(['tool.ts', 'turn-round.pure.ts', 'turn-round.test.ts', 'view.tsx']);
  const load = (name: string) => import(pathToFileURL(join(folder, name)).href);
  const [{ tool }, { reversed }] = await Promise.all([load('tool.ts'), load('turn-round.pure.ts')]);
  expect(tool).toMatchObject({ url: 'turn-round', type: '文本处理', name: '倒着写' });
  expect(reversed(tool.example.input)).toBe(tool.example.output);

  await expect(make('turn-round', '文本处理', '倒着写')).rejects.toThrow('is there already');
  await expect(make('Turn', '文本处理', '倒着写')).rejects.toThrow('usage');
  await expect(make('other', '别的类型', '倒着写')).rejects.toThrow('usage');
});
