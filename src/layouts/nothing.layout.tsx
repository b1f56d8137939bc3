import { Outlet } from 'react-router';
import { Effects } from '#/ui/effects/effects.tsx';
import { KeptPage } from '#/web/kept-page.tsx';
import { ErrorView } from './error-view.tsx';

/** Bare: the background and the click effect, nothing else. */
export default function NothingLayout() {
  return (
    <>
      <Effects />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <KeptPage error={error}>
      <Effects />
      <main id="main" className="wrap">
        <ErrorView error={error} />
      </main>
    </KeptPage>
  );
}
