import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type MiddlewareFunction,
  RouterContextProvider,
  StaticRouterProvider,
  useRouteError,
} from 'react-router';
import { expect, test } from 'vitest';
import { ErrorView } from './error-view.tsx';
import { pageMiddleware } from './root-middleware.ts';

function Failed() {
  return <ErrorView error={useRouteError()} />;
}

test('a route that names a middleware nobody knows gives the error page with status 500 and the name', async () => {
  const routes = [
    {
      path: '/',
      // In a route object a middleware may return anything; in framework mode it is a response.
      middleware: pageMiddleware('domainPge') as MiddlewareFunction[],
      element: <p>the page</p>,
      ErrorBoundary: Failed,
    },
  ];
  const handler = createStaticHandler(routes);
  let html = '';
  const response = await handler.query(new Request('http://souluo.test/'), {
    requestContext: new RouterContextProvider(),
    generateMiddlewareResponse: async (query) => {
      const context = await query(new Request('http://souluo.test/'));
      if (context instanceof Response) return context;
      html = renderToString(
        <StaticRouterProvider context={context} router={createStaticRouter(handler.dataRoutes, context)} />,
      );
      return new Response(html, { status: context.statusCode });
    },
  });
  expect(response).toBeInstanceOf(Response);
  expect((response as Response).status).toBe(500);
  expect(html).toContain('Unknown middleware domainPge');
  expect(html).toContain('山重水复疑无路');
  expect(html).not.toContain('the page');
});
