import { useEffect, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Dialog } from '#/ui/dialog/dialog.tsx';
import { readStored, storedValue, writeStored } from '#/web/local-storage.ts';

interface Tip {
  showTip: boolean;
  title: string;
  image?: string | undefined;
  link?: string | undefined;
}

/** Shown once per path: after it was shown, a flag for the path is kept and it does not come back. */
export function PageTip({ path, tip }: { path: string; tip: Tip | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const isWanted = tip?.showTip ?? false;
  useEffect(() => {
    const shown = storedValue<boolean>(`pageTipShow${path}`);
    if (!isWanted || readStored(shown)) return;
    writeStored(shown, true);
    setOpen(true);
  }, [path, isWanted]);
  if (!tip) return null;
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title={tip.title}>
      {tip.image && <img className="page-tip-image" src={tip.image} alt="" />}
      {tip.link && (
        <Button href={tip.link} wide>
          去看看
        </Button>
      )}
      <Button kind="line" wide onClick={() => setOpen(false)}>
        知道了
      </Button>
    </Dialog>
  );
}
