import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, plainBrowser, untilHydrated } from './browser.fixture.ts';
import { isLong } from './is-long.fixture.ts';
import { loggedIn, operatorApi, SHARED_OPERATOR } from './operator.fixture.ts';
import { goWithin } from './page-facts.fixture.ts';
import { type RunningSite, startSite } from './running-site.fixture.ts';
import { SHARED_SITE } from './shared-site.fixture.ts';
import { layoutFaults, printFaults } from './widths.fixture.ts';

/**
 * `npm test` looks at the first example of each route, on the narrowest phone and, in turn, on a tablet or at a desk;
 * `npm run drill` at every one at all widths.
 */
const widthsOf = (index: number) => (isLong ? [320, 375, 768, 1100, 1440] : [320, index % 2 === 0 ? 768 : 1440]);
const examplesOf = (routes: Record<string, string[]>) =>
  Object.values(routes).flatMap((examples) => (isLong ? examples : examples.slice(0, 1)));
/** As it ships: what other tests write is theirs to look at. */
let site: RunningSite;
let origin: string;
const LONG =
  '差点在迷宫深处被信任的伙伴杀掉，但靠着天赐技能「无限扭蛋」获得等级9999的伙伴，我要向前队友和世界展开复仇&「给他们好看！」';

/** What has to be made before it can be looked at. */
const made = { link: '', list: '', webhook: '', goods: '' };

/** By their addresses in the table of routes: where anyone may go, with an example of each and more where they differ. */
const PUBLIC: Record<string, string[]> = {
  '': ['/'],
  home: ['/home', '/home?collection=wuxia'],
  hot: ['/hot'],
  new: ['/new'],
  calendar: ['/calendar'],
  'anys/search': ['/anys/search?words=三体', '/anys/search?words=王家卫', '/anys/search?words=绝无此片'],
  'anys/:type?': ['/anys', '/anys/电影', '/anys/电视剧', '/anys/综艺', '/anys/动漫'],
  'any/:key?': ['/any/三体', '/any/霸王别姬', '/any/海螺小姐', `/any/${encodeURIComponent(LONG)}`],
  'person/:name': ['/person/王家卫'],
  blog: ['/blog'],
  'blog/category/:name?': ['/blog/category/影视资讯'],
  'blog/tag': ['/blog/tag'],
  'blog/tag/:name': ['/blog/tag/导演'],
  'blog/archive': ['/blog/archive'],
  'blog/:name': ['/blog/begin-with-ghibli', '/blog/what-the-tools-do'],
  word: ['/word'],
  short: ['/short'],
  'share/*': ['/share'],
  userCenter: ['/userCenter', '/userCenter?words=三体'],
  declaration: ['/declaration'],
  error: ['/error'],
  '*': ['/nothing/here'],
  'inbox/unsubscribe': ['/inbox/unsubscribe'],
  'shelf/list/:code': [],
  'short/:url': [],
  'wish/:day?': ['/wish', '/wish/中秋节'],
  'wish/links': ['/wish/links'],
  'wish/pictures': ['/wish/pictures'],
  login: ['/login'],
  register: ['/register'],
  forget: ['/forget'],
  reset: ['/reset'],
  tool: ['/tool'],
  'tool/type/:type?': ['/tool/type/', '/tool/type/代码处理'],
  'tool/:url': ['/tool/nothing-like-it'],
  qrcode: ['/qrcode'],
  lottery: ['/lottery'],
  market: ['/market'],
  'market/platform': ['/market/platform'],
  'market/my': ['/market/my'],
  'market/search': ['/market/search'],
  'market/type': ['/market/type'],
  'market/location': ['/market/location'],
  'market/similar': ['/market/similar'],
  'market/imgs': ['/market/imgs'],
  'market/invite': ['/market/invite'],
  'market/about': ['/market/about'],
  'market/declaration': ['/market/declaration'],
  'market/goods/:page?': ['/market/goods'],
  'market/detail/:id?': [],
  'market/word': ['/market/word'],
};

/** Those of members, beside two that look different to them. */
const MEMBERS: Record<string, string[]> = {
  '': ['/'],
  'wish/:day?': ['/wish'],
  account: ['/account'],
  'account/shares': ['/account/shares'],
  'account/tokens': ['/account/tokens'],
  'account/webhooks': ['/account/webhooks'],
  'account/webhooks/:id': [],
  collect: ['/collect'],
  history: ['/history'],
  inbox: ['/inbox'],
  messenger: ['/messenger'],
  shelf: ['/shelf'],
  'shelf/note': ['/shelf/note?key=霸王别姬'],
  'shelf/import': ['/shelf/import'],
  'shelf/lists': ['/shelf/lists'],
  bill: ['/bill'],
  'bill/import': ['/bill/import'],
  'bill/plan': ['/bill/plan'],
  'bill/recurring': ['/bill/recurring'],
  'bill/tag': ['/bill/tag'],
  'bill/year': ['/bill/year'],
  review: ['/review?key=霸王别姬'],
  short: ['/short'],
  'short/import': ['/short/import'],
  'short/:url/about': [],
  'market/my': ['/market/my'],
  'market/post': ['/market/post'],
  'market/chat': ['/market/chat'],
};

/**
 * A talk needs two members and an operator: `features/market/market-talk.e2e.ts` looks at it. The desk and the gallery of
 * components, which cuts texts on purpose, have tests of their own.
 */
const ELSEWHERE = /^market\/chat\/:id$|^market\/admin|^test$|copy/;

const table = ['', ...globSync('src/features/*/*.routes.ts').flatMap(routesIn)];

function routesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/\broute\('([^']+)'/g)].flatMap(([, path]) => path ?? []);
}

beforeAll(async () => {
  site = await startSite(SHARED_SITE);
  origin = site.origin;
  const { token } = await operatorApi(origin, SHARED_OPERATOR);
  const post = async (path: string, body: object) => {
    const headers = { authorization: token, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const reply = await (await fetch(`${origin}/api/v1/${path}`, init)).json();
    if (reply.Code !== 200) throw new Error(`${path}: ${reply.Message}`);
    return reply.Data;
  };
  const link = { Url: 'https://example.com/widths', Password: 'let me in', Remark: '春游照片' };
  made.link = (await post('short_url', link)).ShortUrl;
  const list = { Name: '周末一起看的片子', Note: '每人挑一部。', IsPublic: true, Key: '霸王别姬' };
  made.list = (await post('shelf/lists', list)).Code;
  made.webhook = (await post('webhook', { Url: 'https://example.com/hook', Kinds: ['catalogue.episode'] })).Id;
  made.goods = /\/market\/detail\/(\d+)/.exec(await (await fetch(`${origin}/market/goods`)).text())?.[1] ?? '';
});

afterAll(() => site.stop());

test('every page of the table but the desk’s is on a tour', () => {
  const expected = table.filter((path) => !ELSEWHERE.test(path));
  const toured = new Set([...Object.keys(PUBLIC), ...Object.keys(MEMBERS)]);
  expect([...toured].sort()).toEqual([...new Set(expected)].sort());
});

test('every public page holds at every width', async () => {
  const more = ['/share/hot', `/short/${made.link}`, `/shelf/list/${made.list}`, `/market/detail/${made.goods}`];
  expect(await faultsOn([...examplesOf(PUBLIC), ...more])).toEqual([]);
});

test('the pages of members hold at every width', async () => {
  const more = [`/short/${made.link}/about`, `/account/webhooks/${made.webhook}`];
  const member = await loggedIn(origin, SHARED_OPERATOR.ADMIN_USERNAME, SHARED_OPERATOR.ADMIN_PASSWORD);
  expect(await faultsOn([...examplesOf(MEMBERS), ...more], member)).toEqual([]);
});

/** One page is loaded and the others gone to inside it, each resized: to load each anew at each width takes four times as long. */
async function faultsOn(paths: readonly string[], options = {}): Promise<string[]> {
  const { page } = await openPage(await plainBrowser(), options);
  const found: string[] = [];
  await page.goto(`${origin}/declaration`);
  await untilHydrated(page);
  for (const [index, path] of paths.entries()) {
    await goWithin(page, path);
    found.push(...(await page.evaluate(printFaults)).map((fault) => `${decodeURI(path)} ${fault}`));
    for (const width of widthsOf(index)) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await page.evaluate(layoutFaults);
      found.push(...faults.map((fault) => `${decodeURI(path)} at ${width}: ${fault}`));
    }
  }
  return found;
}
