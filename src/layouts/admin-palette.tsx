import {
  Archive,
  ExternalLink,
  FileText,
  Film,
  Link2,
  LogOut,
  type LucideIcon,
  Plus,
  RadioTower,
  Search,
  ShoppingBag,
  SunMoon,
  Users,
  Wrench,
} from 'lucide-react';
import { beginning } from '#/contract/beginning.pure.ts';
import { logOut } from '#/features/account/shared/log-out.ts';
import type { PaletteEntry, PaletteGroup, PaletteSource } from '#/ui/palette/palette-entry.ts';
import { chooseTheme, readTheme, type Theme } from '#/ui/theme/theme-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import { ADMIN_NAV, type AdminPlace } from './admin-nav.ts';
import { settings } from './admin-palette-settings.tsx';
import { recentPlaces } from './recent-places.ts';

const MOST = 5;
const QUIET = { quiet: true } as const;

/** A place by its name, its pinyin and its initials. */
function placeEntry({ label, to, icon: Icon, pinyin }: AdminPlace, group: string): PaletteEntry {
  const syllables = pinyin.split(' ');
  const initials = syllables.map((syllable) => syllable[0]).join('');
  return {
    id: to,
    label,
    href: to,
    icon: <Icon size={16} aria-hidden />,
    note: group,
    keywords: [syllables.join(''), initials],
  };
}

function deed(label: string, href: string, note: string, pinyin: string, icon: LucideIcon = Plus): PaletteEntry {
  return { ...placeEntry({ label, to: href, icon, pinyin }, note), id: `deed ${href}` };
}

const DEEDS: readonly PaletteEntry[] = [
  deed('添加片目', '/market/admin/catalogue/items/edit', '内容', 'tian jia pian mu'),
  deed('新建专题', '/market/admin/catalogue/collections#new', '内容', 'xin jian zhuan ti'),
  deed('写文章', '/market/admin/blog/write', '内容', 'xie wen zhang'),
  deed('添加商品', '/market/admin/search/data/add', '内容', 'tian jia shang pin'),
  deed('导入片目', '/market/admin/catalogue/import', '内容', 'dao ru pian mu'),
  deed('导入商品', '/market/admin/search/data/import', '内容', 'dao ru shang pin'),
  deed('合并与拆分片目', '/market/admin/catalogue/merge', '内容', 'he bing yu chai fen pian mu', Film),
  deed('审核留言', '/market/admin/word?state=waiting', '互动', 'shen he liu yan', Search),
  deed('添加友情链接', '/market/admin/links#new', '互动', 'tian jia you qing lian jie'),
  deed('新建推送', '/market/admin/wechat/robot/push', '机器人', 'xin jian tui song'),
  deed('备份与恢复', '/market/admin/backup', '站点', 'bei fen yu hui fu', Archive),
];

/** What stands at the foot of the side too. */
const ENDS: readonly PaletteEntry[] = [
  deed('看网站', '/', '站点', 'kan wang zhan', ExternalLink),
  {
    id: 'theme',
    label: '换主题',
    note: '浅色、深色、跟随系统',
    icon: <SunMoon size={16} aria-hidden />,
    keywords: ['huanzhuti', 'hzt'],
    run: () => chooseTheme({ light: 'dark', dark: 'system', system: 'light' }[readTheme()] as Theme),
  },
  {
    id: 'leave',
    label: '退出登录',
    icon: <LogOut size={16} aria-hidden />,
    keywords: ['tuichudenglu', 'tcdl'],
    run: () => void logOut().then((isOut) => (isOut ? location.assign('/') : undefined)),
  },
];

/** What ⌘K offers at the desk: every page, what is often done, and records as you type. */
export function adminPalette(): PaletteSource {
  const places = ADMIN_NAV.flatMap(({ title, places: own }) => own.map((place) => placeEntry(place, title)));
  const recent = recentPlaces()
    .flatMap((to) => places.find(({ href }) => href === to) ?? [])
    .slice(0, 5);
  return {
    placeholder: '找页面、设置、片目、商品、文章、会员、短链接、工具…',
    first: [
      { title: '最近去过', entries: recent },
      { title: '做', entries: DEEDS.slice(0, 6) },
    ],
    groups: [
      { title: '去', entries: places },
      { title: '做', entries: [...DEEDS, ...ENDS] },
    ],
    search: findRecords,
    isFoundLast: true,
    foot: '↑↓ 选 · ↵ 打开 · ⌘↵ 新标签页 · 拼音、首字母都行',
  };
}

async function findRecords(words: string): Promise<PaletteGroup[]> {
  const kinds = [settings, titles, goods, articles, members, shortLinks, robots, tools];
  const found = await Promise.all(kinds.map((find) => find(words)));
  return [{ title: '找到的记录', entries: found.flat() }];
}

async function titles(words: string): Promise<PaletteEntry[]> {
  const answer = await browserApi('GET /api/v1/any/items', { query: { words, pageSize: MOST } }, QUIET);
  if (!answer.ok) return [];
  return answer.data.Result.map(({ Key, Name, TypeName, Year, RemovedTime }) => ({
    id: `title ${Key}`,
    label: Name,
    href: `/market/admin/catalogue/items/edit?key=${encodeURIComponent(Key)}`,
    icon: <Film size={16} aria-hidden />,
    note: ['片目', Year, TypeName, RemovedTime && '已下架'].filter(Boolean).join(' · '),
  }));
}

async function goods(words: string): Promise<PaletteEntry[]> {
  const answer = await browserApi(
    'GET /api/v1/crawl/common/items',
    { query: { words, state: 'all', pageSize: MOST } },
    QUIET,
  );
  if (!answer.ok) return [];
  return answer.data.Result.map(({ id, title, city }) => ({
    id: `goods ${id}`,
    label: title,
    href: `/market/admin/search/data/update?id=${id}`,
    icon: <ShoppingBag size={16} aria-hidden />,
    note: ['市集商品', city].filter(Boolean).join(' · '),
  }));
}

/** Published ones by the site's own search, with drafts that nobody else finds. */
async function articles(words: string): Promise<PaletteEntry[]> {
  const [shown, written] = await Promise.all([
    browserApi('GET /api/v1/search/section', { query: { words, key: 'blog' } }, QUIET),
    browserApi('GET /api/v1/blog/draft', { query: { pageSize: 50 } }, QUIET),
  ]);
  const found = shown.ok
    ? shown.data.Things.map(({ Title, Path, Note }) => articleEntry(Title, nameIn(Path), Note))
    : [];
  const drafts = written.ok
    ? written.data.Result.filter(({ State, Title }) => State === 'draft' && Title.includes(words)).map((draft) =>
        articleEntry(draft.Title || '（无题）', draft.Name, '草稿'),
      )
    : [];
  return [...drafts, ...found].slice(0, MOST);
}

const nameIn = (path: string) => decodeURIComponent(path.replace(/^\/blog\//, ''));

function articleEntry(label: string, name: string, note: string): PaletteEntry {
  return {
    id: `article ${name}`,
    label,
    href: `/market/admin/blog/write?name=${encodeURIComponent(name)}`,
    icon: <FileText size={16} aria-hidden />,
    note: ['文章', note].filter(Boolean).join(' · '),
  };
}

async function tools(words: string): Promise<PaletteEntry[]> {
  const answer = await browserApi('GET /api/v1/search/section', { query: { words, key: 'tool' } }, QUIET);
  if (!answer.ok) return [];
  return answer.data.Things.slice(0, MOST).map(({ Title, Path }) => ({
    id: `tool ${Path}`,
    label: Title,
    href: Path,
    icon: <Wrench size={16} aria-hidden />,
    note: '工具',
  }));
}

async function members(words: string): Promise<PaletteEntry[]> {
  const answer = await browserApi('GET /api/v1/user/members', { query: { words, pageSize: MOST } }, QUIET);
  if (!answer.ok) return [];
  return answer.data.Result.map(({ Id, Username, CreatedTime }) => ({
    id: `member ${Id}`,
    label: Username,
    href: `/market/admin/members?words=${encodeURIComponent(Username)}`,
    icon: <Users size={16} aria-hidden />,
    note: `会员 · ${CreatedTime.slice(5, 10)} 注册`,
  }));
}

async function shortLinks(words: string): Promise<PaletteEntry[]> {
  const answer = await browserApi(
    'GET /api/v1/short_url/all',
    { query: { words, state: 'all', pageSize: MOST } },
    QUIET,
  );
  if (!answer.ok) return [];
  return answer.data.Result.map(({ ShortUrl: Code, Url }) => ({
    id: `short ${Code}`,
    label: Code,
    href: `/market/admin/short?words=${encodeURIComponent(Code)}`,
    icon: <Link2 size={16} aria-hidden />,
    note: `短链接 · ${beginning(Url, 40)}`,
  }));
}

async function robots(words: string): Promise<PaletteEntry[]> {
  const answer = await browserApi('GET /api/v1/wechat/robot', {}, QUIET);
  if (!answer.ok) return [];
  return answer.data.Result.filter(({ nickname }) => nickname.includes(words)).map(({ guid, nickname }) => ({
    id: `robot ${guid}`,
    label: nickname,
    href: '/market/admin/wechat/robot',
    icon: <RadioTower size={16} aria-hidden />,
    note: '渠道',
  }));
}
