import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { visitor } from '#/platform/auth/caller.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';
import type { RawRoute } from '#/platform/http/raw-route.ts';
import { createLog } from '#/platform/log/create-log.ts';
import { TEST_KEY } from '#/platform/secret/secret-box.fixture.ts';
import { buildApp } from './build-app.ts';
import { createFoundation } from './create-platform.ts';
import { readConfig } from './settings.ts';

test.each(['br', 'gzip'])('what is there of a streamed answer is sent at once, also through %s', async (encoding) => {
  const body = new PassThrough();
  const route: RawRoute = {
    method: 'GET',
    path: '/slow',
    auth: 'visitor',
    handle: async () => ({ headers: { 'content-type': 'text/html; charset=utf-8' }, body }),
  };
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SECRET_KEY: TEST_KEY });
  const log = createLog('silent');
  const database = openSqlite(':memory:');
  const foundation = createFoundation(config, database, log);
  const features = {
    all: [{ endpoints: [], routes: [route] }],
    identify: async () => visitor,
    audit: async () => {},
    watch: () => {},
    traffic: { viewed() {}, failed() {} },
    answered: () => {},
  };
  const readiness = { isReady: true, progress: '' };
  const app = await buildApp({ config, log, foundation, features, readiness, withPages: false });
  onTestFinished(async () => {
    await app.close();
    await database.db.destroy();
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  body.write('<p>first</p>');
  const reply = await fetch(`${origin}/slow`, { headers: { 'accept-encoding': encoding } });
  expect(reply.headers.get('content-encoding')).toBe(encoding);
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('<p>first</p>');
  body.write('<p>second</p>');
  expect((await reader?.read())?.value).toBe('<p>second</p>');
  body.end();
  expect((await reader?.read())?.done).toBe(true);
});
