import { X } from 'lucide-react';
import { useState } from 'react';
import { Marquee, type MarqueeItem } from '../marquee/marquee.tsx';
import './notice-bar.css';

export interface NoticeBarProps {
  items: readonly MarqueeItem[];
  /** Names the line for screen readers. */
  label?: string;
  /** Offers a button that takes the line away. */
  isClosable?: boolean;
  /** Called after the visitor has closed it, e.g. to remember that. */
  onClose?: () => void;
}

/** A golden line of notices, moving only when it does not fit. */
export function NoticeBar({ items, label = '公告', isClosable = false, onClose }: NoticeBarProps) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed || items.length === 0) return null;
  return (
    <div className="notice-bar">
      <Marquee items={items} label={label} />
      {isClosable && (
        <button
          type="button"
          className="notice-bar-close"
          aria-label="关闭公告"
          onClick={() => {
            setClosed(true);
            onClose?.();
          }}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
