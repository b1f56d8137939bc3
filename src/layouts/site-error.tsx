import { KeptPage } from '#/web/kept-page.tsx';
import { ErrorView } from './error-view.tsx';
import { SiteFrame } from './site-frame.tsx';

/** What went wrong, inside the frame of the site; a page that already stands there stays. */
export function SiteError({ error }: { error: unknown }) {
  return (
    <KeptPage error={error}>
      <SiteFrame>
        <ErrorView error={error} />
      </SiteFrame>
    </KeptPage>
  );
}
