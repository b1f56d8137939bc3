import { X } from 'lucide-react';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { placeBeside } from '#/ui/popover/place-beside.ts';
import { browserApi } from '#/web/browser-api.ts';
import type { ShelfMine } from '../shelf.contract.ts';
import MemberShelf from './member-shelf.tsx';
import { putOnShelf } from './put-on-shelf.ts';
import './shelf-panel.css';

interface Props {
  titleKey: string;
  name: string;
  beside: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The panel beside the button that opened it. What is on no shelf yet goes to 想看 at once: that is what the button says. */
export default function ShelfSheet({ titleKey, name, beside, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [mine, setMine] = useState<ShelfMine>();
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    if (panel.current) {
      placeBeside(panel.current, beside.current);
      panel.current.showPopover();
      panel.current.focus();
    }
    let isGone = false;
    readOrPut(titleKey).then((known) => {
      if (isGone) return;
      if (known) setMine(known);
      else close.current();
    });
    return () => {
      isGone = true;
    };
  }, [titleKey, beside]);

  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={`我的书架：《${name}》`}
      tabIndex={-1}
      className="popover shelf-sheet"
      // React's type of style has no place for custom properties.
      style={{ positionAnchor: '--shelf-sheet', '--popover-width': '340px' } as CSSProperties}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      <p className="shelf-sheet-name">
        <strong>{name}</strong>
        <button type="button" aria-label="关闭" onClick={() => panel.current?.hidePopover()}>
          <X size={16} aria-hidden />
        </button>
      </p>
      {mine ? (
        <MemberShelf titleKey={titleKey} initial={mine.Shelf} score={mine.Score} />
      ) : (
        <div className="shelf-panel-states" aria-busy="true" />
      )}
    </div>
  );
}

async function readOrPut(key: string): Promise<ShelfMine | undefined> {
  const known = await browserApi('GET /api/v1/shelf/mine', { query: { key } });
  if (!known.ok) return undefined;
  return known.data.Shelf ? known.data : putOnShelf(key, { State: 'want' }, '已放进「想看」');
}
