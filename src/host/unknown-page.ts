import { mayBeRouterAddress } from '#/web/router-internals/data-address.pure.ts';

/** Stands for every address that begins with nothing we have: they all show the same page, which is drawn once. */
export const UNKNOWN_ADDRESS = '/-';
/** How long that page is kept; it changes with the site's frame only, and is dropped with all others when that does. */
export const UNKNOWN_SECONDS = { fresh: 60, stale: 600 };

interface Route {
  path?: string | undefined;
  parentId?: string | undefined;
}

/**
 * Tells addresses whose first part is that of no route: what scanners ask for by the thousand. An address that a route may
 * know, such as that of a title that is gone, is none of them. By the name of a segment, so it costs nothing.
 */
export function createIsUnknown(routes: Readonly<Record<string, Route | undefined>>): (url: string) => boolean {
  const known = new Set(Object.values(routes).map((route) => firstPartOf(route, routes)));
  // A route that begins with a parameter may answer any address.
  if ([...known].some((part) => /^:|\?$/.test(part))) return () => false;
  return (url) => {
    const [, part = ''] = /^\/([^/?#]*)/.exec(url) ?? [];
    return !known.has(decoded(part)) && !mayBeRouterAddress(url);
  };
}

function firstPartOf(route: Route | undefined, routes: Readonly<Record<string, Route | undefined>>): string {
  const above = route?.parentId === undefined ? '' : firstPartOf(routes[route.parentId], routes);
  return above || (route?.path?.replace(/^\//, '').split('/', 1)[0]?.toLowerCase() ?? '');
}

/** The front door has refused what cannot be decoded. Routes do not tell large letters from small ones. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return part;
  }
}
