import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  createRequestHandler,
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
  RouterProvider,
  ServerRouter,
  UNSAFE_DataRouterStateContext as StateContext,
  useLoaderData,
  useLocation,
  useMatches,
} from 'react-router';
import { expect, test } from 'vitest';
import { readDataAddress } from './data-address.pure.ts';
import { createGroupedHandler } from './route-groups.ts';
import { RouterAsItWas } from './router-as-it-was.tsx';
import { ask, renderPublicly, smallSite } from './small-site.fixture.tsx';
import * as switches from './switches.pure.ts';
import { renderWhole } from './whole-page.tsx';

const publicly = createRequestHandler(smallSite(renderPublicly), 'production');

/** What the site does: in one go where that can be, else streamed with what is left. */
const inOneGo: string[] = [];
const ours = createRequestHandler(
  smallSite(async (request, context) => {
    const page = (given: typeof context) => <ServerRouter context={given} url={request.url} />;
    const whole = await renderWhole(context, { page, nonce: undefined });
    if (whole.html === undefined) return renderPublicly(request, whole.left);
    inOneGo.push(new URL(request.url).pathname);
    return new Response(whole.html);
  }),
  'production',
);

/** The data that a browser would have been given when the page is there. */
function handedOver(html: string): string {
  const given: string[] = [];
  const controller = { enqueue: (text: string) => given.push(text), close: () => given.push('closed') };
  const block = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1];
  const window = { __reactRouterContext: { streamController: controller } };
  const document = { getElementById: () => ({ textContent: block }) };
  for (const [, code = ''] of html.matchAll(
    /<script>(window\.__reactRouterContext\.streamController.*?)<\/script>/gs,
  )) {
    runInNewContext(code, { window, document });
  }
  return given.join('|');
}

test('a page in one go hands the browser the same data as one that is streamed, under the same names', async () => {
  const [whole, streamed] = [await ask(ours, '/hot'), await ask(publicly, '/hot')];
  expect(inOneGo).toEqual(['/hot']);
  for (const { text } of [whole, streamed]) expect(text).toContain('热门 &lt;/script&gt;');
  expect(handedOver(streamed.text)).toMatch(/^\[.*热门 <\/script>.*\n?\|closed$/s);
  // Where it is cut into pieces is the stream's affair.
  expect(JSON.parse(handedOver(whole.text).replace('|closed', ''))).toEqual(
    JSON.parse(handedOver(streamed.text).replace('|closed', '')),
  );
});

test('a page with a promise in its data, or a part that suspends, is streamed and complete', async () => {
  inOneGo.length = 0;
  const slow = await ask(ours, '/slow');
  expect(slow.text).toContain('慢');
  expect(handedOver(slow.text)).toMatch(/closed$/);
  expect(handedOver(slow.text)).toBe(handedOver((await ask(publicly, '/slow')).text));
  const suspends = createRequestHandler(
    smallSite(async (request, context) => {
      const page = (given: typeof context) => <ServerRouter context={given} url={request.url} />;
      return new Response((await renderWhole(context, { page, nonce: undefined })).html ?? 'streamed');
    }),
    'production',
  );
  expect((await ask(suspends, '/suspends')).text).toBe('streamed');
  expect(inOneGo).toEqual([]);
});

test('groups of routes answer as all routes together do, pages as well as data', async () => {
  const grouped = createGroupedHandler(smallSite(renderPublicly), 'production');
  for (const path of ['/', '/hot', '/HOT', '/hot.data', '/_.data', '/hot.data?_routes=hot', '/nope.data']) {
    const [some, all] = [await ask(grouped, path), await ask(publicly, path)];
    expect(some.status, path).toBe(all.status);
    // A document also lists the routes that are known so far.
    if (path.includes('.data')) expect(some.text, path).toBe(all.text);
    else expect(handedOver(some.text), path).toBe(handedOver(all.text));
  }
});

test.runIf(switches.dataAddresses)('the data of a page has the address that we take for it', async () => {
  const hot = await ask(publicly, '/hot.data');
  expect(hot.text).toContain('热门');
  expect(readDataAddress('/hot.data')).toEqual({ pathname: '/hot', search: '', isPart: false });
  expect((await ask(publicly, '/_.data')).text).toContain('首页');
  expect(readDataAddress('/_.data')).toEqual({ pathname: '/', search: '', isPart: false });
  expect((await ask(publicly, '/hot.data?_routes=root')).text).not.toContain('热门');
  expect(readDataAddress('/hot.data?a=1&_routes=root')).toMatchObject({ search: 'a=1&_routes=root', isPart: true });
  for (const other of ['/hot', '/data', '/hot?x=.data']) expect(readDataAddress(other)).toBeUndefined();
});

const Seen = () => `${useLocation().pathname} ${useLoaderData<string>()} ${useMatches().length}`;

test('what a page reads of the router comes from the contexts that are kept for it', () => {
  const rendered = (element: ReactNode) => {
    const router = createMemoryRouter([{ id: 'page', path: '/hot', loader: () => '', element }], {
      initialEntries: ['/hot'],
      hydrationData: { loaderData: { page: '热门' } },
    });
    return renderToString(<RouterProvider router={router} />);
  };
  const seen = (
    <RouterAsItWas isCurrent>
      <Seen />
    </RouterAsItWas>
  );
  expect(rendered(seen)).toBe('/hot 热门 1');
  expect(rendered(<Otherwise>{seen}</Otherwise>)).toBe('/new 别的 0');
});

/** Another state of the router, by way of the same contexts. */
function Otherwise({ children }: { children: ReactNode }) {
  const state = useContext(StateContext);
  const data = useContext(DataContext);
  const place = useContext(LocationContext);
  if (!state || !data) throw new Error('the router has changed');
  return (
    <StateContext value={{ ...state, matches: [] }}>
      <DataContext value={{ ...data, loaderData: { page: '别的' } }}>
        <LocationContext value={{ ...place, location: { ...place.location, pathname: '/new' } }}>
          {children}
        </LocationContext>
      </DataContext>
    </StateContext>
  );
}

test('the router loads the code of pages in the one function that vite.config.ts replaces, and reloads nowhere else', () => {
  const at = new URL('dist/production/lib/dom/ssr/routeModules.js', import.meta.resolve('react-router/package.json'));
  const code = readFileSync(at, 'utf8');
  expect(code).toContain('async function loadRouteModule(route, routeModulesCache)');
  expect(code).toContain('export { loadRouteModule };');
  expect(code.match(/location\.reload/g)).toHaveLength(1);
});

test('the router’s own links have the mark that ours have', async () => {
  expect((await ask(publicly, '/hot')).text).toContain('<a href="/slow" data-discover="true">');
});
