import { Component, type ReactNode, useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { notify } from '#/ui/toast/toast-store.ts';
import { RouteCodeMissing } from './router-internals/route-code.ts';

/** The page whose content is on the screen; at first the one that the server sent. */
let shown = import.meta.env.SSR ? undefined : (window.history.state?.key ?? 'default');

export function noteShown(key: string): void {
  shown = key;
}

/** Around every error page: where it was the code of a good page that failed, that page stays, as if there were no scripts. */
export function KeptPage({ error, children }: { error: unknown; children: ReactNode }) {
  const { key } = useLocation();
  // While the boundary renders, what was there before is still in the document.
  const [kept] = useState(() => (shown === key && isFaultOfCode(error) ? copyOfPage() : undefined));
  useEffect(() => {
    if (kept) notify('有些功能没能运行，内容不受影响，刷新可再试', { kind: 'error' });
  }, [kept]);
  if (!kept) return children;
  return <div style={{ display: 'contents' }} ref={(host) => host?.replaceChildren(...kept)} />;
}

function isFaultOfCode(error: unknown): boolean {
  return error instanceof Error && !isRouteErrorResponse(error) && !(error instanceof RouteCodeMissing);
}

/** Without what the root goes on showing itself. */
function copyOfPage(): Node[] {
  const parts = Array.from(document.body.children).filter((part) => !part.matches('script, .toaster, .loading-bar'));
  return parts.map((part) => part.cloneNode(true));
}

/** Something beside the content, which the page does without when it fails. */
export class Beside extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
