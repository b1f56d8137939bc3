import { useLocation } from 'react-router';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/coming.page.ts';
import { comingOf } from './coming-pages.ts';

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const { title, text } = comingOf(location.pathname);
  return pageHead(matches[0].loaderData, { title, description: text, path: location.pathname, noindex: true });
};

export default function ComingPage() {
  const { title, text } = comingOf(useLocation().pathname);
  return (
    <EmptyState size="page" title={title}>
      {text}
    </EmptyState>
  );
}
