import { EndpointTable } from '#/platform/http/endpoint-table.ts';
import { readDataAddress } from '#/web/router-internals/data-address.pure.ts';

interface RouteOfPage {
  path?: string | undefined;
  parentId?: string | undefined;
}

/** The name for addresses that no page has. */
const UNKNOWN = '(no such page)';

/** Says which page a path belongs to, by the pattern of its route: `/any/:word`, or with `.data` behind it. */
export function createPageNames(routes: Readonly<Record<string, RouteOfPage | undefined>>) {
  const patterns = Object.keys(routes).flatMap((id) => (routes[id]?.path ? withAndWithout(fullPath(routes, id)) : []));
  // The router asks for `/__manifest` to learn of pages it has not met.
  const table = new EndpointTable(
    ['/', '/__manifest', ...patterns].map((pattern) => [`GET ${pattern}`, pattern] as const),
  );
  return (path: string): string => {
    const data = readDataAddress(path);
    const pathname = (data?.pathname ?? path).replace(/(?<=.)\/$/, '');
    try {
      const found = table.find('GET', pathname)?.value;
      return found === undefined ? UNKNOWN : `${found}${data ? '.data' : ''}`;
    } catch {
      // An address that cannot be decoded.
      return UNKNOWN;
    }
  };
}

function fullPath(routes: Readonly<Record<string, RouteOfPage | undefined>>, id: string): string {
  const { path = '', parentId } = routes[id] ?? {};
  const above = parentId === undefined ? '' : fullPath(routes, parentId);
  return path === '' ? above : `${above}/${path}`;
}

/** `/blog/:page?` stands for two addresses. */
function withAndWithout(pattern: string): string[] {
  const optional = pattern.lastIndexOf('?');
  if (optional === -1) return [pattern];
  const slash = pattern.lastIndexOf('/', optional);
  const rest = pattern.slice(optional + 1);
  return [pattern.slice(0, slash) + rest, pattern.slice(0, optional) + rest].flatMap(withAndWithout);
}
