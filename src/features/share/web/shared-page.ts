import { ELSEWHERE, type Known, PAGES } from '../shared-pages.pure.ts';

/** Where a landing leads: the page and its query without who shared it. Undefined for what is no page of ours. */
export function sharedAddress(pathname: string, search: string): { path: string; address: string } | undefined {
  const path = pathname.replace(/^(?:\/share(?=\/|$))+/i, '') || '/';
  // What a browser would read as another host, and addresses that do something instead of showing something.
  if (!/^\/(?![/\\])/.test(path) || /^\/+api(?:\/|$|\.)/i.test(decoded(path))) return undefined;
  const query = new URLSearchParams(search);
  query.delete('shareId');
  return { path, address: query.size > 0 ? `${path}?${query}` : path };
}

/** The part of the path after a prefix, as it was before it was encoded. */
export function nameIn(path: string, prefix: string): string | undefined {
  return path.startsWith(prefix) && path.length > prefix.length ? decoded(path.slice(prefix.length)) : undefined;
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What is said of a page: of itself, or of the nearest one above it. */
export function knownPage(path: string): Known {
  // A slash at the end leads to nothing of that name, and on to the page above.
  for (let above = path; above; above = above.slice(0, above.lastIndexOf('/'))) {
    const known = PAGES[above];
    if (known) return known;
  }
  return ELSEWHERE;
}
