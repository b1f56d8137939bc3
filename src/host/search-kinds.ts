import { POSTS } from '#/features/blog/server/post-search.ts';
import { TITLES } from '#/features/catalogue/server/title-index.store.ts';
import { GOODS } from '#/features/market/server/item-index.store.ts';
import { WORDS } from '#/features/word/server/word-search.store.ts';
import type { SearchKind } from '#/platform/db/search/search-index.ts';

/** All that is in the search index. */
export const searchKinds: readonly SearchKind[] = [TITLES, GOODS, POSTS, WORDS];
