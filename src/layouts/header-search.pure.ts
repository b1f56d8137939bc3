interface At {
  /** The page of results. */
  action: string;
  pathname: string;
  search: string;
}

/**
 * Where a search leads: to the page of results with the words. Already there, the other queries are kept and the page
 * goes back to 1. Empty words lead nowhere.
 */
export function searchPath(typed: string, { action, pathname, search }: At): string | undefined {
  const words = typed.trim();
  if (!words) return undefined;
  const query = new URLSearchParams(pathname === action ? search : '');
  query.set('words', words);
  if (query.has('page')) query.set('page', '1');
  return `${action}?${query}`;
}
