import { type ReactNode, Suspense, use } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  Link,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router';

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>;

const NEVER = new Promise<never>(() => {});

function Root() {
  return (
    <html lang="zh-CN">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

function Page() {
  const { text } = useLoaderData<{ text: string }>();
  return (
    <p>
      {text}
      <Link to="/slow">慢</Link>
    </p>
  );
}

function Suspending(): ReactNode {
  return use(NEVER);
}

const routes = {
  root: { path: '', module: { default: Root } },
  home: { parentId: 'root', index: true, module: { default: Page, loader: () => ({ text: '首页 </script>' }) } },
  hot: { parentId: 'root', path: 'hot', module: { default: Page, loader: () => ({ text: '热门 </script>' }) } },
  slow: {
    parentId: 'root',
    path: 'slow',
    module: { default: Page, loader: () => ({ text: '慢', late: new Promise((resolve) => setImmediate(resolve, 1)) }) },
  },
  suspends: {
    parentId: 'root',
    path: 'suspends',
    module: {
      default: () => (
        <Suspense fallback="等">
          <Suspending />
        </Suspense>
      ),
    },
  },
};

/** A site of four pages as the compiler would make it, for the installed React Router. */
export function smallSite(handleRequest: (request: Request, context: EntryContext) => Promise<Response>): ServerBuild {
  const all = Object.entries(routes).map(([id, route]) => [id, { id, ...route }] as const);
  const assets = all.map(([id, { module, ...route }]) => [
    id,
    { ...route, module: `/${id}.js`, hasLoader: 'loader' in module, hasAction: false, hasErrorBoundary: false },
  ]);
  return {
    routes: Object.fromEntries(all),
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(assets),
      url: '/manifest.js',
      version: '1',
    },
    entry: {
      module: {
        default: (request: Request, _status: number, _headers: Headers, context: EntryContext) =>
          handleRequest(request, context),
        handleError: () => {},
      },
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
    // What the compiler adds for others is of no use to a request.
  } as unknown as ServerBuild;
}

/** As React Router's own entry does it. */
export async function renderPublicly(request: Request, context: EntryContext): Promise<Response> {
  const url = request.url;
  return new Response(await renderToReadableStream(<ServerRouter context={context} url={url} />));
}

export const ask = async (handler: Handler, path: string): Promise<{ status: number; text: string }> => {
  const response = await handler(new Request(`http://site.test${path}`), new RouterContextProvider());
  return { status: response.status, text: await response.text() };
};
