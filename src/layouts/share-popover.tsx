import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Popover } from '#/ui/popover/popover.tsx';
import { Skeleton } from '#/ui/skeleton/skeleton.tsx';
import './header-popovers.css';

/** With the QR encoder, so it comes when it is first opened. */
const ShareBody = lazy(() => import('./share-body.tsx'));

export function SharePopover({ closeKey }: { closeKey: string }) {
  const [isOpen, setOpen] = useState(false);
  const waiting = <Skeleton shape="block" width="200px" height="200px" />;
  return (
    <Popover
      id="share"
      label="分享"
      icon={<Share2 size={18} aria-hidden />}
      buttonClass="site-header-icon share-button"
      width={300}
      closeKey={closeKey}
      onToggle={setOpen}
    >
      <div className="share-body">
        <h2>分享此页</h2>
        {isOpen ? (
          <Suspense fallback={waiting}>
            <ShareBody />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </Popover>
  );
}
