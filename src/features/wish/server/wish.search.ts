import type { FoundThing, SearchSection } from '#/platform/feature.ts';
import { wishPath } from '../wish-paths.pure.ts';
import { ANYONE, ORDINARY } from './blessing-book.ts';
import { daysBetween } from './day.rules.ts';
import type { Festival } from './festival.rules.ts';
import type { FestivalBook } from './festival-book.ts';
import type { NameIndex } from './name-index.ts';
import type { Picture, PictureBook } from './picture-book.ts';
import type { WishService } from './wish.service.ts';

interface Needs {
  book: FestivalBook;
  names: NameIndex<string>;
  pictures: PictureBook;
  wish: WishService;
}

/** Festivals by name first, then blessings. */
export function wishSearch({ book, names, pictures, wish }: Needs): SearchSection {
  return {
    key: 'wish',
    name: '节日祝福',
    async find(words, limit) {
      const festivals = [...names.find(words)]
        .sort(([, one], [, other]) => one - other)
        .flatMap(([name]) => book.find(name) ?? []);
      const texts = pictures.search(words);
      const things = [...festivals.map(presentFestival), ...texts.slice(0, limit).map(presentText)].slice(0, limit);
      return { total: festivals.length + texts.length, things };
    },
    morePath: (words) => `/wish/pictures?words=${encodeURIComponent(words)}`,
  };

  function presentFestival(festival: Festival): FoundThing {
    const day = wish.nextOf(festival);
    const days = day ? daysBetween(wish.today(), day) : undefined;
    const when = days === undefined ? '' : days === 0 ? '就在今天' : days > 0 ? `还有 ${days} 天` : '';
    return { title: festival.name, path: wishPath(festival.name), note: [day, when].filter(Boolean).join(' · ') };
  }

  function presentText({ name, blessing: { text, relation } }: Picture): FoundThing {
    const page = wishPath(name === ORDINARY ? '' : name);
    const filter = relation === ANYONE ? '' : `?relation=${encodeURIComponent(relation)}`;
    return {
      title: text,
      path: `${page}${filter}#blessings`,
      note: relation === ANYONE ? name : `${name} · ${relation}`,
    };
  }
}
