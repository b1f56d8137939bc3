import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shared, token, withAccountSite } from './account-site.fixture.ts';

withAccountSite();

/** Every address in the table of pages that names nothing in particular. */
const PAGES = globSync('src/features/*/*.routes.ts')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\broute\('([^']+)'/g)])
  .flatMap(([, path = '']) => (/[:*]/.test(path) ? [] : [`/${path}`]));

/** They say what went wrong, or ask for something that their address does not name. */
const SAYS_NO = ['/any', '/any/key_copy', '/error', '/market/detail', '/shelf/note'];

test('on a site that has nothing yet every page stands, for a visitor and for a member who came just now', async () => {
  const cookie = `Token=${await token('newcomer')}`;
  expect((await fetch(`${shared.site.origin}/account`, { headers: { cookie }, redirect: 'manual' })).status).toBe(200);
  const broken: string[] = [];
  const pages = ['/', ...PAGES].filter((path) => !SAYS_NO.includes(path));
  expect(pages.length).toBeGreaterThan(60);
  for (const path of pages) {
    for (const isMember of [false, true]) {
      const headers = { ...(isMember && { cookie }) };
      const { status } = await fetch(shared.site.origin + path, { headers, redirect: 'manual' });
      const isRefused = isMember && path.startsWith('/market/admin');
      if (!(isRefused ? [403] : [200, 302]).includes(status)) broken.push(`${path}: ${status}`);
    }
  }
  expect(broken).toEqual([]);
});
