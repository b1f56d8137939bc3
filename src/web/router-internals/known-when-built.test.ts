import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { KNOWN, knownIn, ROUTER, withKnown } from './known-when-built.ts';

const router = fileURLToPath(new URL('dist/production/lib', import.meta.resolve('react-router/package.json')));

test('the installed router still asks for everything by these names, in what browsers load', () => {
  const files = globSync('**/*.js', { cwd: router }).filter(
    (file) => !/^(?:rsc|server-runtime)|server\.js$/.test(file),
  );
  const read = files.flatMap((file) => knownIn(readFileSync(join(router, file), 'utf8'), file).map(({ name }) => name));
  expect(new Set(read)).toEqual(new Set([...Object.keys(KNOWN), 'advice']));
  expect(files.every((file) => ROUTER.test(join(router, file)))).toBe(true);
});

test('nothing of the site has what is said not to be there', () => {
  const entry = readFileSync('src/entry.client.tsx', 'utf8');
  expect(entry).toContain('<HydratedRouter />');
  const config = readFileSync('react-router.config.ts', 'utf8');
  expect(config).toMatch(/ssr: true/);
  expect(config).not.toMatch(/future|subResourceIntegrity|prerender|basename/);
  const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(?:test|fixture|e2e)\./.test(file));
  const strange = sources.filter((file) =>
    /export (?:const|function) HydrateFallback\b|\bmask=\{/.test(readFileSync(file, 'utf8')),
  );
  expect(strange).toEqual([]);
  expect(readFileSync('src/root.tsx', 'utf8')).toMatch(/export const ErrorBoundary/);
});

test.each([
  ['what is read', 'if (isSpaMode && a.ssr) go(context?.unstable_apiOnly);', 'if (false && true) go(false);'],
  ['not what is given', 'let { ssr, a = isSpaMode } = b; isSpaMode = 1;', 'let { ssr, a = false } = b; isSpaMode = 1;'],
  ['nor parameters', 'function f(ssr, { mask }) { return ssr; }', 'function f(ssr, { mask }) { return true; }'],
  ['nor names of members', 'x = { ssr: 1, ssr, [ssr]: 2 };', 'x = { ssr: 1, ssr: true, [true]: 2 };'],
  ['nor what is written to', 'a.mask = 1; b(a.mask.c)', 'a.mask = 1; b((void 0).c)'],
  ['advice is gone', 'warning(a, "b"); const c = warning(d);', '; const c = warning(d);'],
  ['texts stay', 'f("ssr", { "ssr": ssr })', 'f("ssr", { "ssr": true })'],
])('a known name stands for its value: %s', (_, code, known) => {
  expect(withKnown(code, 'a.js')).toBe(known);
});
