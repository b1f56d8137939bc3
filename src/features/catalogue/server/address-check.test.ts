import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createOutbound } from '#/platform/outbound/outbound.ts';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { createAddressChecker } from './address-check.gateway.ts';
import { type Verdict, verdictOf } from './address-verdict.rules.ts';

/** Refuses HEAD where it is told to, knows ranges, and remembers what it was asked. */
async function aVideoHost() {
  const asked: string[] = [];
  const load = { now: 0, most: 0 };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url}${request.headers.range ? ` ${request.headers.range}` : ''}`);
    load.now += 1;
    load.most = Math.max(load.most, load.now);
    setImmediate(() => {
      load.now -= 1;
      if (url.startsWith('/gone')) response.writeHead(404).end();
      else if (url.startsWith('/nohead') && method === 'HEAD') response.writeHead(405).end();
      else if (url.startsWith('/nohead')) response.writeHead(206, { 'content-type': 'video/mp4' }).end('bytes');
      else if (url.startsWith('/refused')) response.writeHead(403).end();
      else if (url.startsWith('/page')) response.writeHead(200, { 'content-type': 'text/html' }).end('<p>404');
      else response.writeHead(200, { 'content-type': 'application/vnd.apple.mpegurl' }).end('#EXTM3U');
    });
  };
  const { origin } = await aServer(answer);
  return { origin, asked, load };
}

const signal = new AbortController().signal;

test('a HEAD is followed by a question for bytes where it says no, two at a time on one host', async () => {
  const { origin, asked, load } = await aVideoHost();
  const names = ['/1.m3u8', '/nohead.mp4', '/gone.m3u8', '/refused.mp4', '/page.m3u8', '/1.m3u8'];
  const found = new Map<string, Verdict>();
  const check = createAddressChecker(createOutbound({ allow: [origin] }));
  const onVerdict = (url: string, verdict: Verdict) => void found.set(url.slice(origin.length), verdict);
  await check(
    names.map((name) => origin + name),
    { signal, onVerdict, pauseMs: 0 },
  );
  expect(Object.fromEntries([...found].map(([name, { verdict }]) => [name, verdict]))).toEqual({
    '/1.m3u8': 'alive',
    '/nohead.mp4': 'alive',
    '/gone.m3u8': 'dead',
    '/refused.mp4': 'unsure',
    '/page.m3u8': 'unsure',
  });
  expect(asked.filter((one) => one.endsWith('/1.m3u8'))).toEqual(['HEAD /1.m3u8']);
  expect(asked).toContain('GET /nohead.mp4 bytes=0-1023');
  expect(load.most).toBeLessThanOrEqual(2);
});

test('a host that answers nothing is left alone after a few; private addresses are not asked', async () => {
  const asked: string[] = [];
  const real = createOutbound({ allow: [] });
  const fetch: typeof real.fetch = (address, options) => {
    asked.push(String(address));
    return real.fetch(address, options);
  };
  const found = new Map<string, Verdict>();
  const onVerdict = (url: string, verdict: Verdict) => void found.set(url, verdict);
  const dead = Array.from({ length: 30 }, (_, index) => `http://nobody.invalid/${index}.m3u8`);
  await createAddressChecker({ fetch })([...dead, 'http://127.0.0.1/1.mp4', 'no address'], {
    ...{ signal, onVerdict, pauseMs: 0 },
  });
  expect(asked.filter((one) => one.includes('nobody')).length).toBeLessThan(10);
  expect(dead.map((url) => found.get(url)?.verdict)).toEqual(dead.map(() => 'dead'));
  expect(found.get('http://127.0.0.1/1.mp4')).toMatchObject({ verdict: 'unsure' });
  expect(found.get('no address')).toMatchObject({ verdict: 'dead' });
});

test.each([
  [200, 'video/mp4', 'alive'],
  [206, '', 'alive'],
  [416, '', 'alive'],
  [404, '', 'dead'],
  [410, '', 'dead'],
  [403, '', 'unsure'],
  [429, '', 'unsure'],
  [503, '', 'unsure'],
])('an answer of %s (%s) means %s', (status, type, verdict) => {
  expect(verdictOf(status, type, 'https://a.test/1.mp4').verdict).toBe(verdict);
});

describeOnEachEngine('the addresses of a title', (openApp) => {
  test('are looked at by a job once it is asked for, and told with what is wrong', async () => {
    const { origin } = await aVideoHost();
    const { app, as, runJobs } = await openApp({ reachable: [origin] });
    const headers = await as('operator');
    const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
      (await app.inject({ method, url: `/api/v1/any${path}`, headers, ...(payload && { payload }) })).json();
    const title = { Key: 'show', Name: '街角', TypeName: '电影' };
    await call('POST', '', title);
    const begin = () => call('POST', '/addresses/check', { Key: 'show' });
    expect(await begin()).toMatchObject({ Code: 409, Error: 'catalogue.no_addresses' });
    expect(await call('POST', '/addresses/check', { Key: 'nothing' })).toMatchObject({ Code: 404 });
    const set = (name: string, path: string, Source = '主线路') => ({ Name: name, Url: path, Source });
    const Sets = [
      set('第1集', `${origin}/1.m3u8`),
      set('第2集', `${origin}/gone.m3u8`),
      set('第1集', `${origin}/gone.m3u8`, '备用'),
      set('磁力', 'https://refused.invalid/1.mp4', '备用'),
    ];
    expect(await call('PUT', '', { Key: 'show', Sets })).toMatchObject({ Code: 200 });
    expect((await begin()).Data).toMatchObject({ State: 'running', Total: 3, Done: 0 });
    expect((await begin()).Data).toMatchObject({ State: 'running', Total: 3 });
    expect(await runJobs('catalogue.addresses')).toBe(1);
    const read = async () => (await call('GET', '/addresses?key=show')).Data;
    expect(await read()).toMatchObject({ State: 'done', Done: 3, Dead: 2, Unsure: 0 });
    expect((await read()).Faults[0]).toEqual({
      ...{ Url: `${origin}/gone.m3u8`, IsDead: true, Reason: '对方说没有这个文件（404）' },
    });
    // Mended: what is no longer in a list is no longer a fault.
    await call('PUT', '', { Key: 'show', Sets: Sets.slice(0, 1) });
    expect(await read()).toMatchObject({ Dead: 0, Faults: [] });
    await begin();
    await runJobs('catalogue.addresses');
    expect(await read()).toMatchObject({ State: 'done', Total: 1, Done: 1, Dead: 0 });
  });
});
