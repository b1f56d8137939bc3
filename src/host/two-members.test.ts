import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#/contract/endpoint.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';
import { createLog } from '#/platform/log/create-log.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { createFoundation } from './create-platform.ts';
import { createFeatures } from './registry.ts';
import { readConfig } from './settings.ts';

const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
const { platform } = createFoundation(config, openSqlite(':memory:'), createLog('silent'));
const endpoints = createFeatures(platform, config)
  .all.flatMap((feature) => feature.endpoints)
  // Those for operators refuse both; `contract.test.ts` proves it.
  .filter(({ endpoint }) => endpoint.auth !== 'operator');
/** What one member reads about themselves. */
const ownReads = endpoints.filter(
  ({ key, endpoint }) => endpoint.auth === 'member' && key.startsWith('GET ') && !endpoint.writes && !endpoint.params,
);

/** Made to reach others: a visit that came by what someone shared, a rating that everyone sees. */
const REACHES_OTHERS = ['POST /api/v1/any/rate', 'POST /api/v1/share/ad', 'POST /api/v1/short_url/:Code/visit'];

const SECRET = '只有小明知道';

async function send({ app }: TestApp, key: string, headers: Record<string, string>, values: Values) {
  const [method = '', path = ''] = key.split(' ');
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.params[name] ?? 1)));
  const query = new URLSearchParams(
    Object.entries(values.query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const hasBody = method !== 'GET' && method !== 'DELETE';
  return app.inject({
    method: method as 'GET',
    url: query.size > 0 ? `${filled}?${query}` : filled,
    headers,
    ...(hasBody && { payload: values.body }),
  });
}

interface Values {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
}

/** A request that its schemas accept where they can be guessed, aimed at whatever has the names and ids in `known`. */
function aimedAt(endpoint: Endpoint, known: Record<string, unknown>): Values {
  const of = (schema: z.ZodObject | undefined) => (schema ? (example(schema, known) as Record<string, unknown>) : {});
  return { params: of(endpoint.params), query: of(endpoint.query), body: of(endpoint.body) };
}

function example(schema: z.ZodType, known: Record<string, unknown>): unknown {
  // Only the few keywords that our contracts lead to are read.
  return ofJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, known);
}

interface Json {
  type?: unknown;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Json[];
  items?: Json;
  properties?: Record<string, Json>;
  required?: string[];
}

function ofJson(schema: Json, known: Record<string, unknown>, name = ''): unknown {
  if (name in known) return schema.type === 'array' ? [known[name]] : known[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return ofJson(schema.anyOf[0], known, name);
  if (schema.type === 'object') {
    // What may be left out is left out, unless it aims at something.
    const names = Object.keys(schema.properties ?? {}).filter((one) => schema.required?.includes(one) || one in known);
    return Object.fromEntries(names.map((one) => [one, ofJson(schema.properties?.[one] ?? {}, known, one)]));
  }
  if (schema.type === 'array') return [ofJson(schema.items ?? {}, known, name.replace(/s$/, ''))];
  if (schema.type === 'boolean') return true;
  return schema.type === 'number' || schema.type === 'integer' ? 1 : '小华';
}

/** Everything a member can own by plain calls, each with the secret in it. */
async function fill(test: TestApp): Promise<Record<string, unknown>[]> {
  const headers = await test.as('xiaoming');
  const call = async (key: string, body: object) => {
    const [method = '', path = ''] = key.split(' ');
    const reply = await test.app.inject({ method: method as 'POST', url: `/api/v1/${path}`, headers, payload: body });
    expect(reply.json(), key).toMatchObject({ Code: 200 });
    return reply.json().Data;
  };
  const operator = await test.as('operator');
  await test.app.inject({
    method: 'POST',
    url: '/api/v1/any',
    headers: operator,
    payload: { Name: '三体', TypeName: '电视剧' },
  });
  await call('POST bill', { Title: SECRET, CreatedTime: '2026-11-01', Expense: 1, Category: SECRET, Account: SECRET });
  await call('POST bill/calendar', {});
  await call('POST collect', { RelativeId: '三体', Type: 1 });
  const kept = { RelativeId: '42', Name: SECRET, AddedTime: '2026-11-01T08:00:00+08:00' };
  await call('POST collect/restore', { Type: 2, Items: [kept] });
  await call('POST history', { Visits: [{ Key: '三体', Name: SECRET, VisitedTime: new Date(test.clock.now) }] });
  await call('POST any/rate', { Key: '三体', Score: 9 });
  await call('PUT shelf/mine', { Key: '三体', State: 'watching', Remark: SECRET });
  await call('POST history/watched', { Places: [{ Key: '三体', Set: SECRET, Seconds: 5 }] });
  await call('PUT history/skip', { Key: '三体', Intro: 90, Outro: 30 });
  await call('PUT bill/budget', { Category: SECRET, Amount: 100 });
  await call('PUT bill/rule', { Payee: SECRET, Category: SECRET });
  await call('PUT bill/account', { Name: SECRET, Opening: 5 });
  await call('POST bill/transfer', { From: SECRET, To: '另一个', Amount: 1, CreatedTime: '2026-11-01' });
  const due = { Title: SECRET, Amount: 5, Way: 'expense', Every: 'month', NextDate: '2026-12-01' };
  await call('PUT bill/recurring', due);
  await upload(test, 'bill/import', headers, `日期,金额,备注\n2026-11-01,-5.00,${SECRET}`);
  await upload(test, 'shelf/import', headers, `片名,年份,短评\n三体,2023,${SECRET}`);
  const list = await call('POST shelf/lists', { Name: SECRET, Key: '三体' });
  const link = await call('POST short_url', { Url: 'https://example.com/', Remark: SECRET });
  const known = { id: 1, Key: '三体', key: '三体', RelativeId: '三体', Type: 1, Line: 2, Place: 1 };
  return [
    { ...known, Id: 1, Code: String(link).split('/').at(-1) },
    { ...known, Id: 2, Code: list.Code },
  ];
}

async function upload({ app }: TestApp, path: string, headers: Record<string, string>, text: string): Promise<void> {
  const form = new FormData();
  form.set('file', new File([text], `${SECRET}.csv`));
  const request = new Request('http://site.test/', { method: 'POST', body: form });
  const reply = await app.inject({
    ...{ method: 'POST', url: `/api/v1/${path}`, payload: Buffer.from(await request.arrayBuffer()) },
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
  });
  expect(reply.json(), path).toMatchObject({ Code: 200 });
}

async function whatIsMine(test: TestApp) {
  const headers = await test.as('xiaoming');
  const all: Record<string, unknown> = {};
  for (const { key, endpoint } of ownReads) all[key] = (await send(test, key, headers, aimedAt(endpoint, {}))).json();
  return all;
}

describeOnEachEngine('two members', (openApp) => {
  test('foreign ids: whatever one calls, aimed at what the other has, shows and changes nothing of it', async () => {
    const test = await openApp({ settings: { LIMITS_FACTOR: '1000' } });
    const aims = await fill(test);
    const before = await whatIsMine(test);
    expect(JSON.stringify(before)).toContain(SECRET);
    const shown: string[] = [];
    let answered = 0;
    for (const [index, { key, endpoint }] of endpoints.entries()) {
      // Files cannot be guessed: the features that take them have such tests of their own.
      if (endpoint.upload || REACHES_OTHERS.includes(key)) continue;
      for (const known of key.includes(':') ? aims : aims.slice(0, 1)) {
        const reply = await send(test, key, await test.as(`xiaohua${index}`), aimedAt(endpoint, known));
        if (reply.body.includes(SECRET)) shown.push(key);
        if (reply.statusCode < 300) answered++;
      }
    }
    expect(shown).toEqual([]);
    // The guesses are good enough to get somewhere.
    expect(answered).toBeGreaterThan(60);
    expect(await whatIsMine(test)).toEqual(before);
  });
});
