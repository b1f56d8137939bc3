import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NamesOfPage } from './accessible-names.fixture.ts';
import { operatorApi, SHARED_OPERATOR } from './operator.fixture.ts';
import { type RunningSite, startSite } from './running-site.fixture.ts';
import { SHARED_SITE } from './shared-site.fixture.ts';
import { ROUTES, ROUTES_INSIDE } from './spec-routes.fixture.ts';

/** As it ships: what other tests write has names of its own. */
let site: RunningSite;

beforeAll(async () => {
  site = await startSite(SHARED_SITE);
});

afterAll(() => site?.stop());

/** Every address in the table of pages that names nothing in particular. */
const PAGES = globSync('src/features/*/*.routes.ts')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\broute\('([^']+)'/g)])
  .flatMap(([, path = '']) => (/[:*]/.test(path) ? [] : [`/${path}`]));

/** Right as they are. */
const EXCEPTIONS: readonly [name: RegExp, why: string][] = [
  [/^(收藏|想看)《.+》$/, 'two titles may have one name: the link before the button says which it is'],
  [/^18\+$/, 'what people say for it'],
  [/^退出 .+ 登录的/, 'tests log in more than once within a minute'],
];

test('the names that a screen reader says are words, said once, and tell the rows of a list apart', async () => {
  const { origin } = site;
  const { token } = await operatorApi(origin, SHARED_OPERATOR);
  const paths = new Set([...ROUTES, ...ROUTES_INSIDE, ...PAGES]);
  expect(paths.size).toBeGreaterThan(100);
  const found = new Map<string, string>();
  for (const path of paths) {
    for (const cookie of ['', `Token=${token}`]) {
      const html = await (await fetch(origin + path, { headers: { cookie }, redirect: 'manual' })).text();
      for (const fault of new NamesOfPage(html).faults((name) =>
        EXCEPTIONS.some(([exception]) => exception.test(name)),
      ))
        found.set(fault, found.get(fault) ?? path);
    }
  }
  expect([...found].map(([fault, path]) => `${path}: ${fault}`)).toEqual([]);
});
