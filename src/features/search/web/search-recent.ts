import { storedValue } from '#/web/local-storage.ts';

/** What a visitor looked for; a member's is on the server. */
export const SEARCH_RECENT = storedValue<string[]>('searchRecent');
