import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { launchSite } from './site-process.fixture.ts';

export const OPERATOR = { ADMIN_USERNAME: 'xiaoman', ADMIN_PASSWORD: 'a long enough password' };

/** A data folder that outlives the processes that are started on it. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'souluo-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function startOn(folder: string) {
  const site = await launchSite({ DATA_DIR: folder, DEMO_CONTENT: 'off', ...OPERATOR });
  await site.ready();
  return site;
}

/** What a new process on the same folder says. */
export async function afterRestart<Answer>(folder: string, ask: (origin: string) => Promise<Answer>): Promise<Answer> {
  const site = await startOn(folder);
  try {
    return await ask(site.origin);
  } finally {
    await site.stop();
  }
}

/** Four who ask as fast as they are answered, until the process is killed: when each answer came. */
export async function busyUntilKilled(site: { kill(): Promise<unknown> }, ask: () => Promise<boolean>) {
  const times: number[] = [];
  let isRunning = true;
  const visitors = Array.from({ length: 4 }, async () => {
    while (isRunning) if (await ask()) times.push(performance.now());
  });
  await pause(2500);
  const killedAt = performance.now();
  await site.kill();
  isRunning = false;
  await Promise.all(visitors);
  return { old: times.filter((time) => time < killedAt - 1000).length, most: times.length + visitors.length };
}
