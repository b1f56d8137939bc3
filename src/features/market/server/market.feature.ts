import type { Feature, FoundThing, SearchSection } from '#/platform/feature.ts';
import { dated } from '#/platform/page-kind.pure.ts';
import type { Platform } from '#/platform/platform.ts';
import { PLACE_COOKIE } from '../market-place.pure.ts';
import { priceText } from '../price.pure.ts';
import { TILE_SUBJECTS } from '../tile-picture.pure.ts';
import { bindBatchApi } from './batch.api.ts';
import { batchHandlers, batchSchedules } from './batch.job.ts';
import { createBatchService } from './batch.service.ts';
import { createBatchWriteStore } from './batch-write.store.ts';
import { bindChatApi, chatsOf } from './chat.api.ts';
import { createChatService } from './chat.service.ts';
import { createChatStore } from './chat.store.ts';
import { readCities } from './cities.gateway.ts';
import { createEditService } from './edit.service.ts';
import { createItemStore } from './item.store.ts';
import { itemExportRoutes } from './item-export.api.ts';
import { changedItem, newItem } from './item-making.ts';
import { createItemNews } from './item-news.ts';
import { createItemSearchStore } from './item-search.store.ts';
import { createLinkService } from './link.service.ts';
import { createLinkStore } from './link.store.ts';
import { createListStore } from './list.store.ts';
import { createLookService } from './look.service.ts';
import { createLookStore } from './look.store.ts';
import { bindMarketApi } from './market.api.ts';
import { chatReported, newGoods, postMessage, postRefused, postShown, postWaiting, priceFell } from './market.event.ts';
import { lookAtPictures, marketHandlers, marketSchedules } from './market.job.ts';
import { seedMarket } from './market.seed.ts';
import { createMarketService } from './market.service.ts';
import { marketCards } from './market-card.ts';
import { createNearStore } from './near.store.ts';
import { createPictureGateway, type DrawPicture, type ReadUpload } from './picture.gateway.ts';
import { createPicturedNames } from './pictured-names.index.ts';
import { bindPostApi, presentPost } from './post.api.ts';
import { createPostService } from './post.service.ts';
import { createPostStore } from './post.store.ts';
import { bindPriceApi, presentAlert } from './price.api.ts';
import { createPriceService } from './price.service.ts';
import { createPriceStore } from './price.store.ts';
import { createPublicPageStore } from './public-page.store.ts';
import { bindReviewApi } from './review.api.ts';
import { createReviewService } from './review.service.ts';
import { createReviewStore } from './review.store.ts';
import { createReviewedStore } from './reviewed.store.ts';
import { createSaidService } from './said/said.service.ts';
import { shelfOfGoods } from './shelf.store.ts';
import { createViewService } from './view.service.ts';
import { createViewStore } from './view.store.ts';

const ANYWHERE = { city: '', category: '', platform: '', longitude: undefined, latitude: undefined };

interface Settings {
  DEMO_CONTENT: 'on' | 'off';
  drawPicture: DrawPicture;
  readUpload: ReadUpload;
  /** What many look for in the market. */
  hotWords: () => Promise<string[]>;
  memberName: (memberId: number) => Promise<string | undefined>;
  isBlocked: (text: string) => Promise<boolean>;
  /** Without what hides, turns the text around or spreads over its neighbours. */
  cleanText: (text: string) => string;
}

export function createMarketFeature(
  { database, events, jobs, outbound, readers, visitors, changes, contentChanged, now }: Platform,
  { DEMO_CONTENT, drawPicture, readUpload, hotWords, memberName, isBlocked, cleanText }: Settings,
): Feature & {
  newest: (limit: number) => Promise<FoundThing[]>;
  isShown: (id: number) => Promise<boolean>;
  /** Of what is shown; ids come from outside as text. */
  nameOf: (id: string) => Promise<string | undefined>;
  search: SearchSection;
} {
  const { db } = database;
  const news = createItemNews(events);
  const items = createItemStore(database, news);
  const lists = createListStore(database);
  const index = createItemSearchStore(database);
  const market = createMarketService({
    ...{ items, lists, index },
    near: createNearStore(database),
    cities: readCities(),
  });
  const said = createSaidService({ items, lists, index });
  const reviewed = createReviewedStore(db);
  const edit = createEditService({ items, reviewed, contentChanged, now });
  const batches = createBatchService({
    db,
    jobs,
    writing: createBatchWriteStore(database, news),
    reviewed,
    making: { add: newItem, change: changedItem },
    readers,
    contentChanged,
    now,
  });
  const prices = createPriceService({ items, prices: createPriceStore(db), now });
  const posts = createPostService({
    ...{ items, isBlocked, cleanText, contentChanged, now },
    posts: createPostStore(db),
    cities: readCities(),
  });
  const people = { db, events, nameOf: memberName, now, chats: createChatStore(db) };
  const chats = createChatService({ ...people, isBlocked, cleanText, findItem: items.find });
  const review = createReviewService({ ...people, items, reviews: createReviewStore(db), contentChanged });
  const links = createLinkService({ links: createLinkStore(database), outbound, contentChanged, now });
  const pictures = createPictureGateway({ outbound, readers, draw: drawPicture, readUpload });
  const looks = createLookService({ items, looks: createLookStore(db), pictures, changes, now });
  const views = createViewService({
    views: createViewStore(database),
    visitors,
    counted: () => changes.tell('counts'),
    now,
  });
  const find = async (words: string, order: 'default' | 'new', limit: number) => {
    const asked = words === '' ? { words } : await said.query(words);
    const found = await market.search({ ...ANYWHERE, words, order, isFitting: true, ...asked }, { limit, offset: 0 });
    const things = found.items.map(({ id, title, priceFen, city, category, images: [image] }) => ({
      title,
      path: `/market/detail/${id}`,
      note: [`¥${priceText(priceFen / 100)}`, city || '全国', category].filter(Boolean).join(' · '),
      ...(image && { image }),
      facts: { Price: `¥${priceText(priceFen / 100)}`, Place: city || '全国', Category: category },
    }));
    return { total: found.total, things };
  };
  const publicPages = createPublicPageStore(db);
  const pictured = createPicturedNames(items);
  changes.on(['content'], pictured.forget);
  return {
    card: marketCards({
      find: async (id) => (await items.listByIds([id]))[0],
      newest: async (limit) =>
        (await market.search({ ...ANYWHERE, words: '', order: 'new' }, { limit, offset: 0 })).items,
    }),
    posters: {
      market: (id) => `/market/detail/${encodeURIComponent(id)}`,
      invite: (id) => (id === 'market' ? '/market/invite' : undefined),
    },
    isShown: async (id) => (await items.listByIds([id])).length > 0,
    nameOf: async (id) => (/^[1-9]\d{0,14}$/.test(id) ? (await items.listByIds([Number(id)]))[0]?.title : undefined),
    hasName: async (kind, name) => kind === '市集' && (TILE_SUBJECTS.has(name) || (await pictured.has(name))),
    newest: async (limit) => (await find('', 'new', limit)).things,
    endpoints: [
      ...bindMarketApi({ market, said, edit, links, looks, views, hotWords }),
      ...bindPriceApi(prices),
      ...bindPostApi(posts),
      ...bindChatApi(chats),
      ...bindReviewApi(review),
      ...bindBatchApi(batches),
    ],
    routes: itemExportRoutes(reviewed, now),
    sharedCookies: [PLACE_COOKIE],
    pageKinds: [publicPages.goods],
    fixedPages: async () => {
      const newest = await publicPages.newest();
      const lists = ['/market', '/market/platform', '/market/type'].map((path) => dated(path, newest));
      return [...lists, { path: '/market/about' }, { path: '/market/declaration' }];
    },
    pictures: [shelfOfGoods({ db, now, contentChanged })],
    jobs: [...marketHandlers(links, looks, chats), ...batchHandlers(batches)],
    events: [newGoods, priceFell, postWaiting, postShown, postRefused, postMessage, chatReported],
    schedules: [...marketSchedules, ...batchSchedules],
    async seed(tell) {
      if (DEMO_CONTENT !== 'on') return;
      const isNew = await seedMarket({ database, now: now(), tell });
      if (isNew) await jobs.enqueue(db, lookAtPictures, {}, { uniqueKey: 'market.look-at-samples' });
    },
    member: {
      name: 'Market',
      exportFor: async (memberId) => ({
        Posts: (await posts.list(memberId)).map(presentPost),
        Chats: await chatsOf(chats, memberId),
        PriceAlerts: (await prices.alerts(memberId)).map(presentAlert),
      }),
      eraseFor: async (memberId) => {
        await posts.removeAll(memberId);
        await chats.removeAll(memberId);
        await prices.removeAll(memberId);
      },
    },
    firstSteps: [
      {
        key: 'samples',
        title: '删掉示例商品',
        text: '市集里的示例只用来看样子，上线之前一键删除。',
        path: '/market/admin/search/data?state=sample',
        isDone: async () => !(await reviewed.hasSamples()),
      },
    ],
    search: {
      key: 'market',
      name: '同城市集',
      find: (words, limit) => find(words, 'default', limit),
      morePath: (words) => `/market/search?words=${encodeURIComponent(words)}`,
    },
    flush: views.flush,
  };
}
