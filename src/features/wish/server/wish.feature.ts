import type { Feature } from '#/platform/feature.ts';
import type { RasterDrawing } from '#/platform/http/raw-route.ts';
import type { Platform } from '#/platform/platform.ts';
import type { WishMenu } from '../wish.contract.ts';
import { wishPath } from '../wish-paths.pure.ts';
import { ORDINARY, readBlessingBook } from './blessing-book.ts';
import { readDay } from './day.rules.ts';
import { readFestivalBook } from './festival-book.ts';
import { createFestivalCalendar } from './festival-calendar.ts';
import { bindFriendLinkApi } from './friend-link.api.ts';
import { checkHandler } from './friend-link.job.ts';
import { presentApplication } from './friend-link.present.ts';
import { seedFriendLinks } from './friend-link.seed.ts';
import { createFriendLinkService } from './friend-link.service.ts';
import { createFriendLinkStore } from './friend-link.store.ts';
import { createFriendLinkCheck } from './friend-link-check.gateway.ts';
import { bindFriendLinkReviewApi } from './friend-link-review.api.ts';
import { createFriendLinkReview } from './friend-link-review.service.ts';
import { createFriendLinkReviewStore } from './friend-link-review.store.ts';
import { createLunarCalendar } from './lunar-calendar.ts';
import { createNameIndex } from './name-index.ts';
import { pictureRoutes } from './picture.api.ts';
import { createPictureBook } from './picture-book.ts';
import { createPublicHolidays } from './public-holidays.ts';
import { bindWishApi } from './wish.api.ts';
import { friendLinkApproved } from './wish.event.ts';
import { lunarText } from './wish.present.ts';
import { wishSearch } from './wish.search.ts';
import { createWishService } from './wish.service.ts';
import { isLunarDay, wishCards } from './wish-card.ts';

type Needs = Pick<
  Platform,
  'database' | 'jobs' | 'events' | 'outbound' | 'readers' | 'now' | 'randomBytes' | 'contentChanged'
>;

interface Settings {
  /** What the operator has put into the config key wishMenu. */
  menu: () => Promise<WishMenu>;
  /** The same drawing in pixels. */
  raster: RasterDrawing;
}

export function createWishFeature(
  { database: { db }, jobs, events, outbound, readers, now, randomBytes, contentChanged }: Needs,
  { menu, raster }: Settings,
): Feature & { lunarDay: (asked?: string) => string } {
  const store = createFriendLinkStore(db, jobs);
  const links = createFriendLinkService({ links: store, outbound, now, randomBytes });
  const review = createFriendLinkReview({
    links: store,
    review: createFriendLinkReviewStore(db, events),
    now,
    contentChanged,
  });
  shipped ??= readShipped();
  const { book, blessings, names, pictures } = shipped;
  const calendar = createLunarCalendar();
  const festivals = createFestivalCalendar(book.festivals, calendar);
  const wish = createWishService({ book, calendar, festivals, holidays: createPublicHolidays(), now });
  return {
    /** Today, or the day or festival that is asked for, in a few lines, for those who ask a robot. */
    lunarDay: (asked = '') => (asked && !readDay(asked) && !book.find(asked) ? '' : lunarText(wish.show(asked))),
    /** Festivals by name, whatever day they fall on this year: for the sitemap. */
    fixedPages: async () =>
      ['/wish', '/wish/links', '/wish/pictures', ...book.festivals.map(({ name }) => wishPath(name))].map((path) => ({
        path,
      })),
    endpoints: [
      ...bindFriendLinkApi(links),
      ...bindFriendLinkReviewApi(review, links),
      ...bindWishApi({ wish, book, blessings, pictures, menu }),
    ],
    routes: pictureRoutes(pictures, raster),
    card: wishCards({ wish, blessings }),
    posters: { wish: (day) => wishPath(day === 'today' ? '' : day) },
    hasName: async (kind, name) => kind === '文章' && (book.find(name) !== undefined || isLunarDay(name)),
    jobs: [checkHandler({ links: store, check: createFriendLinkCheck(outbound, readers), now })],
    events: [friendLinkApproved],
    member: {
      name: 'FriendLinks',
      exportFor: async (memberId) => (await store.askedFor(memberId)).map(presentApplication),
      eraseFor: store.forgetMember,
    },
    seed: () => seedFriendLinks(store, now),
    search: wishSearch({ book, names, pictures, wish }),
  };
}

/** Ships with the site and never changes while it runs. */
let shipped: ReturnType<typeof readShipped> | undefined;

function readShipped() {
  const book = readFestivalBook();
  const blessings = readBlessingBook(book.festivals);
  const names = createNameIndex([
    ...book.festivals.map(({ name, aliases }) => ({ thing: name, names: [name, ...aliases] })),
    { thing: ORDINARY, names: [ORDINARY, '平日', '日常'] },
  ]);
  return { book, blessings, names, pictures: createPictureBook(book, blessings, names) };
}
