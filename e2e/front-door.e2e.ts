import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyRequest } from '#/testing/any-request.fixture.ts';
import { requestBytes, statusOf, talk } from '#/testing/raw-socket.fixture.ts';
import { operatorApi } from './operator.fixture.ts';
import { launchSite, type SiteProcess } from './site-process.fixture.ts';

const OPERATOR = { ADMIN_USERNAME: 'operator', ADMIN_PASSWORD: 'a long enough password' };
const PROXIED = { PUBLIC_URL: 'https://site.example', TRUST_PROXY: '127.0.0.1' };

const folder = mkdtempSync(join(tmpdir(), 'souluo-door-'));
let site: SiteProcess;
let port: number;

beforeAll(async () => {
  // A machine that is busy with other tests is slow without anything being wrong.
  const patient = { SLOW_REQUEST_MS: '60000', SLOW_QUERY_MS: '60000' };
  const settings = { ...OPERATOR, ...PROXIED, ...patient, DATA_DIR: folder, DEMO_CONTENT: 'off', LOG_LEVEL: 'warn' };
  site = await launchSite(settings);
  await site.ready();
  port = Number(new URL(site.origin).port);
});

afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const page = (host: string, path = '/', ...headers: string[]) =>
  talk(port, requestBytes(`GET ${path} HTTP/1.1`, `Host: ${host}`, ...headers));
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];

test('what X-Forwarded-Host says chooses no page, no link and no kept page', async () => {
  const { saveConfig } = await operatorApi(site.origin, OPERATOR);
  await saveConfig('moreDomainOrders', [{ domain: 'b.example', page: '/tool', title: '乙站' }]);
  const forged = await page('site.example', '/', 'X-Forwarded-Host: b.example', 'X-Forwarded-Proto: ftp');
  const next = await page('site.example');
  const other = await page('b.example');
  expect(titleOf(next)).toBe(titleOf(forged));
  expect(titleOf(other)).toMatch(/乙站$/);
  expect(titleOf(next)).not.toBe(titleOf(other));
  expect(next).toContain('<link rel="canonical" href="https://site.example/"');
  expect(forged + next).not.toMatch(/b\.example|乙站|ftp:/);
});

test('a page kept for one spelling of a host serves the others', async () => {
  const etagOf = (answer: string) => /^etag: (.*)$/m.exec(answer)?.[1];
  const etag = etagOf(await page('site.example', '/declaration'));
  expect(etag).toBeTruthy();
  for (const host of ['SITE.example', 'site.example.', 'site.example:443']) {
    const answer = await page(host, '/declaration', `If-None-Match: ${etag}`);
    expect(statusOf(answer)).toBe(304);
  }
  const whole = await talk(
    port,
    requestBytes('GET http://site.example/declaration#a HTTP/1.1', 'Host: x', `If-None-Match: ${etag}`),
  );
  expect(statusOf(whole)).toBe(304);
});

test('two slashes at the beginning lead to no other site', async () => {
  for (const path of [
    '//evil.example/x',
    '/\\evil.example/x',
    '///evil.example',
    '//evil.example/%',
    '/\\/evil.example/%',
  ]) {
    const answer = await page('site.example', path);
    expect(statusOf(answer)).toBeLessThan(500);
    expect(answer).not.toMatch(/^location: (?:[/\\]{2}|https?:)/im);
    expect(answer).not.toMatch(/(?:href|src|action)="(?:[/\\]{2}|https?:\/\/)evil/);
  }
});

test('whatever bytes are sent as request line and Host, no page fails and the next visitor is served', async () => {
  await fc.assert(
    fc.asyncProperty(anyRequest, async (bytes) => {
      const answer = await talk(port, bytes);
      expect(statusOf(answer)).toBeGreaterThanOrEqual(200);
      expect(statusOf(answer)).toBeLessThan(500);
      expect(statusOf(await page('site.example', '/declaration'))).toBe(200);
    }),
    { numRuns: 300 },
  );
  expect(site.output()).toBe('');
});

test('a page that fails is in the log as one line, with its request and path and without what was searched for', async () => {
  const own = mkdtempSync(join(tmpdir(), 'souluo-door-'));
  const settings = { DATA_DIR: own, DEMO_CONTENT: 'off', LOG_LEVEL: 'error', API_ORIGIN: 'http://127.0.0.1:9' };
  const broken = await launchSite(settings);
  await broken.ready();
  const { status, headers } = await fetch(`${broken.origin}/hot?words=private`);
  expect(status).toBe(500);
  await expect.poll(() => broken.output()).toContain('\n');
  const output = broken.output();
  await broken.stop();
  rmSync(own, { recursive: true, force: true });
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const told = { level: 50, request: headers.get('x-request-id'), method: 'GET', path: '/hot' };
  for (const line of lines) expect(line).toMatchObject(told);
  expect(lines[0].err.stack).toContain('at ');
  expect(output).not.toContain('private');
});
