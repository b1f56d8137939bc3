import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  type MiddlewareFunction,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router';
import { pageMiddleware } from '#/layouts/root-middleware.ts';
import type { TestApp } from '#/testing/app.fixture.ts';
import { originContext, servedPageContext, transportContext } from '#/web/contexts.ts';
import { pageTransport } from './page-call.fixture.ts';

export const PAGE_ORIGIN = 'https://site.test';

type Page = ComponentType<{ loaderData: unknown }>;

interface PageModule {
  loader: unknown;
  default: unknown;
}

/** What the server sends of one page, without its layout: its own loader behind the site's middlewares, drawn. */
export async function pageHtml(site: TestApp, page: PageModule, address: string, username?: string): Promise<string> {
  // What a page file exports, by the framework's convention; each types its own props.
  const { loader, default: Page } = page as { loader: LoaderFunction; default: Page };
  const context = new RouterContextProvider();
  context.set(transportContext, await pageTransport(site, username));
  context.set(originContext, PAGE_ORIGIN);
  context.set(servedPageContext, undefined);
  const url = new URL(address, PAGE_ORIGIN);
  const { query, dataRoutes } = createStaticHandler([
    {
      path: url.pathname,
      // Ours answer with a page; the router's type leaves open what they answer with.
      middleware: pageMiddleware('domainPage', 'header') as MiddlewareFunction[],
      loader,
      element: createElement(Loaded, { Page }),
    },
  ]);
  let html = '';
  const answer = await query(new Request(url), {
    requestContext: context,
    generateMiddlewareResponse: async (run) => {
      const found = await run(new Request(url));
      if (found instanceof Response) return found;
      for (const error of Object.values(found.errors ?? {})) throw error;
      const router = createStaticRouter(dataRoutes, found);
      html = renderToString(createElement(StaticRouterProvider, { router, context: found, hydrate: false }));
      return new Response();
    },
  });
  if (html === '') throw new Error(`${address}: ${answer instanceof Response ? answer.status : 'no page'}`);
  return html;
}

function Loaded({ Page }: { Page: Page }) {
  return createElement(Page, { loaderData: useLoaderData() });
}
