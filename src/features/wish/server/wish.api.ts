import { sliceOf, toPage } from '#/contract/paging.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { type WishMenu, wishApi } from '../wish.contract.ts';
import type { BlessingBook } from './blessing-book.ts';
import type { FestivalBook } from './festival-book.ts';
import type { PictureBook } from './picture-book.ts';
import { noSuchFestival } from './wish.errors.ts';
import { presentDay, presentPicture } from './wish.present.ts';
import type { WishService } from './wish.service.ts';

interface Needs {
  wish: WishService;
  book: FestivalBook;
  blessings: BlessingBook;
  pictures: PictureBook;
  menu: () => Promise<WishMenu>;
}

export function bindWishApi({ wish, book, blessings, pictures, menu }: Needs) {
  return bindApi(wishApi, {
    'GET /api/v1/wish/day': async ({ query }) => presentDay(wish.show(query.day)),
    'GET /api/v1/wish/blessing': async ({ query }) => {
      const festival = query.festival === '' ? undefined : book.find(query.festival);
      if (query.festival !== '' && !festival) throw noSuchFestival();
      const relations = blessings.relationsOf(festival);
      // A relation that this day has no words for means all of them.
      const relation = relations.find(({ name }) => name === query.relation)?.name ?? '';
      const texts = blessings.texts(festival, relation);
      return {
        ...toPage(slice(texts, query), texts.length, query),
        Result: slice(texts, query).map((blessing) => ({ Text: blessing.text, Relation: blessing.relation })),
        Relation: relation,
        Relations: relations.map(({ name, count }) => ({ Name: name, Count: count })),
      };
    },
    'GET /api/v1/wish/img/search': async ({ query }) => {
      const found = pictures.search(query.words);
      return toPage(slice(found, query).map(presentPicture), found.length, query);
    },
    'GET /api/v1/wish/menu': () => menu(),
  });
}

function slice<Item>(all: readonly Item[], query: { page: number; pageSize: number }): Item[] {
  const { limit, offset } = sliceOf(query);
  return all.slice(offset, offset + limit);
}
