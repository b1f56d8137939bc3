/** The code of a page that was asked for could not be loaded. */
export class RouteCodeMissing extends Error {
  override message = 'the code of the page could not be loaded';
}

/**
 * Called by React Router in place of `window.location.reload` (see `define` in vite.config.ts), which it calls without any
 * limit when the code of a page cannot be loaded, also of one that is only loaded ahead. Once this is thrown the router
 * goes on to the address without anything to show there, and the root shows the error page.
 */
export function routeCodeMissing(): never {
  throw new RouteCodeMissing();
}
