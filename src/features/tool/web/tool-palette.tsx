import { BookOpen, Braces, Calculator, Globe, Image, Search, Type } from 'lucide-react';
import { FAVOURITE } from '#/features/favourite/favourite-types.pure.ts';
import type { PaletteEntry, PaletteGroup, PaletteSource } from '#/ui/palette/palette-entry.ts';
import { backgroundApi, browserApi } from '#/web/browser-api.ts';
import { readStored } from '#/web/local-storage.ts';
import { USER_INFO } from '#/web/user-info.ts';
import type { ToolName } from '../tool.contract.ts';
import { TOOL_TYPES, type ToolType } from '../tool-info.pure.ts';
import { RECENT_TOOLS, recentsOf } from './recents.ts';
import { clipboardGroups, recognisedGroups } from './recognise/recognised-entries.tsx';
import { typePath } from './type-path.ts';

const ICON = { size: 16, 'aria-hidden': true } as const;
const ICONS: Record<ToolType, PaletteEntry['icon']> = {
  代码处理: <Braces {...ICON} />,
  站长工具: <Globe {...ICON} />,
  文本处理: <Type {...ICON} />,
  图片处理: <Image {...ICON} />,
  生活工具: <Calculator {...ICON} />,
  Api文档: <BookOpen {...ICON} />,
};
const SHOWN = 8;

/** What ⌘K and the box in the header offer in the toolbox. The names of all tools come with the first question. */
export async function toolPalette(): Promise<PaletteSource> {
  const [names, kept] = await Promise.all([readNames(), readKept()]);
  const tools = names.map(toEntry);
  return {
    placeholder: '搜工具，或粘贴内容认出该用哪个',
    groups: [
      { title: '工具', entries: tools },
      { title: '分类', entries: TOOL_TYPES.map(typeEntry) },
    ],
    first: beginnings(tools, kept),
    search: async (words) => recognisedGroups('认出来的', words, nameIn(names)),
    handOff: (words) => ({
      id: 'tools',
      label: `在所有工具里找「${words}」`,
      href: `/tool/type/?words=${encodeURIComponent(words)}`,
      icon: <Search {...ICON} />,
    }),
  };
}

/** The same for the keys, which also look at what was copied. */
export async function toolPaletteWithClipboard(): Promise<PaletteSource> {
  const source = await toolPalette();
  const tools = source.groups[0]?.entries ?? [];
  const nameOf = (url: string) => tools.find(({ id }) => id === url)?.label ?? '工具';
  return { ...source, first: [...(await clipboardGroups(nameOf)), ...(source.first ?? [])] };
}

const nameIn = (names: readonly ToolName[]) => (url: string) => names.find(({ Url }) => Url === url)?.Name ?? '工具';

/** Before anything is typed: what one used and kept, then what most come for. No tool twice. */
function beginnings(tools: readonly PaletteEntry[], kept: readonly string[]): PaletteGroup[] {
  const left = new Map(tools.map((tool) => [tool.id, tool]));
  const take = (urls: readonly string[]) =>
    urls.slice(0, SHOWN).flatMap((url) => {
      const tool = left.get(url);
      left.delete(url);
      return tool ? [tool] : [];
    });
  const recent = take(recentsOf(readStored(RECENT_TOOLS)).map(({ url }) => url));
  return [
    { title: '最近用过', entries: recent },
    { title: '我的收藏', entries: take(kept) },
    { title: '常用', entries: take([...left.keys()]) },
  ];
}

async function readNames(): Promise<readonly ToolName[]> {
  const answer = await browserApi('GET /api/v1/tool/names', {}, { quiet: true });
  return answer.ok ? answer.data : [];
}

async function readKept(): Promise<string[]> {
  if (readStored(USER_INFO) === undefined) return [];
  const query = { Type: FAVOURITE.tool, pageSize: SHOWN };
  const answer = await backgroundApi('GET /api/v1/collect', { query });
  return answer.ok ? answer.data.Result.map(({ RelativeId }) => RelativeId) : [];
}

function toEntry({ Url, Name, TypeName, Brief, Link, Words }: ToolName): PaletteEntry {
  return {
    id: Url,
    label: Name,
    // A tool elsewhere on the web is left to its address here, which leads on.
    href: Link.startsWith('/') ? Link : `/tool/${encodeURIComponent(Url)}`,
    icon: TOOL_TYPES.flatMap(({ name }) => (name === TypeName ? [ICONS[name]] : [])),
    note: Brief,
    keywords: [...Words.split(' '), Brief],
  };
}

function typeEntry({ name, note }: (typeof TOOL_TYPES)[number]): PaletteEntry {
  return { id: `type ${name}`, label: name, href: typePath(name), icon: ICONS[name], note };
}
