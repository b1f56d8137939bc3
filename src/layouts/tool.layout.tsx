import { Outlet } from 'react-router';
import { ErrorView } from './error-view.tsx';
import { SiteFrame } from './site-frame.tsx';
import { TOOL_NAV } from './site-nav.ts';

const FRAME = { nav: TOOL_NAV, part: '工具', hasSearch: false } as const;

export default function ToolLayout() {
  return (
    <SiteFrame {...FRAME}>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <SiteFrame {...FRAME}>
      <ErrorView error={error} />
    </SiteFrame>
  );
}
