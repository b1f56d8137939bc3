/**
 * Where a search leads: /anys/search with the words. Already there, the other queries are kept and the page goes back
 * to 1. Empty words lead nowhere.
 */
export function searchPath(typed: string, pathname: string, search: string): string | undefined {
  const words = typed.trim();
  if (!words) return undefined;
  const query = new URLSearchParams(pathname === '/anys/search' ? search : '');
  query.set('words', words);
  if (query.has('page')) query.set('page', '1');
  return `/anys/search?${query}`;
}
