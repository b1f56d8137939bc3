import { importAgain } from '../import-again.ts';

/** The code of a page that was asked for could not be loaded. */
export class RouteCodeMissing extends Error {
  override message = 'the code of the page could not be loaded';
}

/**
 * Stands in for the router's function of this name (see `ownRouteCode` in vite.config.ts), which gives up at the first
 * failure and then reloads the page without any limit, also for code that is only loaded ahead. Once this throws, the
 * router goes on to the address without anything to show there, and the root shows the error page.
 */
export async function loadRouteModule(
  { id, module }: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  if (id in loaded) return loaded[id];
  try {
    loaded[id] = await importAgain(() => import(/* @vite-ignore */ module));
    return loaded[id];
  } catch (cause) {
    throw new RouteCodeMissing(undefined, { cause });
  }
}
