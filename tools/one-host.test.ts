import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Where the host is settled, and where it is read. Everyone else asks `hostOf`. */
const READERS = ['src/host/front-door.ts', 'src/platform/http/asked-host.ts'];

/** Each is a way to learn the host of a request that may say something else than `hostOf`. */
const SECOND_READINGS = [
  /\b(?:request|req|raw)\.host(?:name)?\b/,
  /\bheaders(?:\?\.|\.)host\b/,
  /\bheaders\[['"]host['"]\]/i,
  /\bheaders\.get\(\s*['"]host['"]/i,
  /\{[^{}]*\bhost(?:name)?\b[^{}]*\}\s*=\s*(?:\w+\.)*(?:headers|request|req|raw)\b(?!\.url)/,
  /x-forwarded-host/i,
  /:authority/,
];

function secondReadings(code: string): string[] {
  return SECOND_READINGS.flatMap((reading) => reading.exec(code)?.[0] ?? []);
}

test('the host of a request is read in one place', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !READERS.includes(file) && !/\.(?:test|fixture|e2e|demo)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    secondReadings(readFileSync(join(root, file), 'utf8')).map((reading) => `${file}: ${reading}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'const name = request.host;',
  'const { protocol, hostname } = request;',
  "const host = request.headers['host'];",
  'const host = raw.headers.host ?? "";',
  "const host = request.headers.get('host');",
  "const forwarded = headers['X-Forwarded-Host'];",
  "const { cookie, host = '' } = request.headers;",
])('%s would be noticed', (code) => {
  expect(secondReadings(code)).not.toEqual([]);
});

test.each([
  'hostOf(request)',
  'new URL(request.url).host',
  'const { host } = new URL(request.url);',
  'URL.parse(url)?.host',
])('%s is no second reading', (code) => {
  expect(secondReadings(code)).toEqual([]);
});
