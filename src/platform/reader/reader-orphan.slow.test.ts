import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a reader that is stuck ends soon after the site that started it was killed', async () => {
  const site = spawn(process.execPath, [fileURLToPath(new URL('./reader-parent.fixture.ts', import.meta.url))]);
  const [line] = await once(site.stdout, 'data');
  const pid = Number(String(line));
  expect(isRunning(pid)).toBe(true);
  site.kill('SIGKILL');
  await once(site, 'exit');
  while (isRunning(pid)) await pause(50);
});
