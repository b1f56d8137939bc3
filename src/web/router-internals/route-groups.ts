import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { readDataAddress } from './data-address.pure.ts';

type Routes = ServerBuild['routes'];

/** Tries only the routes that can answer; what no group knows is left to all of them. */
export function createGroupedHandler(build: ServerBuild, mode: string): RequestHandler {
  const groups = groupRoutes(build);
  const handlers = new Map([...groups].map(([segment, group]) => [segment, createRequestHandler(group, mode)]));
  const handleAll = createRequestHandler(build, mode);
  return (request, context) => (handlers.get(segmentOf(new URL(request.url).pathname)) ?? handleAll)(request, context);
}

/**
 * For each first segment of an address, the site with only those routes that can answer it. React Router tries one route
 * after the other, several times for each page, and makes all of them anew for each render.
 */
export function groupRoutes(build: ServerBuild): Map<string, ServerBuild> {
  const everywhere = new Set<string>();
  const bySegment = new Map<string, Set<string>>();
  for (const [id, route] of Object.entries(build.routes)) {
    // A layout without a path answers nothing by itself.
    if (!route || (route.path === undefined && !route.index)) continue;
    const segment = firstSegment(id, build.routes);
    const group = segment === undefined ? everywhere : (bySegment.get(segment) ?? new Set());
    if (segment !== undefined) bySegment.set(segment, group);
    for (const one of lineage(id, build.routes)) group.add(one);
  }
  return new Map([...bySegment].map(([segment, ids]) => [segment, only(build, new Set([...ids, ...everywhere]))]));
}

/** The segment by which `groupRoutes` is asked: matching does not mind the case, and data has the address of its page. */
export function segmentOf(pathname: string): string {
  const [, first = ''] = (readDataAddress(pathname)?.pathname ?? pathname).split('/', 2);
  return first.toLowerCase();
}

/** Undefined when the route may answer whatever the address begins with. */
function firstSegment(id: string, routes: Routes): string | undefined {
  const path = [...lineage(id, routes)].reverse().map((one) => routes[one]?.path ?? '');
  const segment = path.join('/').split('/').find(Boolean);
  if (segment === undefined || /^[:*]|\?$/.test(segment)) return undefined;
  return segment.toLowerCase();
}

/** The route and those around it, from the inside out. */
function* lineage(id: string, routes: Routes): Generator<string> {
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) yield at;
}

function only(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const pick = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } };
}
