import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { stateName } from '../shelf-states.pure.ts';
import { shelfMarks } from './shelf-marks.ts';
import { shelfNotePath } from './shelf-note-path.ts';

const ShelfSheet = lazy(() => import('./shelf-sheet.tsx'));

interface Props {
  memberId: number;
  titleKey: string;
  name: string;
  look: 'card' | 'row';
}

/** Opens the one panel of the shelf beside it. Without JavaScript it leads to the same panel on a page. */
export default function ShelfButton({ memberId, titleKey, name, look }: Props) {
  const { pathname, search } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const mark = useSyncExternalStore(
    shelfMarks.subscribe,
    () => shelfMarks.get(memberId, titleKey),
    () => undefined,
  );
  useEffect(() => {
    shelfMarks.belongTo(memberId);
    shelfMarks.request(titleKey);
  }, [memberId, titleKey]);
  const Icon = mark ? BookmarkCheck : BookmarkPlus;
  return (
    <span className="card-shelf" data-look={look}>
      <a
        ref={link}
        className="card-shelf-button"
        href={shelfNotePath(titleKey, pathname + search)}
        rel="nofollow"
        aria-haspopup="dialog"
        data-mark={mark ?? undefined}
        style={{ anchorName: isOpen ? '--shelf-sheet' : undefined }}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon aria-hidden />
        <span className="card-shelf-text">
          {mark ? stateName(mark) : '想看'}
          <span className="card-shelf-name">《{name}》</span>
        </span>
      </a>
      {isOpen && (
        <Suspense>
          <ShelfSheet titleKey={titleKey} name={name} beside={link} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
