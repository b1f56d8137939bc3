import type { KindSlug } from '../../catalogue/kinds.pure.ts';
import { PROVIDER_LABELS, type ProviderName } from '../providers.pure.ts';

export interface ProviderTraits {
  /** Layers of providers lie beside those of sources, whose numbers are positive. */
  source: { id: number; name: string };
  base: string;
  pauseMs: number;
  needsKey: boolean;
  kinds: readonly KindSlug[];
  notice: string;
}

export const TRAITS: Record<ProviderName, ProviderTraits> = {
  bangumi: {
    source: { id: -1, name: PROVIDER_LABELS.bangumi },
    base: 'https://api.bgm.tv',
    pauseMs: 1000,
    needsKey: false,
    kinds: ['anime'],
    notice: '资料来自 Bangumi（bgm.tv），条目编号来自 bangumi-data（CC BY 4.0）',
  },
  tmdb: {
    source: { id: -2, name: PROVIDER_LABELS.tmdb },
    base: 'https://api.themoviedb.org/3',
    pauseMs: 100,
    needsKey: true,
    kinds: ['movie', 'tv', 'anime'],
    notice:
      'This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB.（有广告或收费的站点用 TMDB 要另行取得许可）',
  },
};

export interface ProviderSettings {
  name: ProviderName;
  isOn: boolean;
  base: string;
  /** Empty: none. Undefined: there is one, but nobody can open it. */
  key: string | undefined;
  pauseMs: number;
}

export interface Counts {
  done: number;
  changed: number;
  doubtful: number;
  unmatched: number;
  failed: number;
}

export const NO_COUNTS: Counts = { done: 0, changed: 0, doubtful: 0, unmatched: 0, failed: 0 };

export type RunMode = 'dry' | 'run' | 'undo';
export type RunState = 'queued' | 'running' | 'stopping' | 'done' | 'stopped' | 'failed';

export interface Run {
  id: number;
  name: ProviderName;
  mode: RunMode;
  state: RunState;
  afterId: number;
  total: number;
  counts: Counts;
  message: string;
  begunBy: string;
  createdAt: number;
  endedAt: number | null;
}
