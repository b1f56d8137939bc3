import { Outlet, useLocation } from 'react-router';
import { KeptPage } from '#/web/kept-page.tsx';
import { ErrorView } from './error-view.tsx';
import type { Framed } from './root-error.tsx';
import { TOOL_SEARCH } from './search-places.ts';
import { SiteFrame } from './site-frame.tsx';
import { TOOL_NAV } from './site-nav.ts';

export const handle: Framed = { Frame: SiteFrame };

const FRAME = { nav: TOOL_NAV, part: '工具' } as const;
/** The index and the types have a larger box of their own. */
const WITH_OWN_BOX = /^\/tool(\/type(\/.*)?)?\/?$/;

export default function ToolLayout() {
  const { pathname } = useLocation();
  return (
    <SiteFrame {...FRAME} search={WITH_OWN_BOX.test(pathname) ? null : TOOL_SEARCH}>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <KeptPage error={error}>
      <SiteFrame {...FRAME} search={TOOL_SEARCH}>
        <ErrorView error={error} />
      </SiteFrame>
    </KeptPage>
  );
}
