import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createHealthStore } from '#/features/health/server/health.store.ts';
import { addRequest, emptyMinute, MINUTE_MS } from '#/features/health/server/minute.rules.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';
import { startSite } from './running-site.fixture.ts';
import { SHARED_SITE } from './shared-site.fixture.ts';

/** `npm run pictures` takes them; every other run of the browser tests holds them against the desk. */
export const isTaking = process.env['PICTURES'] === 'take';

/** One that has nothing to show but what its operator would see after the first hour. */
export async function picturedSite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'souluo-pictures-'));
  const site = await startSite({ ...SHARED_SITE, DATA_DIR: folder });
  onTestFinished(async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await aBusyHour(join(folder, 'souluo.db'));
  return site.origin;
}

/** The same for every taking: a slow quarter of an hour and a few errors in it. */
async function aBusyHour(file: string): Promise<void> {
  const database = openSqlite(file);
  const store = createHealthStore(database);
  const now = Date.now();
  const [process] = await store.processesSince(0);
  if (!process) throw new Error('no process has said that it runs');
  const minutes = Array.from({ length: 58 }, (_, ago) => {
    const minute = emptyMinute();
    const isSlow = ago > 18 && ago < 30;
    for (let request = 0; request < 90 + ((ago * 37) % 61); request++) {
      const ms = ((request * 7) % 23) + (request % 40 === 0 ? 60 : 3) + (isSlow ? request % 90 : 0);
      addRequest(minute, ms, isSlow && request % 31 === 0);
    }
    return { ...minute, minute: Math.floor(now / MINUTE_MS) - 1 - ago };
  });
  await store.putMinutes(process.id, minutes);
  const noted = { processId: process.id, method: 'GET', did: '', error: '' };
  await store.addRequests([
    { ...noted, id: randomUUID(), at: now - 21 * MINUTE_MS, route: '/anys/search', status: 503, ms: 2004 },
    { ...noted, id: randomUUID(), at: now - 24 * MINUTE_MS, route: '/any/:key?', status: 200, ms: 1310 },
  ]);
  await database.db.destroy();
}
