import { AppError } from '#/platform/http/app-error.ts';
import { publicGet, type RawAnswer, type RawRoute } from '#/platform/http/raw-route.ts';
import { createUnlessKnown } from '#/platform/http/unless-known.ts';
import { rasterUrl } from '../../cover/raster-url.pure.ts';
import { KINDS } from '../kinds.pure.ts';
import { ORDER } from '../list-sizes.pure.ts';
import { typeNameOf } from './catalogue.present.ts';
import { shownCover } from './cover-address.ts';
import { openSearch, robots, rss } from './feeds.rules.ts';
import { EVERYTHING, type Filter, type Order } from './list.rules.ts';
import type { ListService } from './list.service.ts';
import type { ListedTitle } from './title.rules.ts';

interface Needs {
  lists: Pick<ListService, 'list'>;
  siteTitle: () => Promise<string>;
  now: () => number;
}

const FEED_ITEMS = 50;
interface FeedOfTitles {
  name: string;
  page: string;
  filter: Filter;
  order: Order;
}

/** A map, because a plain object also knows `constructor`, and the name is the visitor's. */
const FEEDS = new Map<string, FeedOfTitles>([
  ['hot', { name: '热榜', page: '/hot', filter: EVERYTHING, order: ORDER.heat }],
  ['new', { name: '最近更新', page: '/new', filter: EVERYTHING, order: ORDER.newest }],
  ...KINDS.map(({ slug, name }): [string, FeedOfTitles] => [
    slug,
    { name: `${name}更新`, page: `/anys/${slug}`, filter: { ...EVERYTHING, kind: slug }, order: ORDER.newest },
  ]),
]);

/** Where readers look on a site they know nothing of. */
const GUESSED = ['/rss', '/rss.xml', '/feed', '/feed.xml', '/atom.xml'];

const notFound = () => new AppError('http.unknown_endpoint', 404, '没有这个文件');
const isXml = { 'cache-control': 'public, max-age=600' };
const xml = (type: string, body: string): RawAnswer & { body: string } => ({
  headers: { ...isXml, 'content-type': `${type}; charset=utf-8` },
  body,
});

/** What programs read of the catalogue: feeds, and how to search it. */
export function feedRoutes({ lists, siteTitle, now }: Needs): RawRoute[] {
  const unlessKnown = createUnlessKnown(now);
  return [
    publicGet('/rss/:file', async ({ params }, call) => {
      const feed = FEEDS.get((params['file'] ?? '').replace(/\.xml$/, ''));
      if (!feed || !params['file']?.endsWith('.xml')) throw notFound();
      const { titles: found } = await lists.list(feed.filter, feed.order, { limit: FEED_ITEMS, offset: 0 });
      const about = {
        title: `${await siteTitle()} · ${feed.name}`,
        description: `${feed.name}，每次 ${FEED_ITEMS} 部`,
        page: feed.page,
        self: `/rss/${params['file']}`,
      };
      const answer = xml('application/rss+xml', rss(call.siteOrigin, about, found.map(withPicture)));
      return unlessKnown(about.self, answer, call);
    }),
    ...GUESSED.map((path) =>
      publicGet(path, async () => ({ status: 302, headers: { ...isXml, location: '/rss/new.xml' }, body: '' })),
    ),
    publicGet('/opensearch.xml', async (_input, { siteOrigin }) =>
      xml('application/opensearchdescription+xml', openSearch(siteOrigin, await siteTitle())),
    ),
    publicGet('/robots.txt', async (_input, { siteOrigin }) => ({
      headers: { ...isXml, 'content-type': 'text/plain; charset=utf-8' },
      body: robots(siteOrigin),
    })),
  ];
}

/** Readers draw no SVG. */
function withPicture(title: ListedTitle): ListedTitle {
  return { ...title, cover: rasterUrl(shownCover(title, typeNameOf(title))) };
}
