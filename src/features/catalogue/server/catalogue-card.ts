import type { PageCard } from '#/platform/page-card.ts';
import { KINDS } from '../kinds.pure.ts';
import { ORDER } from '../list-sizes.pure.ts';
import { typeNameOf } from './catalogue.present.ts';
import type { CatalogueService } from './catalogue.service.ts';
import { drawnCover } from './cover-address.ts';
import { EVERYTHING } from './list.rules.ts';
import type { ListService } from './list.service.ts';
import type { createPersonService } from './person.service.ts';
import type { ListedTitle } from './title.rules.ts';
import type { TitleStore } from './title.store.ts';

interface Needs {
  titles: Pick<TitleStore, 'find'>;
  catalogue: Pick<CatalogueService, 'readCuratedList'>;
  lists: Pick<ListService, 'list'>;
  persons: Pick<ReturnType<typeof createPersonService>, 'read'>;
  siteTitle: () => Promise<string>;
}

const SHOWN = 9;

/** What the pictures of the catalogue's pages show: a title by itself, everything else by its first covers. */
export function catalogueCards({ titles, catalogue, lists, persons, siteTitle }: Needs) {
  const first = async (filter: Partial<typeof EVERYTHING>, order: (typeof ORDER)[keyof typeof ORDER]) =>
    lists.list({ ...EVERYTHING, ...filter }, order, { limit: SHOWN, offset: 0 });

  async function titleCard(key: string): Promise<PageCard | undefined> {
    const title = await titles.find(key);
    if (!title || title.removedAt !== null) return undefined;
    const { name, year, genres, duration, summary } = title;
    const genre = genres.slice(0, 2).join(' / ');
    return {
      look: 'title',
      title: name,
      labels: [typeNameOf(title), year ? String(year) : '', genre, duration].filter(Boolean),
      text: firstSentences(summary),
      pictures: [coverOf(title)],
      verb: '长按识别，看看哪里能看',
    };
  }

  async function collectionCard(key: string): Promise<PageCard | undefined> {
    const list = await catalogue.readCuratedList(key).catch(() => undefined);
    if (!list) return undefined;
    return {
      ...ofList(list.name, `专题 · 共 ${list.count} 部 · ${list.summary}`, list.titles),
      labels: ['片单', '编辑精选'],
      verb: '长按识别，看看都有哪些',
    };
  }

  async function personCard(name: string): Promise<PageCard | undefined> {
    const person = await persons.read(name).catch(() => undefined);
    return (
      person &&
      ofList(person.name, `影人 · 共 ${person.works.length} 部作品`, hottest(person.works.map(({ title }) => title)))
    );
  }

  async function listCard(path: string): Promise<PageCard | undefined> {
    const kind = KINDS.find(({ slug }) => path === `/anys/${slug}`);
    if (kind) {
      const { titles: found, total } = await first({ kind: kind.slug }, ORDER.heat);
      return ofList(kind.name, `共 ${total} 部，按题材、地区和年代慢慢挑`, found);
    }
    const text = PLACES[path];
    if (!text) return undefined;
    const { titles: found, total } = await first({}, path === '/new' ? ORDER.newest : ORDER.heat);
    if (path === '/') return { look: 'plain', title: await siteTitle(), text: text[1], pictures: found.map(coverOf) };
    return ofList(text[0], text[1].replace('%', String(total)), found);
  }

  return async (path: string, query: URLSearchParams): Promise<PageCard | undefined> => {
    if (path.startsWith('/any/')) return titleCard(path.slice('/any/'.length));
    if (path.startsWith('/person/')) return personCard(path.slice('/person/'.length));
    const collection = path === '/home' ? query.get('collection') : null;
    return collection ? collectionCard(collection) : listCard(path);
  };
}

const PLACES: Record<string, [name: string, text: string]> = {
  '/': ['', '影视、工具、市集与短链，找得到，也说得清从哪来。'],
  '/home': ['片库', '共 % 部，按类型、地区、年代挑一部'],
  '/anys': ['片库', '共 % 部，电影、电视剧、综艺、动漫'],
  '/hot': ['热门榜单', '大家这几天都在看什么'],
  '/new': ['最近更新', '新上的和刚更新的，都在这里'],
  '/calendar': ['放送表', '这一周每天有什么更新'],
};

const hottest = (titles: ListedTitle[]) => titles.toSorted((one, other) => other.heat - one.heat);
/** A picture of another site is not ours to set words on, and may be gone tomorrow: there the drawn one stands in. */
function coverOf(title: ListedTitle): string {
  const kind = typeNameOf(title);
  return title.cover.startsWith('/file/') ? title.cover : drawnCover(title, kind);
}

function ofList(title: string, text: string, titles: readonly ListedTitle[]): PageCard {
  return {
    look: 'list',
    title,
    text: text.replace(/(?<![\s·])[\s·]+$/u, ''),
    pictures: titles.slice(0, SHOWN).map(coverOf),
    labels: ['片库'],
  };
}

/** A line is enough to be curious. */
function firstSentences(summary: string): string {
  const [one = '', two = ''] = summary.trim().match(/[^。！？!?]+[。！？!?]?/gu) ?? [];
  return [...one].length < 24 ? one + two : one;
}
