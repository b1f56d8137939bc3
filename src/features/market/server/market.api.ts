import { toFen, toYuan } from '#/contract/money.pure.ts';
import { sliceOf, toPage } from '#/contract/paging.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { marketApi } from '../market.contract.ts';
import type { EditService } from './edit.service.ts';
import type { LinkService } from './link.service.ts';
import type { LookService } from './look.service.ts';
import { presentCheck, presentItem, presentReviewed, presentSaid } from './market.present.ts';
import type { MarketService } from './market.service.ts';
import type { SaidService } from './said/said.service.ts';
import type { ViewService } from './view.service.ts';

interface Needs {
  market: MarketService;
  said: SaidService;
  edit: EditService;
  links: LinkService;
  looks: LookService;
  views: ViewService;
  /** What many look for in the market. */
  hotWords: () => Promise<string[]>;
}

interface Asked {
  ids?: number[] | undefined;
  similarTo?: number | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  maxDiscount?: number | undefined;
  within?: number | undefined;
  fitting: boolean;
  like: string;
}

export function bindMarketApi({ market, said, edit, links, looks, views, hotWords }: Needs) {
  return bindApi(marketApi, {
    'GET /api/v1/crawl/common/search': async ({ query }) => {
      const { items, total } = await find(query, sliceOf(query));
      return { ...toPage(items.map(presentItem), total, query), ...market.placeOf(query) };
    },
    'POST /api/v1/crawl/common/search': async ({ body }) => presentReviewed(await edit.add(body)),
    'PUT /api/v1/crawl/common/search/:id': async ({ params, body }) =>
      presentReviewed(await edit.change(params.id, body)),
    'DELETE /api/v1/crawl/common/search/:id': async ({ params }) => {
      await edit.remove(params.id);
      return true;
    },
    'GET /api/v1/crawl/common/items': async ({ query }) => {
      const { items, total } = await edit.list(query, sliceOf(query));
      return toPage(items.map(presentReviewed), total, query);
    },
    'GET /api/v1/crawl/common/items/names': async () => {
      const [Cities, Categories, Platforms] = await Promise.all([
        edit.names('city'),
        edit.names('category'),
        edit.names('platform'),
      ]);
      return { Cities, Categories, Platforms };
    },
    'DELETE /api/v1/crawl/common/samples': async () => ({ Removed: await edit.removeSamples() }),
    'GET /api/v1/crawl/common/links': async ({ query }) => {
      const { checks, total } = await links.list({ itemId: query.item, isDownOnly: query.down }, sliceOf(query));
      return toPage(checks.map(presentCheck), total, query);
    },
    'POST /api/v1/crawl/common/photo': async ({ body }) => {
      const { words, items } = await looks.findByPhoto(body.file.bytes);
      return { Words: words, Result: items.map(presentItem) };
    },
    'GET /api/v1/crawl/common/facets': async ({ query }) => {
      const { categories, platforms, cities } = await market.facets(query.city);
      return { Categories: categories, Platforms: platforms, Cities: cities };
    },
    'GET /api/v1/crawl/common/hot': hotWords,
    'GET /api/v1/crawl/common/suggest': async ({ query }) => {
      if (query.words === '') return { Goods: [], Shops: [], Categories: [] };
      const { isName, words } = await said.read(query.words);
      const { goods, shops, kinds } = await market.suggest(isName ? query.words : words, query.city);
      return {
        Goods: goods.map(({ id, title, category, priceFen }) => ({ id, title, category, price: toYuan(priceFen) })),
        Shops: shops,
        Categories: kinds,
      };
    },
    'GET /api/v1/crawl/common/said': async ({ query }) => presentSaid(await said.read(query.words)),
    'GET /api/v1/crawl/common/cities': async () => market.cities().map(({ fullName: _, ...city }) => city),
    'POST /api/v1/crawl/common/visit': async ({ body }, { address, userAgent }) =>
      views.view(body.id, { address, userAgent }),
  });

  async function find(
    query: Parameters<MarketService['search']>[0] & Asked,
    slice: Parameters<MarketService['search']>[1],
  ) {
    if (query.ids) {
      const items = await market.listByIds(query.ids);
      return { items: items.slice(slice.offset, slice.offset + slice.limit), total: items.length };
    }
    if (query.similarTo !== undefined) return market.similarTo(query.similarTo, slice);
    if (query.like !== '') return market.nearWords(query.like, slice);
    const fen = (yuan: number | undefined) => (yuan === undefined ? undefined : toFen(yuan));
    const { minPrice, maxPrice, maxDiscount: mostDiscount, within: withinKm, fitting: isFitting } = query;
    const bounds = { leastFen: fen(minPrice), mostFen: fen(maxPrice), mostDiscount, withinKm };
    return market.search({ ...query, ...bounds, isFitting }, slice);
  }
}
