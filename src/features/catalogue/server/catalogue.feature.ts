import { OnceCache } from '#/platform/cache/once-cache.ts';
import type { Feature, FoundThing } from '#/platform/feature.ts';
import { dated } from '#/platform/page-kind.pure.ts';
import { pictureColumns } from '#/platform/picture/picture-shelf.ts';
import type { Platform } from '#/platform/platform.ts';
import { anyPath } from '../any-path.pure.ts';
import { KINDS } from '../kinds.pure.ts';
import { ORDER } from '../list-sizes.pure.ts';
import { createAddressChecker } from './address-check.gateway.ts';
import { addressHandler } from './address-check.job.ts';
import { createAddressCheckService } from './address-check.service.ts';
import { createAddressCheckStore } from './address-check.store.ts';
import { adultMarks, createAdultStore } from './adult.store.ts';
import { bindAnyAddressApi } from './any-address.api.ts';
import { bindAnyCuratedListApi } from './any-curated-list.api.ts';
import { bindAnyMergeApi } from './any-merge.api.ts';
import { bindAnyReadApi } from './any-read.api.ts';
import { bindAnyReviewApi } from './any-review.api.ts';
import { bindAnyMemberApi, bindAnyOperatorApi } from './any-write.api.ts';
import { createCalendarStore } from './calendar.store.ts';
import { catalogueEvents } from './catalogue.event.ts';
import { presentGiven, typeNameOf } from './catalogue.present.ts';
import { seedCatalogue } from './catalogue.seed.ts';
import { type CatalogueService, createCatalogueService } from './catalogue.service.ts';
import { catalogueCards } from './catalogue-card.ts';
import { shownCover } from './cover-address.ts';
import { createCuratedListStore } from './curated-list.store.ts';
import { createCuratedListEdit } from './curated-list-edit.service.ts';
import { createCuratedListEditStore } from './curated-list-edit.store.ts';
import { createDecencyService } from './decency.service.ts';
import { createEditService } from './edit.service.ts';
import { createEnrichmentService, type EnrichmentService } from './enrichment.service.ts';
import { feedRoutes } from './feeds.api.ts';
import { createGatheredService, type GatheredService } from './gathered.service.ts';
import { createJournalService } from './journal.service.ts';
import { createLayerStore } from './layer.store.ts';
import { EVERYTHING } from './list.rules.ts';
import { createListService } from './list.service.ts';
import { createListStore } from './list.store.ts';
import { createMergeService } from './merge.service.ts';
import { createMergeStore } from './merge.store.ts';
import { createOutwardService, type OutwardService } from './outward.service.ts';
import { createOutwardStore } from './outward.store.ts';
import { createPeopleStore, shippedPersonNames, titlePeople } from './people.store.ts';
import { bindPersonApi } from './person.api.ts';
import { createPersonService } from './person.service.ts';
import { createPublicPageStore } from './public-page.store.ts';
import { createRatingService, type RatingService } from './rating.service.ts';
import { createRatingStore } from './rating.store.ts';
import { createRelatedService } from './related.service.ts';
import { createRelationStore } from './relation.store.ts';
import { createReviewService } from './review.service.ts';
import { createReviewedTitleStore } from './reviewed-title.store.ts';
import { createSearchService } from './search.service.ts';
import { catalogueSearchSection } from './search-section.ts';
import { createTitleStore } from './title.store.ts';
import { artByName, titleArts } from './title-art.store.ts';
import { createTitleKeyStore } from './title-key.store.ts';
import { createTitleMirror } from './title-mirror.service.ts';
import { hasTitleNamed, titleNames } from './title-name.store.ts';
import { createTitleNews } from './title-news.ts';
import { createTitleSearchStore } from './title-search.store.ts';
import { createVisitService } from './visit.service.ts';
import { createVisitStore } from './visit.store.ts';

interface Settings {
  DEMO_CONTENT: 'on' | 'off';
  siteTitle: () => Promise<string>;
  /** Whether titles for adults are shown. */
  showsAdult: () => Promise<boolean>;
  /** Whether pictures that sources and providers gave are shown, where a title does not say otherwise. */
  showsGivenCovers: () => Promise<boolean>;
  sourceNames: () => Promise<ReadonlyMap<number, string>>;
}

export function createCatalogueFeature(
  { database, events, jobs, outbound, visitors, changes, contentChanged: changed, metrics, now, report }: Platform,
  { DEMO_CONTENT, siteTitle, showsAdult, sourceNames, ...settings }: Settings,
): Feature & {
  service: CatalogueService;
  ratings: RatingService;
  gathered: GatheredService;
  enrichment: EnrichmentService;
  outward: OutwardService;
  newest: (limit: number) => Promise<FoundThing[]>;
  /** How many have something new since then. */
  updatedSince: (from: number) => Promise<number>;
  /** Those that visitors see, in the operator's order. */
  curatedLists: (limit: number) => Promise<FoundThing[]>;
  /** What words were understood as when they wish for some kind of title; empty when they do not. */
  understand: (words: string) => Promise<string>;
  /** The drawing of the title that goes by this name; undefined where there is none. */
  artOf: (name: string, kind: string) => Promise<string | undefined>;
  /** Whether a title, alias, person or reading fits the words, not only something near them. */
  knows: (words: string) => Promise<boolean>;
} {
  const { db } = database;
  const news = createTitleNews(events);
  const given = new OnceCache<boolean>({ most: 1 });
  changes.on(['content'], () => given.clear());
  const showsGivenCovers = () => given.through('', settings.showsGivenCovers);
  const titles = createTitleStore(database, news, showsGivenCovers);
  const index = createTitleSearchStore(database);
  const ratingStore = createRatingStore(db);
  const mirror = createTitleMirror({ store: createListStore(database) });
  metrics.gauge(
    'souluo_mirror_age_seconds',
    'Time since the lists in memory were last compared with the database.',
    () => {
      const age = mirror.age();
      return age === undefined ? [] : [{ labels: { mirror: 'titles' }, value: age / 1000 }];
    },
  );
  const lists = createListService({ mirror, titles, now });
  const people = createPeopleStore(database);
  const publicPages = createPublicPageStore(db);
  const relations = createRelationStore(db);
  const related = createRelatedService({ index, titles, lists, relations });
  const search = createSearchService({ index, mirror, titles, people, lists, related, now });
  const outward = createOutwardService({ store: createOutwardStore(db, showsGivenCovers), lists, search, now });
  changes.on(['content'], outward.forget);
  const keys = createTitleKeyStore(db);
  const curatedListStore = createCuratedListStore(db);
  const layers = createLayerStore(database, news);
  const calendar = createCalendarStore(db);
  const journal = createJournalService({ mirror, titles, calendar, now });
  const catalogue = createCatalogueService({
    titles,
    keys,
    ratings: ratingStore,
    curatedLists: curatedListStore,
    calendar,
    layers,
    relations,
    sourceNames,
    now,
  });
  const visits = createVisitService({
    titles,
    visits: createVisitStore(database),
    visitors,
    counted: () => changes.tell('counts'),
    now,
  });
  const ratings = createRatingService({ catalogue, ratings: ratingStore, contentChanged: changed, now });
  const edit = createEditService({ titles, layers, relations, keys, changed, now });
  const merges = createMergeService({ layers, merges: createMergeStore(db), keys, changed, now });
  const review = createReviewService({
    titles,
    reviewed: createReviewedTitleStore(db, showsGivenCovers),
    index,
    changed,
    now,
  });
  const decency = createDecencyService({ store: createAdultStore(database), showsAdult, changed, now });
  changes.on(['content'], () => void decency.settle().catch(report));
  const curatedListEdit = createCuratedListEdit({ store: createCuratedListEditStore(db), changed, now });
  const persons = createPersonService({ people, titles, curatedLists: curatedListStore });
  const addresses = createAddressCheckService({
    ...{ db, titles, now, check: createAddressChecker(outbound) },
    store: createAddressCheckStore(db, jobs),
  });
  const shelf = { db, now, contentChanged: changed };
  return {
    pictures: [
      pictureColumns(shelf, {
        ...{ kind: '片目', table: 'title', id: 'id', name: 'name', columns: ['cover'], stamp: 'changed_at' },
        removed: 'merged_into',
        also: ['title_layer', 'title_base'].map((table) => ({ table, id: 'title_id', columns: ['facts_json'] })),
        slug: 'key',
        path: (key) => `/market/admin/catalogue/items/edit?key=${key}`,
      }),
      pictureColumns(shelf, {
        ...{ kind: '专题', table: 'title_collection', id: 'id', name: 'name', columns: ['cover'] },
        removed: 'removed_at',
        path: (id) => `/market/admin/catalogue/collections/edit?Id=${id}`,
      }),
    ],
    service: catalogue,
    ratings,
    gathered: createGatheredService({ store: layers, keys, changed, now }),
    enrichment: createEnrichmentService({ store: layers, titles, changed, now }),
    outward,
    artOf: (name, kind) => artByName(db, name, kind),
    async newest(limit) {
      const found = await lists.list(EVERYTHING, ORDER.newest, { limit, offset: 0 });
      return found.titles.map((title) => ({
        title: title.name,
        path: anyPath(title.key),
        note: title.remark,
        image: shownCover(title, typeNameOf(title)),
        facts: {
          Score: title.rating === null ? '' : title.rating.toFixed(1),
          Year: title.year === null ? '' : String(title.year),
          Kind: typeNameOf(title),
          Genre: title.genres.slice(0, 3).join(' '),
          Region: title.regions.slice(0, 2).join(' '),
          Actors: title.actors.slice(0, 3).join('、'),
          Summary: title.summary,
        },
      }));
    },
    updatedSince: (from) => titles.countUpdatedSince(from, now()),
    async curatedLists(limit) {
      const found = await curatedListStore.list({ limit, offset: 0 });
      return found.curatedLists.map(({ key, name, titleIds, cover }) => ({
        title: name,
        path: `/home?collection=${encodeURIComponent(key)}`,
        note: `共 ${titleIds.length} 部`,
        ...(cover && { image: cover }),
        facts: { Count: String(titleIds.length) },
      }));
    },
    async understand(words) {
      const { understood } = await search.search(words, EVERYTHING, { limit: 1, offset: 0 });
      return understood.map(({ text }) => text).join('、');
    },
    async knows(words) {
      const [best] = await index.find({ words, limit: 1 });
      return best !== undefined && best.match.by !== 'near';
    },
    endpoints: [
      ...bindAnyReadApi({ catalogue, lists, journal, search, related, visits, now }),
      ...bindPersonApi({ persons, now }),
      ...bindAnyMemberApi({ ratings, visits }),
      ...bindAnyOperatorApi({ catalogue, edit, now }),
      ...bindAnyAddressApi(addresses),
      ...bindAnyMergeApi(merges),
      ...bindAnyReviewApi(review, decency, edit),
      ...bindAnyCuratedListApi(curatedListEdit),
    ],
    pageKinds: [publicPages.titles, publicPages.people],
    fixedPages: async () => {
      const newest = await publicPages.newest();
      const kinds = await Promise.all(
        KINDS.map(async ({ slug }) => dated(`/anys/${slug}`, await publicPages.newest(slug))),
      );
      const lists = ['/', '/home', '/hot', '/new', '/anys'].map((path) => dated(path, newest));
      return [...lists, ...kinds, { path: '/calendar' }];
    },
    card: catalogueCards({ titles, catalogue, lists, persons, siteTitle }),
    posters: { title: anyPath },
    hasName: async (kind, name) => KINDS.some((known) => known.name === kind) && hasTitleNamed(db, name),
    events: catalogueEvents,
    jobs: [addressHandler(addresses)],
    routes: feedRoutes({ lists, siteTitle, now }),
    search: catalogueSearchSection(search),
    derived: [adultMarks(database, now), titleArts(db), titleNames(db), titlePeople(db), shippedPersonNames(database)],
    seed: async (tell) => {
      if (DEMO_CONTENT === 'on' && (await seedCatalogue({ database, now: now(), tell }))) await changed();
      await decency.settle();
      await lists.warm();
    },
    member: {
      name: 'Ratings',
      exportFor: async (memberId) => (await ratings.exportRatings(memberId)).map(presentGiven),
      eraseFor: ratings.eraseRatings,
    },
    flush: visits.flush,
  };
}
