import * as switches from './switches.pure.ts';

/**
 * Where the browser asks for the data of a page when scripts put it in place of the last one: the page's address with
 * `.data` behind the path, and `_` before it where the path ends in a slash. With `_routes` it wants a part only, for a page
 * that is there already or loaded ahead.
 */
export interface AskedData {
  pathname: string;
  search: string;
  isPart: boolean;
}

/** Undefined for the address of anything else. */
export function readDataAddress(url: string): AskedData | undefined {
  const [path = '', search = ''] = url.split('?', 2);
  if (!switches.dataAddresses || !path.endsWith('.data')) return undefined;
  const pathname = path.slice(0, -'.data'.length).replace(/\/_$/, '/');
  return { pathname, search, isPart: new URLSearchParams(search).has('_routes') };
}

/** Whether an address may be the router's own: the data of a page, or the list of what other pages are made of. */
export const mayBeRouterAddress = (url: string): boolean =>
  !switches.dataAddresses || /^\/__manifest(?:[?#]|$)/.test(url) || readDataAddress(url) !== undefined;
