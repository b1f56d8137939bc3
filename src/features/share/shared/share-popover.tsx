import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { Popover } from '#/ui/popover/popover.tsx';
import { Skeleton } from '#/ui/skeleton/skeleton.tsx';
import { posterPath } from '../poster-path.pure.ts';
import './share-popover.css';

/** With the QR encoder, so it comes when it is first opened. */
const ShareBody = lazy(() => import('./share-body.tsx'));

/** A panel below its button; on a phone a sheet from below. */
export function SharePopover({ buttonClass }: { buttonClass: string }) {
  const [isOpen, setOpen] = useState(false);
  const { key, pathname } = useLocation();
  const hasPoster = posterPath(pathname) !== undefined;
  const waiting = <Skeleton shape="block" width="200px" height="200px" />;
  return (
    <Popover
      id="share"
      label="分享"
      icon={<Share2 size={18} aria-hidden />}
      buttonClass={buttonClass}
      panelClass="popover-panel share-panel"
      width={hasPoster ? 420 : 300}
      closeKey={key}
      onToggle={setOpen}
    >
      <div className="share-body">
        <h2>{hasPoster ? '分享' : '分享此页'}</h2>
        {isOpen ? (
          <Suspense fallback={waiting}>
            <ShareBody key={pathname} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </Popover>
  );
}
