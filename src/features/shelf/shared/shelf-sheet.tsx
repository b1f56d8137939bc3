import { X } from 'lucide-react';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { placeBeside } from '#/ui/popover/place-beside.ts';
import ShelfBox from './shelf-box.tsx';
import './shelf-sheet.css';

interface Props {
  titleKey: string;
  name: string;
  beside: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The panel beside the button that opened it. */
export default function ShelfSheet({ titleKey, name, beside, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!panel.current) return;
    placeBeside(panel.current, beside.current);
    panel.current.showPopover();
    panel.current.focus();
  }, [beside]);

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
      <ShelfBox titleKey={titleKey} onRefused={onClose} />
    </div>
  );
}
