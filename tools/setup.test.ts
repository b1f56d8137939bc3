import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A clone that needs no packages, so that only the order of things is tried. */
function aClone() {
  const place = mkdtempSync(join(tmpdir(), 'souluo-setup-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  for (const name of ['setup', 'slim', 'unpack', 'runtime-packages'])
    cpSync(join(import.meta.dirname, `${name}.mjs`), join(place, 'tools', `${name}.mjs`));
  writeFileSync(join(place, '.npmrc'), '');
  writeFileSync(join(place, 'package.json'), '{}');
  writeFileSync(join(place, 'package-lock.json'), JSON.stringify({ packages: { '': {} } }));
  return { place, lock: join(place, '.setup-lock') };
}

function setUp(place: string): ChildProcess {
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH']}` };
  const child = spawn(process.execPath, [join(place, 'tools', 'setup.mjs'), 'run'], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** A start that takes its time. */
function another(): ChildProcess {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)', 'setup.mjs']);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test.runIf(process.platform === 'linux')('a start waits while another one installs in the same folder', async () => {
  const { place, lock } = aClone();
  const first = another();
  writeFileSync(lock, String(first.pid));
  const second = setUp(place);
  const [told] = await once(second.stdout ?? second, 'data');
  expect(String(told)).toBe(`another start (process ${first.pid}) installs or builds here; waiting for it…\n`);
  expect(existsSync(join(place, 'node_modules', '.souluo', 'install'))).toBe(false);
  first.kill('SIGKILL');
  expect(await once(second, 'exit')).toEqual([0, null]);
  expect(existsSync(join(place, 'node_modules', '.souluo', 'install'))).toBe(true);
  expect(existsSync(lock)).toBe(false);
});

test('one that was killed holds up nobody', async () => {
  const { place, lock } = aClone();
  const gone = another();
  gone.kill('SIGKILL');
  await once(gone, 'exit');
  writeFileSync(lock, String(gone.pid));
  expect(await once(setUp(place), 'exit')).toEqual([0, null]);
  expect(existsSync(lock)).toBe(false);
});
