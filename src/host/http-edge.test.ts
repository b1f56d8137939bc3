import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { listen, talk } from '#/testing/raw-socket.fixture.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const postBytes = (port: number, path: string, headers: Record<string, string>, body: Buffer) =>
  new Promise<object>((resolve, reject) => {
    const agent = new Agent({ keepAlive: true });
    const sent = request({ port, path, method: 'POST', agent, headers: { ...headers, 'content-length': body.length } });
    sent.on('response', (reply) => {
      reply.resume();
      reply.on('end', () => {
        agent.destroy();
        resolve({ status: reply.statusCode, connection: reply.headers.connection });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
const post = ({ app }: TestApp, payload: string | Buffer, headers: Record<string, string>, url = '/api/v1/log') =>
  app.inject({ method: 'POST', url, payload, headers });

describeOnEachEngine('the HTTP edge', (openApp) => {
  test.each(['/api/v1/nothing', '/api', '/api/', '/api/v2/any', '/api/v1/config/', '/api/v1/%E4%BD'])(
    'unknown path %s answers an envelope',
    async (url) => {
      const reply = (await (await openApp()).app.inject(url)).json();
      expect(reply.Data).toBeNull();
      expect(reply.Code).toBeGreaterThanOrEqual(400);
      expect(reply.Message).toMatch(/\p{Script=Han}/u);
    },
  );

  test('a known path asked in another way tells in which it may be asked', async () => {
    const { app } = await openApp();
    const reply = await app.inject({ method: 'DELETE', url: '/api/v1/short_url?x=1' });
    expect(reply.headers['allow']).toBe('GET, POST');
    expect(reply.json()).toMatchObject({ Code: 405, Message: '这个接口要用 GET、POST 请求', Data: null });
    expect((await app.inject({ method: 'PATCH', url: '/api/v1/bill/7' })).headers['allow']).toBe('DELETE');
    expect((await app.inject({ method: 'POST', url: '/api/v1/nothing' })).statusCode).toBe(404);
  });

  test('broken JSON, too large a body and a wrong type answer envelopes', async () => {
    const test = await openApp();
    expect((await post(test, '{', JSON_TYPE)).json()).toMatchObject({ Code: 400, Message: 'JSON 格式不正确' });
    const large = await post(test, JSON.stringify({ Message: 'x'.repeat(2_000_000) }), JSON_TYPE);
    expect(large.json()).toMatchObject({ Code: 413, Data: null });
    expect((await post(test, '<a/>', { 'content-type': 'text/xml' })).json()).toMatchObject({ Code: 415 });
    expect((await post(test, 'x', { 'content-type': 'multipart/form-data' })).json()).toMatchObject({ Code: 400 });
    const nothing = (await post(test, '', JSON_TYPE)).json();
    expect(nothing).toEqual((await test.app.inject({ method: 'POST', url: '/api/v1/log' })).json());
  });

  test.each([
    ['a form in GBK', 'Type=error&Message=%C4%E3%BA%C3', FORM_TYPE],
    ['an overlong escape', 'Type=error&Message=%C0%80', FORM_TYPE],
    ['half a surrogate pair', 'Type=error&Message=%ED%A0%80', FORM_TYPE],
    ['bare bytes', Buffer.from('Type=error&Message=\xc4\xe3', 'latin1'), FORM_TYPE],
    ['JSON in GBK', Buffer.from('{"Type":"error","Message":"\xc4\xe3"}', 'latin1'), JSON_TYPE],
  ])('%s is refused, for what it said would be lost', async (_name, body, headers) => {
    const reply = (await post(await openApp(), body, headers)).json();
    expect(reply).toMatchObject({ Code: 400, Error: 'input.not_utf8', Message: '内容要用 UTF-8 编码', Data: null });
  });

  test('a form may hold a bare per cent sign, a plus and fields without a value', async () => {
    const test = await openApp();
    const payload = 'Type=error&Message=100%+%E4%BD%A0%2B&Stack';
    expect((await post(test, payload, FORM_TYPE)).json()).toMatchObject({ Code: 200 });
  });

  test.each([
    ['too large', '/api/v1/log', JSON_TYPE, 413],
    ['of a wrong type', '/api/v1/log', { 'content-type': 'text/xml' }, 415],
  ])('a body %s is read to its end, so that the refusal reaches the sender', async (_name, path, headers, status) => {
    const port = await listen((await openApp()).app);
    for (let round = 0; round < 5; round += 1) {
      const answer = await postBytes(port, path, headers, Buffer.alloc(12_000_000, 0x20));
      expect(answer).toEqual({ status, connection: 'keep-alive' });
    }
  });

  test('a list of hundreds of thousands is refused before anything looks at its items', async () => {
    const test = await openApp();
    const reply = await post(test, JSON.stringify({ Type: Array.from({ length: 70_000 }, () => 1) }), JSON_TYPE);
    expect(reply.json()).toMatchObject({ Code: 400, Error: 'input.too_much' });
  });

  test('a client that names JSON in every request, also without a body, is understood', async () => {
    const { app } = await openApp();
    const headers = { ...JSON_TYPE, origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' };
    expect((await app.inject({ method: 'OPTIONS', url: '/api/v1/any/order', headers })).statusCode).toBe(204);
    const removed = await app.inject({ method: 'DELETE', url: '/api/v1/history', headers: JSON_TYPE });
    expect(removed.json()).toMatchObject({ Code: 401 });
    expect((await app.inject({ url: '/api/v1/any/order', headers: JSON_TYPE })).statusCode).toBe(200);
  });

  test('forms and JSON mean the same', async () => {
    const test = await openApp();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post(test, 'Type=error&Message=%E5%9D%8F', form)).json()).toMatchObject({ Code: 200, Data: true });
    expect((await post(test, '{"Type":"error","Message":"坏"}', JSON_TYPE)).json()).toMatchObject({ Code: 200 });
  });

  test.each([
    ['U+0000', '{"Message":"a\\u0000b"}', 'input.bad_text'],
    ['half a surrogate pair', '{"Message":"\\ud800"}', 'input.bad_text'],
    ['endless nesting', `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`, 'input.too_deep'],
  ])('%s is refused', async (_name, payload, code) => {
    expect((await post(await openApp(), payload, JSON_TYPE)).json()).toMatchObject({ Code: 400, Error: code });
  });

  test('a wrong field is named', async () => {
    const reply = (await post(await openApp(), '{"Type":"secret"}', JSON_TYPE)).json();
    expect(reply).toMatchObject({ Code: 400, Errors: [{ Field: 'Type', Message: '只能是 error 或 timing' }] });
  });

  test('bytes that are no HTTP, and headers without end, answer envelopes', async () => {
    const { app } = await openApp();
    const port = await listen(app);
    expect(await talk(port, 'what is this\r\n\r\n')).toMatch(/^HTTP\/1\.1 400[\s\S]*"Code":400/);
    const headers = `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`;
    expect(await talk(port, headers)).toMatch(/^HTTP\/1\.1 431[\s\S]*"Code":431/);
    const bare = 'POST /api/v1/any/search?words=三体 HTTP/1.1\r\nHost: a\r\n\r\n';
    expect(await talk(port, bare)).toMatch(/^HTTP\/1\.1 400[\s\S]*要先编码/);
  });

  test.each([
    [
      'UTF-8',
      Buffer.from('GET /any/三体?from=首页&n=1 HTTP/1.1\r\nHost: a\r\n\r\n'),
      '/any/%E4%B8%89%E4%BD%93?from=%E9%A6%96%E9%A1%B5&n=1',
    ],
    ['GBK', Buffer.from('GET /any/\xc8\xfd\xcc\xe5 HTTP/1.1\r\nHost: a\r\n\r\n', 'latin1'), '/any/%E4%B8%89%E4%BD%93'],
    ['another host', Buffer.from('GET //elsewhere.test/三 HTTP/1.1\r\nHost: a\r\n\r\n'), '/elsewhere.test/%E4%B8%89'],
    ['a fragment', Buffer.from('HEAD /any/三#一 HTTP/1.1\r\nHost: a\r\n\r\n'), '/any/%E4%B8%89'],
  ])('an address with Chinese as it is, in %s, leads to the one that is escaped', async (_name, request, address) => {
    const { app } = await openApp();
    const answer = await talk(await listen(app), request);
    expect(answer).toMatch(/^HTTP\/1\.1 301 /);
    expect(/^Location: (.*)\r$/m.exec(answer)?.[1]).toBe(address);
  });

  test.each([
    ['cut off', 'GET /any/三'],
    ['with a line break inside', 'GET /any/三\nSet-Cookie: a=b HTTP/1.1\r\nHost: a\r\n\r\n'],
    [
      'behind a request that was fine',
      'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /any/三 HTTP/1.1\r\nHost: a\r\n\r\n',
    ],
  ])('one that is %s is refused', async (_name, request) => {
    const { app } = await openApp();
    const answer = await talk(await listen(app), request);
    expect(answer).toMatch(/HTTP\/1\.1 400 /);
    expect(answer).not.toContain('Location');
  });

  test('a page whose address cannot be decoded is asked for by one that can, on this site', async () => {
    const { app } = await openApp();
    const to = async (url: string) => {
      const { statusCode, headers } = await app.inject(url);
      return [statusCode, headers.location];
    };
    expect(await to('/any/%E8%8D%89%E8%8E%93100%')).toEqual([301, '/any/%E8%8D%89%E8%8E%93100%25']);
    expect(await to('//elsewhere.test/%')).toEqual([301, '/elsewhere.test/%25']);
    expect((await app.inject({ method: 'POST', url: '/any/%' })).statusCode).toBe(400);
  });

  test('CSRF: a write signed by the cookie alone must come from our own pages', async () => {
    const test = await openApp();
    const { authorization } = await test.as('operator');
    const cookie = `Token=${authorization.replace('Bearer ', '')}`;
    const attempt = async (headers: Record<string, string>) =>
      (await test.app.inject({ url: '/api/v1/user/logout', headers: { host: 'site.example', ...headers } })).json()
        .Code;
    expect(await attempt({ cookie })).toBe(403);
    expect(await attempt({ cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await attempt({ cookie, origin: 'null' })).toBe(403);
    expect(await attempt({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await attempt({ cookie, 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await attempt({ cookie, origin: 'http://site.example' })).toBe(200);
    expect(await attempt({ authorization, 'sec-fetch-site': 'cross-site' })).toBe(200);
  });

  test('a limit on ordinary use answers 429 with the time to wait', async () => {
    const test = await openApp({ settings: { LIMITS_FACTOR: '0.05' } });
    const send = () => post(test, '{}', JSON_TYPE);
    for (let use = 0; use < 3; use++) expect((await send()).statusCode).toBe(200);
    const refused = await send();
    expect(refused.json()).toMatchObject({ Code: 429, Error: 'limit.too_many' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    test.clock.now += 61_000;
    expect((await send()).statusCode).toBe(200);
  });

  test('every answer carries the security headers and a request id; errors are never kept', async () => {
    const { app } = await openApp();
    const { headers } = await app.inject('/api/v1/error');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' });
    expect(headers['content-security-policy']).toBe("object-src 'none'; base-uri 'none'; frame-ancestors 'self'");
    expect(headers['x-request-id']).toBeTruthy();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('under https browsers are told to stay there for a year', async () => {
    const { app } = await openApp({ settings: { PUBLIC_URL: 'https://site.example' } });
    expect((await app.inject('/api/v1/error')).headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test.each(['{"__proto__":{"Type":"error"}}', '{"constructor":{"prototype":{"Type":"error"}}}'])(
    'prototype pollution: the body %s is refused',
    async (payload) => {
      expect((await post(await openApp(), payload, JSON_TYPE)).json()).toMatchObject({ Code: 400 });
    },
  );

  test('smuggling: a request with two lengths is refused, and what follows it is not answered', async () => {
    const { app } = await openApp();
    const port = await listen(app);
    const head = 'POST /api/v1/log HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    const hidden = 'GET /api/v1/error HTTP/1.1\r\nHost: a\r\n\r\n';
    for (const lengths of [
      'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n',
      'Content-Length: 2\r\nContent-Length: 40\r\n',
      'Transfer-Encoding: xchunked\r\n',
    ]) {
      const answers = await talk(port, `${head}${lengths}\r\n{}${hidden}`);
      expect(answers).toMatch(/^HTTP\/1\.1 400/);
      expect(answers.match(/HTTP\/1\.1/g)).toHaveLength(1);
    }
  });

  test.each([
    ['/api/v1/config', 405],
    ['/api/v1/log', 405],
    ['/healthz', 404],
  ])('TRACE %s shows nothing of what was sent', async (url, status) => {
    const { app } = await openApp();
    const reply = await app.inject({ method: 'TRACE', url, headers: { 'x-sent': 'secret' } });
    expect(reply.statusCode).toBe(status);
    expect(reply.body).not.toContain('secret');
  });
});
