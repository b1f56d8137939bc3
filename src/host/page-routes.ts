import type { RequestListener, Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transport } from '#/contract/endpoint.ts';
import type { Sender } from '#/platform/http/call.ts';
import { createAddressOf } from '#/platform/http/client-address.ts';
import type { Dispatch } from '#/platform/http/dispatcher.ts';
import type { Traffic } from '#/platform/http/traffic.ts';
import { httpTransport } from '#/web/http-transport.ts';
import { clientFileRoutes } from './client-files.ts';
import { clientFiles, loadBuiltPages, startVite } from './load-pages.ts';
import type { PageCache } from './page-cache.ts';
import { createPageNames } from './page-names.ts';
import { createPageStyles } from './page-styles.ts';
import { isPageView, viewedPage } from './page-view.ts';
import { answerFromCache, pages } from './pages.ts';
import type { RequestWatch } from './request-watch.ts';
import type { Config, StartConfig } from './settings.ts';

/** What stands before Fastify: the page cache in production, Vite in development. */
export interface PageDoor {
  before: (handler: RequestListener) => RequestListener;
}

interface Options {
  config: StartConfig;
  current: () => Config;
  server: Server;
  door: PageDoor;
  dispatch: Dispatch;
  senderOf: (request: FastifyRequest) => Sender;
  cache: PageCache;
  headers: () => Record<string, string>;
  traffic: Pick<Traffic, 'viewed'>;
  requests: Pick<RequestWatch, 'names' | 'answeredBy'>;
  /** Cookies that pages read without being personal. */
  sharedCookies: readonly string[];
}

export async function pageRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { config, current, server, door, dispatch, senderOf, cache, headers, traffic, requests, sharedCookies } =
    options;
  const transportFor = (request: FastifyRequest): Transport => {
    const sender = senderOf(request);
    if (config.API_ORIGIN) {
      return httpTransport(config.API_ORIGIN, () => (sender.token ? { authorization: `Bearer ${sender.token}` } : {}));
    }
    return (key, input) => dispatch(key, input, sender);
  };
  const shared = {
    cache,
    publicHosts: { has: (host: string) => current().publicHosts.has(host) },
    sharedCookies,
    publicProtocol: () => current().publicOrigin && current().ownHost.protocol,
    transportFor,
    securityHeaders: headers,
    traffic,
    siteOriginOf: (request: FastifyRequest) => senderOf(request).siteOrigin,
  };
  if (config.NODE_ENV === 'development') {
    const { vite, render } = await startVite(server);
    app.addHook('onClose', () => vite.close());
    door.before = (handler) => (request, response) =>
      vite.middlewares(request, response, () => handler(request, response));
    await app.register(pages, { ...shared, render, publicHosts: new Set<string>(), enforcePolicy: false });
    return;
  }
  await app.register(clientFileRoutes, { folder: clientFiles });
  const { routes, ...built } = await loadBuiltPages();
  requests.names.pageOf = createPageNames(routes);
  await app.register(pages, { ...shared, ...built, style: createPageStyles(clientFiles), enforcePolicy: true });
  // inject() enters behind this listener, so a refresh always renders.
  const refresh = (url: string, headers: Record<string, string>) =>
    // Nobody looks at it, so it is no page view either.
    app.inject({ url, headers: { ...headers, 'sec-purpose': 'prefetch' } });
  const addressOf = createAddressOf(config.TRUST_PROXY);
  door.before = (handler) => (request, response) => {
    if (!answerFromCache(request, response, shared, refresh)) return handler(request, response);
    requests.answeredBy(request, 'kept');
    const { method, url, headers: sent } = request;
    if (isPageView({ method, url, headers: sent, status: 200, contentType: 'text/html' }))
      traffic.viewed({ address: addressOf(request), userAgent: sent['user-agent'] ?? '' }, viewedPage(request));
  };
}
