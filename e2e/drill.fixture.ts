import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, inject, onTestFinished } from 'vitest';
import type { Engine } from '#/platform/db/any-database.ts';
// Declares what `inject` gives.
import type {} from '#/platform/db/postgres.fixture.ts';
import { openPostgres } from '#/platform/db/postgres.ts';
import { isLong } from './is-long.fixture.ts';
import { launchSite, type SiteProcess } from './site-process.fixture.ts';

const postgresUrl = inject('postgresUrl');

/** How long a promise may take. Only `npm run drill` holds the site to it: in `npm test` the machine may be busy. */
export const promised = (ms: number) => (isLong ? ms : 120_000);

const OPERATOR = { ADMIN_USERNAME: 'operator', ADMIN_PASSWORD: 'a long enough password' };

/** Where a drill's data is, in the words of the settings. */
type Place = Record<string, string> & { DATA_DIR: string };

/** Runs a drill on every engine, or on the quicker one in `npm test`, each with new and empty data. */
export function drillOnEachEngine(name: string, tests: (newPlace: () => Promise<Place>, engine: Engine) => void) {
  describe.each<Engine>(isLong ? ['sqlite', 'postgres'] : ['sqlite'])(`${name} on %s`, (engine) => {
    describe.skipIf(engine === 'postgres' && postgresUrl === undefined)('', () => {
      tests(() => placeOn(engine), engine);
    });
  });
}

export async function placeOn(engine: Engine): Promise<Place> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'souluo-drill-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  return engine === 'sqlite' ? { DATA_DIR } : { DATA_DIR, DATABASE_URL: await newPostgresDatabase() };
}

async function newPostgresDatabase(): Promise<string> {
  const name = `drill_${randomUUID().replaceAll('-', '')}`;
  const server = openPostgres(postgresUrl ?? '', () => {});
  await sql`create database ${sql.id(name)}`.execute(server.db);
  onTestFinished(async () => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(server.db);
    await server.db.destroy();
  });
  const address = new URL(postgresUrl ?? '');
  address.pathname = `/${name}`;
  return address.href;
}

/** A process that is gone when the test is over, however that ended. */
export async function launch(place: Place, settings: Record<string, string> = {}): Promise<SiteProcess> {
  const site = await launchSite({ ...OPERATOR, DEMO_CONTENT: 'off', LIMITS_FACTOR: '1000', ...place, ...settings });
  onTestFinished(() => site.kill());
  return site;
}

export async function operatorToken(origin: string): Promise<string> {
  const body = new URLSearchParams({ Username: OPERATOR.ADMIN_USERNAME, Password: OPERATOR.ADMIN_PASSWORD });
  const reply = await fetch(`${origin}/api/v1/user/login`, { method: 'POST', body });
  return (await reply.json()).Data.Token;
}

/** Random numbers that are the same in every run: a drill that fails can be run again. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
