import { expect, inject, test } from 'vitest';
import { openPage, plainBrowser, untilHydrated } from './browser.fixture.ts';
import { operatorApi, SHARED_OPERATOR } from './operator.fixture.ts';

const origin = inject('siteOrigin');

/** Another year, day, hour, minute and second than the server's, where digits are other signs and the day is one further. */
const ELSEWHERE = { timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' };
const AHEAD_MS = ((400 * 24 + 26) * 60 + 37) * 60_000 + 11_000;

const PAGES = [
  ...['/', '/home', '/hot', '/new', '/anys/动漫', '/anys/search?words=三体', '/any/三体', '/calendar', '/word'],
  ...['/wish', '/wish/冬至', '/tool', '/tool/timestamp', '/tool/world-clock', '/tool/lunar-date', '/short', '/share'],
  ...['/market', '/market/platform', '/market/my', '/market/goods/2', '/blog', '/inbox', '/shelf', '/shelf/lists'],
  ...['/collect', '/history', '/bill', '/bill/recurring', '/bill/plan', '/bill/year', '/account', '/account/tokens'],
  ...['/market/admin', '/market/admin/health', '/market/admin/word', '/market/admin/wechat/robot/timers'],
  ...[
    '/market/admin/catalogue',
    '/market/admin/catalogue/source',
    '/market/admin/catalogue/import',
    '/market/admin/blog',
  ],
  ...['/market/admin/catalogue/items', '/market/admin/backup', '/market/admin/audit', '/market/admin/short'],
];

async function openElsewhere() {
  const { token } = await operatorApi(origin, SHARED_OPERATOR);
  const opened = await openPage(await plainBrowser(), { ...ELSEWHERE, viewport: { width: 375, height: 800 } });
  await opened.context.addCookies([{ name: 'Token', value: token, url: origin, httpOnly: true }]);
  await opened.context.addInitScript((ahead) => {
    const real = Date;
    const now = () => real.now() + ahead;
    globalThis.Date = new Proxy(real, {
      construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
      apply: () => new real(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, AHEAD_MS);
  return opened;
}

/** What React says when the browser's first picture of a page is another than the server's. */
const differences = (complaints: readonly string[]) =>
  complaints.filter((text) => /hydrat|error #4(?:18|2[1-5])/i.test(text));

test('pages come alive as the server drew them, whatever clock, time zone and language the browser has', async () => {
  const { page, complaints } = await openElsewhere();
  for (const path of PAGES) {
    await page.goto(origin + path);
    await untilHydrated(page);
    expect([path, differences(complaints)]).toEqual([path, []]);
  }
});

test('a page that differs is complained about', async () => {
  const { page, context, complaints } = await openElsewhere();
  await context.route('**/declaration', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h1[^>]*>)[^<]+/, '$1别的');
    await route.fulfill({ response, body });
  });
  await page.goto(`${origin}/declaration`);
  await untilHydrated(page);
  await expect.poll(() => differences(complaints).length).toBeGreaterThan(0);
});
