import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { createLog } from '#/platform/log/create-log.ts';
import { anyRequest } from '#/testing/any-request.fixture.ts';
import { appOn } from '#/testing/app-on.fixture.ts';
import { listen, requestBytes, statusOf, talk } from '#/testing/raw-socket.fixture.ts';

const A = 'Host: a.example';

describeOnEachDatabase('the front door', (open) => {
  async function openSite(settings: Record<string, string> = {}) {
    const lines: unknown[] = [];
    const log = createLog('warn', { write: (line) => lines.push(line) });
    const { app } = await appOn(await open(), { log, settings });
    const port = await listen(app);
    const ask = (line: string, ...headers: string[]) => talk(port, requestBytes(line, ...headers));
    return { ask, port, lines, close: () => app.close() };
  }

  test('a whole address is its path, at the host it names', async () => {
    const { ask, close } = await openSite();
    expect(statusOf(await ask('GET http://a.example/healthz HTTP/1.1', A))).toBe(200);
    expect(await ask('GET http://b.example/robots.txt HTTP/1.1', A)).toContain('http://b.example/sitemap.xml');
    expect(await ask('GET HTTPS://B.Example.:80/robots.txt?a#b HTTP/1.1', A)).toContain('http://b.example/sitemap.xml');
    await close();
  });

  test('a host has one spelling', async () => {
    const { ask, close } = await openSite();
    for (const host of ['a.example', 'A.EXAMPLE', 'a.example.', 'a.example:80', 'a.example:', '  a.example  ']) {
      expect(await ask('GET /robots.txt HTTP/1.1', `Host: ${host}`)).toContain('http://a.example/sitemap.xml');
    }
    await close();
  });

  test('HTTP/1.0 without a host gets our own', async () => {
    const { ask, close } = await openSite({ PORT: '3999' });
    expect(await ask('GET /robots.txt HTTP/1.0')).toContain('http://localhost:3999/sitemap.xml');
    await close();
    const known = await openSite({ PUBLIC_URL: 'https://Site.Example:443/' });
    expect(await known.ask('GET /robots.txt HTTP/1.0')).toContain('https://site.example/sitemap.xml');
    await known.close();
  });

  test.each([
    ['GET /x HTTP/1.1', []],
    ['GET /x HTTP/1.1', ['Host:']],
    ['GET /x HTTP/1.1', [A, A]],
    ['GET /x HTTP/1.1', [A, 'hOST: b.example']],
    ['GET http://a.example/x HTTP/1.1', []],
    ['GET http://a.example/x HTTP/1.1', ['Host: a b']],
    ['GET http://user@a.example/x HTTP/1.1', [A]],
    ['GET http://a.example:65536/x HTTP/1.1', [A]],
    ['GET http:///x HTTP/1.1', [A]],
    ['GET ftp://a.example/x HTTP/1.1', [A]],
    ['GET * HTTP/1.1', [A]],
    ['GET *x HTTP/1.1', [A]],
    ['OPTIONS * HTTP/1.1', []],
    ['GET /x HTTP/2.0', [A]],
    ...['a b', '@@', '[', '[::1', 'a@b', 'a:65536', 'a,b', 'a/b', 'a\\b', 'é', '%41', 'a..', '.', 'x'.repeat(300)].map(
      (host): [string, string[]] => ['GET /x HTTP/1.0', [`Host: ${host}`]],
    ),
  ])('%s with %j is refused, without a word in the log', async (line, headers) => {
    const { ask, lines, close } = await openSite();
    const page = await ask(line, ...headers);
    expect(page).toMatch(/^HTTP\/1\.1 400 [\s\S]*content-type: text\/html[\s\S]*不/);
    expect(page).toContain('x-content-type-options: nosniff');
    expect(page).toContain('private, no-store');
    expect(lines).toEqual([]);
    await close();
  });

  test('programs are refused with an envelope', async () => {
    const { ask, close } = await openSite();
    const refusal = '{"Code":400,"Message":"请求的主机名不正确","Data":null,"Error":"http.refused"}';
    expect(await ask('GET /api/v1/config HTTP/1.1')).toContain(refusal);
    expect(await ask('GET /api?a HTTP/1.1', 'Host: @')).toContain(refusal);
    expect(await ask('GET http://@/api/v1/config HTTP/1.1', A)).toContain(refusal);
    expect(await ask('GET /apis HTTP/1.1')).not.toContain('Code');
    await close();
  });

  test('OPTIONS for the server as a whole is answered', async () => {
    const { ask, close } = await openSite();
    for (const target of ['*', 'http://a.example']) {
      expect(await ask(`OPTIONS ${target} HTTP/1.1`, A)).toMatch(/^HTTP\/1\.1 204 [\s\S]*allow: GET, HEAD, POST/);
    }
    await close();
  });

  test('words that old pages escape as GBK are asked for again in UTF-8; programs that write are left alone', async () => {
    const { ask, close } = await openSite();
    const words = '/anys/search?words=%C8%FD%CC%E5';
    for (const target of [words, `http://a.example${words}`, `/${words}`]) {
      const answer = await ask(`GET ${target} HTTP/1.1`, A);
      expect(answer).toMatch(/^HTTP\/1\.1 301 /);
      expect(answer).toMatch(/^location: \/anys\/search\?words=%E4%B8%89%E4%BD%93\r$/m);
    }
    expect(await ask(`POST ${words} HTTP/1.1`, A)).not.toContain('location: ');
    expect(await ask('GET /x?words=%E4%B8%89%E4%BD%93&cut=%E4%BD HTTP/1.1', A)).not.toContain('location: ');
    await close();
  });

  test.each(['TRACE', 'CONNECT', 'PROPFIND', 'PURGE', 'QUERY', 'M-SEARCH'])('%s is not allowed', async (method) => {
    const { ask, lines, close } = await openSite();
    for (const target of ['/x', '/api/v1/config', '/healthz']) {
      const answer = await ask(`${method} ${method === 'CONNECT' ? 'a:443' : target} HTTP/1.1`, A, 'X-Sent: secret');
      expect(answer).toMatch(/^HTTP\/1\.1 405 [\s\S]*allow: GET, HEAD/i);
      expect(answer).not.toContain('secret');
    }
    expect(lines).toEqual([]);
    await close();
  });

  test('X-Forwarded-Host is never believed, not even from a proxy of ours', async () => {
    const settings = { PUBLIC_URL: 'http://site.example', TRUST_PROXY: '127.0.0.1', SHORT_HOST: 's.example' };
    const { ask, close } = await openSite(settings);
    const login = 'Cookie: Token=unknown';
    const forged = ['X-Forwarded-Host: evil.example', 'Origin: http://evil.example'];
    expect(statusOf(await ask('GET /api/v1/user/logout HTTP/1.1', 'Host: site.example', login, ...forged))).toBe(403);
    expect(await ask('GET /robots.txt HTTP/1.1', 'Host: site.example', ...forged)).not.toContain('evil');
    await close();
  });

  test('X-Forwarded-Proto and -For are believed from a proxy that was named, and from nobody else', async () => {
    const limited = { LIMITS_FACTOR: '0.01' };
    const send = async (settings: Record<string, string>) => {
      const { port, close } = await openSite({ ...limited, ...settings });
      const from = (address: string) =>
        talk(
          port,
          `POST /api/v1/log HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
        ).then(statusOf);
      const statuses = [await from('198.51.100.1'), await from('198.51.100.2'), await from('198.51.100.1')];
      await close();
      return statuses;
    };
    expect(await send({})).toEqual([200, 429, 429]);
    expect(await send({ PUBLIC_URL: 'http://a', TRUST_PROXY: '10.0.0.1' })).toEqual([200, 429, 429]);
    expect(await send({ PUBLIC_URL: 'http://a', TRUST_PROXY: 'loopback' })).toEqual([200, 200, 429]);
  });

  test('whatever bytes are sent as request line and Host, nothing fails and the next visitor is served', async () => {
    const { ask, port, lines, close } = await openSite({ SHORT_HOST: 'a.example' });
    await fc.assert(
      fc.asyncProperty(anyRequest, async (bytes) => {
        const answer = await talk(port, bytes);
        expect(statusOf(answer)).toBeGreaterThanOrEqual(200);
        expect(statusOf(answer)).toBeLessThan(500);
        expect(statusOf(await ask('GET /healthz HTTP/1.1', A))).toBe(200);
      }),
      { numRuns: 200 },
    );
    expect(lines).toEqual([]);
    await close();
  });
});
