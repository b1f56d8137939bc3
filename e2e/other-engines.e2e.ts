import { setTimeout } from 'node:timers/promises';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { hasFirefox, openFirefox } from './bidi-firefox.fixture.ts';
import type { ForeignBrowser } from './foreign-browser.fixture.ts';
import { isLong } from './is-long.fixture.ts';
import { operatorApi, SHARED_OPERATOR } from './operator.fixture.ts';
import { goTo, NOBODY_HAS, ROUTES, ROUTES_INSIDE } from './spec-routes.fixture.ts';
import { hasWebKit, openWebKit } from './webkit.fixture.ts';

const origin = inject('siteOrigin');

/**
 * Those that `npm test` loads from the server, one of each layout and kind; to the rest it goes inside, in one engine and the
 * other in turn. `npm run drill` loads all in both.
 */
const LOADED = ['/', '/anys', '/any/三体', '/login', '/wish', '/tool/json-format', '/market', '/bill', '/market/admin'];

/** What can be seen of a page at once: hydrated or not, an error page or not, wider than the window or not. */
const LOOK = `({
  isAlive: 'hydrated' in document.documentElement.dataset,
  hasFailed: document.querySelector('.error-view') !== null || document.body.innerText.includes('有些功能没能运行'),
  isTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
})`;

/** Asked again from here: a page that is left keeps no promise. */
async function untilAlive(browser: ForeignBrowser) {
  const started = Date.now();
  for (;;) {
    const look = await browser.ask<{ isAlive: boolean }>(LOOK);
    if (look.isAlive || Date.now() - started > 20_000) return look;
    await setTimeout(50);
  }
}

/** Where the page is that does not know how to go on, and how it came to be there. */
const WHERE = `({
  at: location.href,
  title: document.title,
  loading: document.readyState,
  came: performance.getEntriesByType('navigation')[0]?.type,
  since: Math.round(performance.now()),
  reloadedForCode: sessionStorage.getItem('chunkReload'),
  missing: performance.getEntriesByType('resource').filter(({ responseStatus }) => responseStatus !== 200).map(({ name }) => name),
})`;

/** True once the expression is; false when it never is. */
const until = (expression: string) => `new Promise((resolve) => {
  const started = Date.now();
  const look = () => ((${expression}) || Date.now() - started > 10000 ? resolve(Boolean(${expression})) : setTimeout(look, 20));
  look();
})`;

async function walk(browser: ForeignBrowser, routes: readonly string[]) {
  const seen: [path: string, look: unknown][] = [];
  for (const path of routes) {
    if (isLong || seen.length === 0 || LOADED.includes(path)) await browser.visit(origin + encodeURI(path));
    else
      await browser.ask(goTo(path)).catch(async (cause) => {
        throw new Error(`on the way to ${path}: ${JSON.stringify(await browser.ask(WHERE))}`, { cause });
      });
    const look = await untilAlive(browser);
    if (!look.isAlive) throw new Error(`${path} does not come alive: ${JSON.stringify(await browser.ask(WHERE))}`);
    seen.push([path, look]);
  }
  const good = { isAlive: true, isTooWide: false };
  expect(seen).toEqual(routes.map((path) => [path, { ...good, hasFailed: path === NOBODY_HAS }]));
}

/** As the page of the login does it: the cookie by the answer, the rest by the browser. */
async function logIn(browser: ForeignBrowser) {
  const { ADMIN_USERNAME: Username, ADMIN_PASSWORD: Password } = SHARED_OPERATOR;
  await browser.visit(`${origin}/declaration`);
  await untilAlive(browser);
  const name = await browser.ask<string>(`fetch('/api/v1/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: ${JSON.stringify(JSON.stringify({ Username, Password }))},
  })
    .then((reply) => reply.json())
    .then(({ Data }) => {
      localStorage.setItem('userInfo', JSON.stringify(Data));
      return Data.Username;
    })`);
  expect(name).toBe(Username);
}

/** What pages have told the operator that went wrong in a browser. */
async function pageErrors() {
  const { token } = await operatorApi(origin, SHARED_OPERATOR);
  const reply = await fetch(`${origin}/api/v1/desk/errors`, { headers: { authorization: token } });
  const { Data } = (await reply.json()) as { Data: { Result: { Where: string }[] } };
  return Data.Result.filter(({ Where }) => Where === 'browser');
}

/** Popovers that can be seen, dialogs, a form that answers, a list that grows. */
async function use(browser: ForeignBrowser) {
  await browser.visit(`${origin}/declaration`);
  await untilAlive(browser);
  for (const id of ['history', 'share', 'history', 'share']) {
    await browser.ask(`document.querySelector('[popovertarget=${id}]').click()`);
    const isSeen = `(() => { const style = getComputedStyle(document.getElementById('${id}')); return style.display !== 'none' && style.opacity === '1'; })()`;
    expect([id, await browser.ask(until(isSeen))]).toEqual([id, true]);
  }
  await browser.visit(`${origin}/test`);
  await untilAlive(browser);
  await browser.ask(`document.querySelector('#dialog button').click()`);
  expect(await browser.ask(until(`document.querySelector('dialog[open]')`))).toBe(true);
  await browser.ask(`document.querySelector('dialog[open] .corner-close').click()`);
  expect(await browser.ask(until(`!document.querySelector('dialog[open]')`))).toBe(true);
  await browser.ask(`document.querySelector('#toast button').click()`);
  expect(await browser.ask(until(`document.querySelector('.toaster .toast')`))).toBe(true);
  await browser.visit(`${origin}/market`);
  await untilAlive(browser);
  const cards = `document.querySelectorAll('main a[href^="/market/detail/"]').length`;
  const before = await browser.ask<number>(cards);
  expect(before).toBeGreaterThan(3);
  await browser.ask(`window.scrollTo(0, document.body.scrollHeight)`);
  expect(await browser.ask(until(`(window.scrollTo(0, document.body.scrollHeight), ${cards} > ${before})`))).toBe(true);
  await browser.visit(`${origin}/hot`);
  await untilAlive(browser);
  await browser.ask(`(() => {
    const box = document.querySelector('header input[name=words]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(box, '三体');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    box.form.requestSubmit();
  })()`);
  expect(
    await browser.ask(until(`location.pathname === '/anys/search' && document.querySelector('main a[href^="/any/"]')`)),
  ).toBe(true);
}

describe.each([
  { name: 'Firefox ESR', turn: 0, isHere: hasFirefox, open: openFirefox },
  { name: 'WebKitGTK', turn: 1, isHere: hasWebKit, open: openWebKit },
])('$name', ({ turn, isHere, open }) => {
  const inTurn = (routes: readonly string[]) =>
    routes.filter((path, at) => isLong || LOADED.includes(path) || at % 2 === turn);

  test.runIf(isHere)(
    'shows every page of the specification alive, and popovers, dialogs, lists and forms work',
    async () => {
      const before = await pageErrors();
      const browser = await open();
      onTestFinished(() => browser.close());
      await walk(browser, inTurn(ROUTES));
      await use(browser);
      await logIn(browser);
      await walk(browser, inTurn(ROUTES_INSIDE));
      expect(await pageErrors()).toEqual(before);
    },
  );
});
