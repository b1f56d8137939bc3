import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Caller } from '#/platform/auth/caller.ts';
import type { Audit } from './audit.ts';
import type { RawRoute } from './raw-route.ts';
import { rawRoutes } from './raw-routes.ts';

const CALLERS: Record<string, Caller> = {
  member: { role: 'member', memberId: 1, username: 'a', sessionId: 1 },
  operator: { role: 'operator', memberId: 2, username: 'b', sessionId: 2 },
};

const opened: ReturnType<typeof Fastify>[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

async function anApp(route: Pick<RawRoute, 'method' | 'auth' | 'summary'>, audit: Audit = async () => {}) {
  const handle: RawRoute['handle'] = async ({ query }, { caller, setHeader }) => {
    setHeader('x-role', caller.role);
    return { status: 203, headers: { 'content-type': 'text/plain' }, body: `read ${query['q']}` };
  };
  const app = Fastify();
  opened.push(app);
  await app.register(rawRoutes, {
    watch: () => {},
    routes: [{ ...route, path: '/file', handle }],
    audit,
    identify: async (token) => CALLERS[token] ?? { role: 'visitor' },
    senderOf: ({ headers }) => ({
      token: headers.authorization ?? headers.cookie?.replace('Token=', ''),
      address: '127.0.0.1',
      userAgent: '',
      origin: 'http://site.example',
      siteOrigin: 'http://site.example',
      headers: {},
    }),
  });
  return (headers: Record<string, string> = {}, url = '/file?q=1') =>
    app.inject({ method: route.method, url, headers });
}

test('the answer is passed on as it is', async () => {
  const reply = await (await anApp({ method: 'GET', auth: 'visitor' }))();
  expect([reply.statusCode, reply.body]).toEqual([203, 'read 1']);
  expect(reply.headers).toMatchObject({ 'content-type': 'text/plain', 'x-role': 'visitor' });
});

test.each([
  ['visitor', undefined, 203],
  ['member', undefined, 401],
  ['member', 'stale', 401],
  ['member', 'member', 203],
  ['operator', undefined, 401],
  ['operator', 'member', 403],
  ['operator', 'operator', 203],
] as const)('what a %s may read is answered to %s with %d', async (auth, token, status) => {
  const get = await anApp({ method: 'GET', auth });
  const reply = await get(token && { authorization: token });
  expect(reply.statusCode).toBe(status);
  if (status !== 203) expect(reply.json()).toMatchObject({ Code: status, Data: null });
});

test('a write that only the cookie vouches for must come from our own pages', async () => {
  const post = await anApp({ method: 'POST', auth: 'member' });
  const status = async (headers: Record<string, string>) => (await post(headers)).statusCode;
  expect(await status({ cookie: 'Token=member' })).toBe(403);
  expect(await status({ cookie: 'Token=member', origin: 'https://evil.example' })).toBe(403);
  expect(await status({ cookie: 'Token=member', origin: 'http://site.example' })).toBe(203);
  expect(await status({ authorization: 'member', origin: 'https://evil.example' })).toBe(203);
});

test('text that cannot be stored is refused', async () => {
  const get = await anApp({ method: 'GET', auth: 'visitor' });
  expect((await get({}, '/file?q=%00')).json()).toMatchObject({ Code: 400, Error: 'input.bad_text' });
});

test('what leaves the site for an operator is noted, and so is a member who was turned away', async () => {
  const notes: string[] = [];
  const note: Audit = async ({ kind, action, summary, person, status }) => {
    notes.push([kind, action, summary, person.username, status].join(' '));
  };
  const get = await anApp({ method: 'GET', auth: 'operator', summary: '下载备份' }, note);
  for (const authorization of ['operator', 'member', 'nobody']) await get({ authorization });
  await (await anApp({ method: 'GET', auth: 'member' }, note))({ authorization: 'operator' });
  expect(notes).toEqual(['change GET /file 下载备份 b 203', 'refusal GET /file 下载备份 a 403']);
});
