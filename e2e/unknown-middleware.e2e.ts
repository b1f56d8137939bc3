import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { pageMiddleware } from '../src/layouts/root-middleware.ts';

test('a page whose route names a middleware nobody knows is the error page with status 500 and that name', async () => {
  const { build, createPageRenderer }: typeof import('#/site.server.ts') = await import(
    new URL('../build/server/index.js', import.meta.url).href
  );
  const { root } = build.routes;
  if (!root) throw new Error('the site has no root');
  const module = { ...root.module, middleware: pageMiddleware('domainPge', 'header') };
  const render = createPageRenderer(
    // Its type knows only middlewares that answer with a response, which ours do.
    { ...build, routes: { ...build.routes, root: { ...root, module } } } as ServerBuild,
    'production',
  );
  const response = await render(new Request('http://site.test/hot'), {
    transport: () => Promise.reject(new Error('nothing is asked for')),
    siteOrigin: 'http://site.test',
    nonce: undefined,
    requestId: 'aRequestId',
    isPersonal: false,
    onFailure: () => {},
    report: () => {},
  });
  const html = response.html ?? (await response.text());
  expect(response.status).toBe(500);
  expect(html).toContain('Unknown middleware domainPge');
  for (const text of ['>500<', '山重水复疑无路', '请求号 aRequestId', 'href="/"']) expect(html).toContain(text);
});
