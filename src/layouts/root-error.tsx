import type { ComponentType, ReactNode } from 'react';
import { useMatches } from 'react-router';
import { KeptPage } from '#/web/kept-page.tsx';
import { ErrorView } from './error-view.tsx';

/** What a layout lends the root for what goes wrong outside of it. */
export interface Framed {
  Frame: ComponentType<{ children: ReactNode }>;
}

/** What went wrong before any layout could show it; a page that already stands there stays. */
export function RootError({ error }: { error: unknown }) {
  return (
    <KeptPage error={error}>
      <ErrorFrame>
        <ErrorView error={error} />
      </ErrorFrame>
    </KeptPage>
  );
}

/** The header and the footer are no part of the root, or pages that have neither would load them too. */
export function ErrorFrame({ children }: { children: ReactNode }) {
  const Frame = useMatches()
    .map(({ handle }) => (handle as Framed | undefined)?.Frame)
    .findLast(Boolean);
  if (Frame) return <Frame>{children}</Frame>;
  return (
    <main id="main" className="wrap">
      {children}
    </main>
  );
}
