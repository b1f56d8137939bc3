import type { KindSlug } from '../../catalogue/kinds.pure.ts';

export type TypeChoice = KindSlug | 'skip';

/** Where titles are gathered from. */
export interface Source {
  id: number;
  name: string;
  /** Empty for what comes from files. */
  url: string;
  /** It was sealed with a key that is not here: the operator has to enter it anew. */
  isUrlLost: boolean;
  isEnabled: boolean;
  /** What the operator decided about the source's own types, by their number. */
  types: Record<string, TypeChoice>;
  /** At least so long between the beginnings of two requests. */
  pauseMs: number;
  /** When runs begin by themselves; empty for never. */
  cron: string;
  completeAt: number | null;
  createdAt: number;
}

export interface NewSource {
  name: string;
  url: string;
  isEnabled: boolean;
  types: Record<string, TypeChoice>;
  pauseMs: number;
  cron: string;
}

/** Ten requests a second, and never two at a time. */
export const DEFAULT_PAUSE_MS = 100;

/** One form for addresses that mean the same source, so that nobody adds it twice. */
export function sourceUrl(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  url.hash = '';
  for (const name of ['ac', 'pg', 't', 'h', 'ids', 'wd', 'pagesize', 'limit']) url.searchParams.delete(name);
  return url.href.replace(/\?$/, '');
}

/** The address of one question to a source. */
export function questionUrl(source: Pick<Source, 'url'>, question: Record<string, string | number>): string {
  const url = new URL(source.url);
  for (const [name, value] of Object.entries(question)) url.searchParams.set(name, String(value));
  return url.href;
}

/** What comes from a file, before anything came from it. */
export const NO_SOURCE: Source = {
  id: -1,
  name: '',
  url: '',
  isUrlLost: false,
  isEnabled: true,
  types: {},
  pauseMs: 0,
  cron: '',
  completeAt: null,
  createdAt: 0,
};
