import { describe, expect, test } from 'vitest';
import type { Auth } from '#/contract/endpoint.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';
import type { BoundEndpoint } from '#/platform/http/bind-api.ts';
import { createLog } from '#/platform/log/create-log.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { apiDocuments } from './api-documents.ts';
import { API_EXAMPLES } from './api-examples.ts';
import { createFoundation } from './create-platform.ts';
import { createFeatures } from './registry.ts';
import { readConfig } from './settings.ts';

const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
const { platform } = createFoundation(config, openSqlite(':memory:'), createLog('silent'));
const features = createFeatures(platform, config).all;
const endpoints = features.flatMap((feature) => feature.endpoints);
const documents = apiDocuments(endpoints);
const document = JSON.parse(JSON.stringify(await documents['openapi-all.json']()));
const short = JSON.parse(JSON.stringify(await documents['openapi.json']()));
const rawRoutes = features.flatMap((feature) => feature.routes ?? []);

const keysFor = (...wanted: Auth[]) =>
  endpoints.filter(({ endpoint }) => wanted.includes(endpoint.auth)).map(({ key }) => key);

/** Parameters and bodies do not matter: who is not let in is told so before anything is read. */
async function call({ app }: TestApp, key: string, headers: Record<string, string> = {}) {
  const [method = '', path = ''] = key.split(' ');
  return app.inject({ method: method as 'GET', url: path.replaceAll(/:\w+/g, '1'), headers });
}

/** Every endpoint whose answer is not the refusal it should be, and what it answered. */
async function notRefused(test: TestApp, keys: string[], code: number, error: string, headers = {}) {
  const wrong: Record<string, unknown> = {};
  for (const key of keys) {
    const reply = await call(test, key, headers);
    const { Code, Data, Error: name, Message } = reply.json();
    const isRefusal =
      reply.statusCode === code && Code === code && Data === null && name === error && /\p{Script=Han}/u.test(Message);
    const isKept = reply.headers['cache-control'] !== 'private, no-store';
    if (!isRefusal || isKept) wrong[key] = `${reply.statusCode} ${reply.body}`;
  }
  return wrong;
}

describeOnEachEngine('every endpoint', (openApp) => {
  test('for members answers a visitor, and a token nobody has, with 401', async () => {
    const test = await openApp();
    const keys = keysFor('member', 'operator');
    expect(keys.length).toBeGreaterThan(5);
    expect(await notRefused(test, keys, 401, 'auth.login_required')).toEqual({});
    const stale = { authorization: 'Bearer nobody-has-this' };
    expect(await notRefused(test, keys, 401, 'auth.login_required', stale)).toEqual({});
  });

  test('for operators answers a member with 403', async () => {
    const test = await openApp();
    const keys = keysFor('operator');
    expect(keys.length).toBeGreaterThan(2);
    expect(await notRefused(test, keys, 403, 'auth.not_allowed', await test.as('xiaoming'))).toEqual({});
  });

  test('for members refuses one who must change the password first, but for reading the account and changing it', async () => {
    const test = await openApp();
    const headers = await test.as('operator');
    await test.database.db
      .withTables<{ member: { must_change_password: number } }>()
      .updateTable('member')
      .set({ must_change_password: 1 })
      .execute();
    const open = ['GET /api/v1/user', 'PUT /api/v1/user/password'];
    const keys = keysFor('member', 'operator').filter((key) => !open.includes(key));
    expect(await notRefused(test, keys, 403, 'account.must_change_password', headers)).toEqual({});
    const files = rawRoutes.filter(({ auth }) => auth !== 'visitor').map(({ method, path }) => `${method} ${path}`);
    expect(files.some((key) => key.includes('backup'))).toBe(true);
    expect(await notRefused(test, files, 403, 'account.must_change_password', headers)).toEqual({});
    expect((await call(test, 'GET /api/v1/user', headers)).json().Data).toMatchObject({ MustChangePassword: true });
    expect((await call(test, 'PUT /api/v1/user/password', headers)).statusCode).toBe(400);
    // Where visitors may come in, such a member is one.
    expect((await call(test, 'GET /api/v1/config', headers)).statusCode).not.toBe(403);
    const word = { method: 'POST' as const, url: '/api/v1/word', payload: { Content: '你好' }, headers };
    expect((await test.app.inject(word)).json()).toMatchObject({ Error: 'word.proof_needed' });
    expect((await call(test, 'GET /api/v1/user/logout', headers)).statusCode).toBe(200);
    expect((await call(test, 'GET /api/v1/user', headers)).statusCode).toBe(401);
  });

  test('that the table names is there', async () => {
    const test = await openApp();
    const missing: string[] = [];
    for (const { key } of endpoints)
      if ((await call(test, key)).json().Error === 'http.unknown_endpoint') missing.push(key);
    expect(missing).toEqual([]);
    expect((await call(test, 'GET /api/v1/nobody-wrote-this')).json().Error).toBe('http.unknown_endpoint');
  });
});

describe('the endpoint tables', () => {
  const keysWhere = (isWrong: (entry: BoundEndpoint) => boolean) => endpoints.filter(isWrong).map(({ key }) => key);

  test('live under /api/v1, and no two features claim the same address', () => {
    expect(keysWhere(({ key }) => !/^(GET|POST|PUT|DELETE) \/api\/v1\/[\w/:.-]+$/.test(key))).toEqual([]);
    expect(new Set(endpoints.map(({ key }) => key)).size).toBe(endpoints.length);
  });

  test('declare every parameter of their path, and no other', () => {
    const named = (key: string) => Array.from(key.matchAll(/:(\w+)/g), ([, name]) => name).sort();
    const declared = ({ params }: BoundEndpoint['endpoint']) => Object.keys(params?.shape ?? {}).sort();
    expect(keysWhere(({ key, endpoint }) => named(key).join() !== declared(endpoint).join())).toEqual([]);
  });

  test('name errors as feature.what_is_wrong, each once', () => {
    const isName = (name: unknown) => typeof name === 'string' && /^[a-z][a-z_]*\.[a-z][a-z_]*$/.test(name);
    expect(keysWhere(({ endpoint: { errors } }) => !errors.every(isName))).toEqual([]);
    expect(keysWhere(({ endpoint: { errors } }) => new Set(errors).size !== errors.length)).toEqual([]);
  });

  test('are summed up in Chinese', () => {
    expect(keysWhere(({ endpoint }) => !/\p{Script=Han}/u.test(endpoint.summary))).toEqual([]);
  });

  test('let only what is the same for everyone be kept', () => {
    const mayBeKept = ({ key, endpoint }: BoundEndpoint) => endpoint.auth === 'visitor' && key.startsWith('GET ');
    expect(keysWhere((entry) => entry.endpoint.shared === true && !mayBeKept(entry))).toEqual([]);
  });

  test('take bodies only where a body can be sent, and files only in bodies', () => {
    expect(keysWhere(({ key, endpoint }) => key.startsWith('GET ') && endpoint.body !== undefined)).toEqual([]);
    expect(keysWhere(({ endpoint }) => endpoint.upload === true && !endpoint.body)).toEqual([]);
  });

  test('leave outside them under /api/v1 only files to download', () => {
    const outside = rawRoutes.filter(({ path }) => path.startsWith('/api/v1'));
    expect(outside.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(outside.map(({ path }) => path).sort()).toEqual([
      '/api/v1/bill/export',
      '/api/v1/collection/player/:file',
      '/api/v1/crawl/common/items/example',
      '/api/v1/crawl/common/items/export',
      '/api/v1/shelf/export',
      '/api/v1/short_url/:Code/visits/export',
      '/api/v1/short_url/export',
      '/api/v1/short_url/import/:Id/export',
    ]);
  });
});

describe('the OpenAPI documents', () => {
  test('let others in between while they are made', async () => {
    let turns = 0;
    const made = documents['openapi.json']();
    const turn = () => {
      turns += 1;
      waiting = setImmediate(turn);
    };
    let waiting = setImmediate(turn);
    await made;
    clearImmediate(waiting);
    expect(turns).toBeGreaterThan(50);
  });

  const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  interface Operation {
    operationId: string;
    tags: string[];
    'x-auth': Auth;
    'x-errors'?: Record<string, string>;
    parameters?: { $ref: string }[];
    security?: object[];
    responses: Record<string, { $ref?: string }>;
  }
  const wrongIn = (isWrong: (entry: (typeof operations)[number]) => boolean) =>
    operations.filter(isWrong).map(({ method, path }) => `${method} ${path}`);
  const atReference = (reference: string, inside = document) =>
    reference
      .replace('#/', '')
      .split('/')
      .reduce((found, name) => found?.[name], inside);

  test('are 3.1; one holds every endpoint once, the other those that programs are built on', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: expect.any(String), version: '1' } });
    expect(operations).toHaveLength(endpoints.length);
    expect(Object.keys(short.paths)).toEqual(
      expect.arrayContaining([
        '/api/v1/user',
        '/api/v1/token',
        '/api/v1/webhook',
        '/api/v1/any/search',
        '/api/v1/bill',
      ]),
    );
    expect(JSON.stringify(short, null, 2).split('\n').length).toBeLessThanOrEqual(8000);
  });

  test('write path parameters in braces and declare each as required', () => {
    expect(wrongIn(({ path }) => path.includes(':'))).toEqual([]);
    const inPath = (path: string) => Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name).sort();
    const declared = ({ parameters = [] }: Operation) =>
      parameters
        .map(({ $ref }) => atReference($ref))
        .filter((one) => one.in === 'path' && one.required)
        .map(({ name }) => name);
    expect(wrongIn(({ path, operation }) => declared(operation).sort().join() !== inPath(path).join())).toEqual([]);
  });

  test('describe the answer of each as an envelope, failures too', () => {
    const isEnvelope = (response: { $ref?: string } | undefined) => {
      const { content } = response?.$ref ? atReference(response.$ref) : response;
      const { allOf, $ref } = content['application/json'].schema;
      return [$ref, allOf?.[0].$ref].some((one) => /\/(Envelope|Failure)$/.test(one ?? ''));
    };
    expect(document.components.schemas.Envelope.required).toEqual(['Code', 'Message', 'Data']);
    const describes = ({ responses }: Operation) => isEnvelope(responses['200']) && isEnvelope(responses['4XX']);
    expect(wrongIn(({ operation }) => !describes(operation))).toEqual([]);
  });

  test('name each operation, and say of every error what it means', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const isTold = ({ operation }: { operation: Operation }) =>
      Object.values(operation['x-errors'] ?? {}).every((text) => /^\d{3} .*\p{Script=Han}/u.test(text));
    expect(wrongIn((entry) => !isTold(entry))).toEqual([]);
  });

  test('have a body for every request that has one, and the contract takes it', () => {
    const wrong = endpoints.flatMap(({ key, endpoint: { body, upload } }) => {
      if (!body) return [];
      const [method = '', path = ''] = key.split(' ');
      const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
      const [content] = Object.values<{ example?: unknown }>(operation.requestBody.content);
      const isGood = content?.example && (upload || body.safeParse(content.example).success);
      return isGood ? [] : [`${key} ${JSON.stringify(content?.example)}`];
    });
    expect(wrong).toEqual([]);
    expect(Object.keys(API_EXAMPLES).filter((key) => !endpoints.some((entry) => entry.key === key))).toEqual([]);
  });

  test('ask for the token exactly where one is needed', () => {
    expect(document.components.securitySchemes).toHaveProperty('token');
    expect(document.security).toEqual([{ token: [] }]);
    const needsToken = ({ operation }: { operation: Operation }) => operation['x-auth'] !== 'visitor';
    expect(wrongIn((entry) => needsToken(entry) !== (entry.operation.security === undefined))).toEqual([]);
  });

  test.each([
    ['openapi.json', short],
    ['openapi-all.json', document],
  ])('leave no reference open: %s', (_name, inside) => {
    const references = JSON.stringify(inside).match(/(?<="\$ref":")[^"]+/g) ?? [];
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((reference) => !reference.startsWith('#/') || !atReference(reference, inside))).toEqual(
      [],
    );
  });
});
