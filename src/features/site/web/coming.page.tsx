import { redirect, useLocation, useMatches } from 'react-router';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import type { Route } from './+types/coming.page.ts';
import { comingOf } from './coming-pages.ts';

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const { title, text } = comingOf(location.pathname);
  return pageHead(matches[0].loaderData, { title, description: text, path: location.pathname, noindex: true });
};

export function loader({ url: { pathname, search }, context }: Route.LoaderArgs) {
  const { user } = context.get(siteContext);
  if (pathname.startsWith('/market/admin') && !user?.IsOperator) {
    if (user) throw new Response('没有权限', { status: 403 });
    throw redirect(loginPath(pathname, search));
  }
  return null;
}

export default function ComingPage() {
  const { title, text } = comingOf(useLocation().pathname);
  const notice = (
    <EmptyState size="page" title={title}>
      {text}
    </EmptyState>
  );
  // The bare layout leaves everything to its pages, the landmark too.
  const isBare = useMatches().some(({ id }) => id.endsWith('nothing.layout'));
  return isBare ? (
    <main id="main" className="wrap">
      {notice}
    </main>
  ) : (
    notice
  );
}
