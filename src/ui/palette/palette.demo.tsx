import { Clapperboard, ReceiptText, Search, Store, Wrench } from 'lucide-react';
import { DemoRow } from '../section/demo-row.tsx';
import { Palette } from './palette.tsx';
import type { PaletteGroup, PaletteSource } from './palette-entry.ts';

export const title = '快速搜索';

const hot = ['长河落日', '山海行旅图', '星屑邮局', '周末出逃计划', '白夜渡口'];
const icon = { size: 16, 'aria-hidden': true } as const;

async function search(words: string, signal: AbortSignal): Promise<readonly PaletteGroup[]> {
  await new Promise((resolve) => setTimeout(resolve, 150));
  signal.throwIfAborted();
  if (!'大话西游dhxy'.includes(words.toLowerCase())) return [];
  const note = /^\w+$/.test(words) ? `拼音首字母 ${words}` : '电影 · 1995';
  return [{ title: '片名', entries: [{ id: 'dhxy', label: '大话西游之大圣娶亲', href: '/any/dhxy', note }] }];
}

const source: PaletteSource = {
  groups: [
    {
      title: '热门',
      entries: hot.map((label, index) => ({
        id: label,
        label,
        href: `/any/${encodeURIComponent(label)}`,
        icon: index + 1,
        note: '电影 · 2026',
      })),
    },
    {
      title: '前往',
      entries: [
        {
          id: 'home',
          label: '首页',
          href: '/',
          icon: <Clapperboard {...icon} />,
          note: '/',
          keywords: ['shouye', 'sy'],
        },
        { id: 'bill', label: '账单', href: '/bill', icon: <ReceiptText {...icon} />, note: '/bill', keywords: ['zd'] },
        {
          id: 'market',
          label: '同城市集',
          href: '/market',
          icon: <Store {...icon} />,
          note: '/market',
          keywords: ['tcsj'],
        },
        {
          id: 'config',
          label: '站点配置',
          href: '/market/admin/config',
          icon: <Wrench {...icon} />,
          note: '/market/admin/config',
        },
      ],
    },
  ],
  search,
  handOff: (words) => ({
    id: 'everywhere',
    label: `在所有内容里搜「${words}」`,
    href: `/userCenter?words=${encodeURIComponent(words)}`,
    icon: <Search {...icon} />,
  }),
};

export default function PaletteDemo() {
  return (
    <DemoRow label="⌘K 或 /">
      <Palette source={source}>
        <kbd>⌘K</kbd>
      </Palette>
    </DemoRow>
  );
}
