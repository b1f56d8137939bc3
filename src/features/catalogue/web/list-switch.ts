import { useLocation, useNavigation } from 'react-router';

/** The type of a list is empty or search; which of them an address shows, or neither. */
function listTypeOf(pathname: string): '' | 'search' | undefined {
  if (!/^\/anys(\/|$)/.test(pathname)) return undefined;
  return pathname === '/anys/search' ? 'search' : '';
}

/** Between the two types the old list and its paging go first, before the new one is there. */
export function useIsSwitching(): boolean {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const next = location && listTypeOf(location.pathname);
  return next !== undefined && next !== listTypeOf(pathname);
}
