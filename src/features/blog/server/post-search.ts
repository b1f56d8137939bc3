import type { SearchKind } from '#/platform/db/search/search-index.ts';

/** Articles in the search index. */
export const POSTS: SearchKind = { name: 'post', place: 3 };
