import type { Database } from '#/platform/db/database.ts';
import { appOn } from '#/testing/app-on.fixture.ts';
import { loginHeaders } from '#/testing/test-members.fixture.ts';

type Payload = Record<string, unknown>;

/** Another process would be no different: nothing but the database is shared. */
export async function anInstance(database: Database, now: () => number = Date.now) {
  const { app, foundation, features } = await appOn(database, { now });
  foundation.changes.watch();
  // Long ago, so that a clock may be set back.
  const operator = await loginHeaders(database.db, 'operator', Date.now() - 86_400_000);
  return {
    app,
    foundation,
    features,
    read: async (url: string) => (await app.inject({ url })).body,
    send: (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: Payload, headers: Record<string, string> = {}) =>
      app.inject({ method, url, headers: { ...operator, ...headers }, ...(payload && { payload }) }),
    async stop() {
      await foundation.changes.stop();
      await app.close();
    },
  };
}

export type Instance = Awaited<ReturnType<typeof anInstance>>;
