import { lazy, Suspense, useEffect, useState } from 'react';
import { readStored, storedValue, writeStored } from '#/web/local-storage.ts';
import type { Tip } from './page-tip-dialog.tsx';

/** Comes when there is something to show, which is once. */
const PageTipDialog = lazy(() => import('./page-tip-dialog.tsx'));

/** Shown once per path: after it was shown, a flag for the path is kept and it does not come back. */
export function PageTip({ path, tip }: { path: string; tip: (Tip & { showTip: boolean }) | undefined }) {
  const [isShown, setShown] = useState(false);
  const isWanted = tip?.showTip ?? false;
  useEffect(() => {
    const shown = storedValue<boolean>(`pageTipShow${path}`);
    if (!isWanted || readStored(shown)) return;
    writeStored(shown, true);
    setShown(true);
  }, [path, isWanted]);
  if (!tip || !isShown) return null;
  return (
    <Suspense>
      <PageTipDialog tip={tip} />
    </Suspense>
  );
}
