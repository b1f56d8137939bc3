import { X } from 'lucide-react';
import './corner-close.css';

/** The button that closes what lies over the page. Last in order, so that focus starts in the content. */
export function CornerClose({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" className="corner-close" aria-label="关闭" onClick={onClose}>
      <X size={18} aria-hidden />
    </button>
  );
}
