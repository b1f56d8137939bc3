import { afterAll, beforeAll } from 'vitest';
import { migrate } from '#/platform/db/migrate.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';
import { appOn } from '#/testing/app-on.fixture.ts';

interface Options {
  settings?: Record<string, string>;
  reachable?: readonly string[];
}

/** Looks outside over the API. Nothing of them is kept in a database, so one engine proves them. */
export function withNetLooks() {
  const database = openSqlite(':memory:');
  beforeAll(() => migrate(database));
  afterAll(() => database.db.destroy());

  const open = async (options: Options = {}) => (await appOn(database, options)).app;

  async function askAll(look: string, targets: readonly string[], { settings, reachable = [] }: Options = {}) {
    const app = await open({ settings: { LIMITS_FACTOR: '1000', ...settings }, reachable });
    try {
      const answers = [];
      for (const target of targets)
        answers.push((await app.inject({ url: `/api/v1/tool/net/${look}`, query: { target } })).json());
      return answers;
    } finally {
      await app.close();
    }
  }

  const ask = async (look: string, target: string, options?: Options) => (await askAll(look, [target], options))[0];

  return { open, askAll, ask };
}

export const allowing = (...reachable: string[]) => ({ reachable });
