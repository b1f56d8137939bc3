import { storedValue } from '#/web/local-storage.ts';

export interface Recent {
  url: string;
  name: string;
}

export const RECENT_TOOLS = storedValue<unknown>('recentTools');

/** What the browser's storage holds of them: anyone may have written anything there. */
export function recentsOf(kept: unknown): Recent[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter((one) => typeof one?.url === 'string' && typeof one?.name === 'string');
}
