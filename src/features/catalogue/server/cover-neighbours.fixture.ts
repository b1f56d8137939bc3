import type { Database } from '#/platform/db/database.ts';
import { type Art, readArt } from '../../cover/cover-art.pure.ts';
import { KINDS } from '../kinds.pure.ts';
import { ORDER } from '../list-sizes.pure.ts';
import { createCuratedListStore } from './curated-list.store.ts';
import { openLists } from './judged-queries.fixture.ts';
import { EVERYTHING } from './list.rules.ts';
import type { ListedTitle } from './title.rules.ts';

/** Beside each other, or one above the other in two to six columns. */
const NEAR = [1, 2, 3, 4, 5, 6];
const SLICE = { limit: 60, offset: 0 };
const WORDS =
  '龙 三国 爱 西游 王 天 大 人 梦 剑 侠 海 城 家 红楼 哆啦 柯南 火影 海贼 战 星 神 女 倚天 射雕 春 风 夜 周星驰 宫崎骏 武侠片 喜剧 爱情片 韩剧 古装剧'.split(
    ' ',
  );

/** What an eye takes for the same picture: the same drawing in whatever colours, or all else but the drawing. */
const areAlike = (one: Art, other: Art) =>
  one.family === other.family
    ? one.form === other.form || (one.layout === other.layout && one.palette === other.palette)
    : one.layout === other.layout && one.palette === other.palette && one.surface === other.surface;

/** `recent` and `searched` stand in an order that changes by the day, or that nobody can foresee. */
type Group = 'curated' | 'best' | 'genre' | 'recent' | 'searched';

/** Goes through the lists that visitors see, and tells which neighbours in them look alike. */
export async function neighboursAlike(database: Database, now: () => number) {
  const { search, lists, titles } = openLists(database, now);
  const found = new Map<Group, { pairs: number; alike: string[] }>();
  const look = (group: Group, name: string, list: readonly ListedTitle[]) => {
    const counted = found.get(group) ?? { pairs: 0, alike: [] };
    found.set(group, counted);
    const arts = list.map(({ art }) => readArt(art));
    for (const [at, art] of arts.entries())
      for (const back of NEAR) {
        const other = arts[at - back];
        if (!art || !other) continue;
        counted.pairs++;
        if (areAlike(art, other))
          counted.alike.push(`${name}: ${list[at]?.name}, ${back} after ${list[at - back]?.name}`);
      }
  };
  const { curatedLists } = await createCuratedListStore(database.db).list({ limit: 100, offset: 0 });
  for (const { name, titleIds } of curatedLists) look('curated', name, await titles.listByIds(titleIds));
  for (const kind of [null, ...KINDS.map(({ slug }) => slug)]) {
    const filter = { ...EVERYTHING, kind };
    for (const order of Object.values(ORDER))
      look(
        order === ORDER.newest ? 'recent' : 'best',
        `${kind} ${order}`,
        (await lists.list(filter, order, SLICE)).titles,
      );
    for (const { name } of (await lists.facets(filter)).genres.slice(0, 20))
      look('genre', `${kind} ${name}`, (await lists.list({ ...filter, genre: name }, ORDER.heat, SLICE)).titles);
  }
  for (const words of WORDS) look('searched', words, (await search.search(words, EVERYTHING, SLICE)).titles);
  return found;
}
