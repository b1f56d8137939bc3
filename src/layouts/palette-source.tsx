import {
  Clapperboard,
  Flame,
  Heart,
  LibraryBig,
  Link2,
  MessageSquareText,
  PartyPopper,
  ReceiptText,
  Search,
  Sparkles,
  Store,
  Wrench,
} from 'lucide-react';
import { lazy, Suspense } from 'react';
import { stateName } from '#/features/shelf/shelf-states.pure.ts';
import type { PaletteEntry, PaletteGroup, PaletteSource } from '#/ui/palette/palette-entry.ts';
import { browserApi } from '#/web/browser-api.ts';
import type { Site } from '#/web/contexts.ts';

const ICON = { size: 16, 'aria-hidden': true } as const;

const PLACES: readonly PaletteEntry[] = [
  place('首页', '/', <Clapperboard {...ICON} />, ['shouye', 'sy']),
  place('热榜', '/hot', <Flame {...ICON} />, ['rebang', 'rb']),
  place('最近更新', '/new', <Sparkles {...ICON} />, ['zuijingengxin', 'zjgx']),
  place('我的书架', '/shelf', <LibraryBig {...ICON} />, ['shujia', 'wdsj']),
  place('我的收藏', '/collect', <Heart {...ICON} />, ['shoucang', 'wdsc']),
  place('账单', '/bill', <ReceiptText {...ICON} />, ['zhangdan', 'zd']),
  place('在线工具', '/tool', <Wrench {...ICON} />, ['gongju', 'zxgj']),
  place('短链接', '/short', <Link2 {...ICON} />, ['duanlian', 'dl']),
  place('同城市集', '/market', <Store {...ICON} />, ['shiji', 'tcsj']),
  place('节日祝福', '/wish', <PartyPopper {...ICON} />, ['zhufu', 'jrzf']),
  place('留言板', '/word', <MessageSquareText {...ICON} />, ['liuyanban', 'lyb']),
];

function place(label: string, href: string, icon: PaletteEntry['icon'], keywords: string[]): PaletteEntry {
  return { id: href, label, href, icon, note: href, keywords };
}

/** What ⌘K offers: titles as you type, then places, then the search over everything. */
export function paletteSource(user: Site['user']): PaletteSource {
  const admin = place('管理后台', '/market/admin', <Wrench {...ICON} />, ['houtai', 'glht', 'admin']);
  return {
    placeholder: '搜片名、工具，或直接去某个页面',
    groups: [{ title: '前往', entries: user?.IsOperator ? [...PLACES, admin] : PLACES }],
    search: (words) => findTitlesAndTools(words, user !== null),
    handOff: (words) => ({
      id: 'all',
      label: `用无限搜索找「${words}」`,
      href: `/userCenter?words=${encodeURIComponent(words)}`,
      icon: <Search {...ICON} />,
    }),
  };
}

/** Whichever answers first waits for the other: both are ours and quick. */
async function findTitlesAndTools(words: string, isMember: boolean): Promise<PaletteGroup[]> {
  return (await Promise.all([findTitles(words, isMember), findTools(words)])).flat();
}

async function findTools(words: string): Promise<PaletteGroup[]> {
  const result = await browserApi('GET /api/v1/tool', { query: { words, pageSize: 5 } }, { quiet: true });
  if (!result.ok || result.data.Result.length === 0) return [];
  const entries = result.data.Result.map(({ Url, Name, Brief }) => ({
    id: `tool ${Url}`,
    label: Name,
    href: `/tool/${encodeURIComponent(Url)}`,
    icon: <Wrench {...ICON} />,
    note: Brief,
  }));
  return [{ title: '工具', entries }];
}

async function findTitles(words: string, isMember: boolean): Promise<PaletteGroup[]> {
  const result = await browserApi('GET /api/v1/any/search', { query: { words, pageSize: 6 } }, { quiet: true });
  if (!result.ok || result.data.Result.length === 0) return [];
  const marks = isMember ? await marksOf(result.data.Result.map(({ Key }) => Key)) : undefined;
  const entries = result.data.Result.map(({ Key, Name, TypeName, Year }): PaletteEntry => {
    const mark = marks?.[Key];
    return {
      id: Key,
      label: Name,
      href: `/any/${encodeURIComponent(Key)}`,
      note: [TypeName, Year].filter(Boolean).join(' · '),
      ...(marks && { also: { label: mark ? stateName(mark) : '＋想看', view: <ShelfOf titleKey={Key} /> } }),
    };
  });
  return [{ title: '片名', entries }];
}

/** Undefined when nobody could say: then nothing is offered that might change what is there. */
async function marksOf(keys: string[]) {
  const query = { keys: JSON.stringify(keys) };
  const answer = await browserApi('GET /api/v1/shelf/flags', { query }, { quiet: true });
  return answer.ok ? answer.data : undefined;
}

const ShelfBox = lazy(() => import('#/features/shelf/shared/shelf-box.tsx'));

/** 想看, 在看, 看过, with day, score and remark, without leaving the palette. */
function ShelfOf({ titleKey }: { titleKey: string }) {
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <ShelfBox titleKey={titleKey} />
    </Suspense>
  );
}
