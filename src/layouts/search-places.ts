import { type ComponentType, lazy } from 'react';
import type { PaletteSource } from '#/ui/palette/palette-entry.ts';
import type { Site } from '#/web/contexts.ts';

/** What the header's box looks for, and where its words go. */
export interface SearchPlace {
  /** The page of results. It answers a plain GET form too. */
  action: string;
  label: string;
  placeholder: string;
  /** Comes when the box is first used: most pages are left by a link. */
  Suggest: ComponentType<{ input: HTMLInputElement }>;
  /** What ⌘K offers. */
  palette: (user: Site['user']) => Promise<PaletteSource>;
}

export const SITE_SEARCH: SearchPlace = {
  action: '/anys/search',
  label: '站内搜索',
  placeholder: '搜片名、人物',
  Suggest: lazy(() => import('./site-suggest.tsx')),
  palette: async (user) => (await import('./palette-source.tsx')).paletteSource(user),
};

export const TOOL_SEARCH: SearchPlace = {
  action: '/tool/type/',
  label: '搜工具',
  placeholder: '搜工具',
  Suggest: lazy(() => import('./tool-suggest.tsx')),
  palette: async () => (await import('#/features/tool/web/tool-palette.tsx')).toolPaletteWithClipboard(),
};
