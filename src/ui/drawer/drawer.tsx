import type { ReactNode } from 'react';
import { CornerClose } from '../dialog/corner-close.tsx';
import { useModal } from '../dialog/use-modal.ts';
import { useDragClose } from './use-drag-close.ts';
import './drawer.css';

interface Props {
  open: boolean;
  /** Called when the visitor closes the drawer; must set `open` to false. */
  onClose: () => void;
  /** Names the drawer; a drawer from the right also shows it. */
  title: string;
  side?: 'bottom' | 'right';
  /** Stays in view while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

export function Drawer({ open, onClose, title, side = 'bottom', footer, children }: Props) {
  const { isMounted, props } = useModal(open, onClose, 'any');
  return (
    <dialog {...props} className={`modal drawer drawer-${side}`} aria-label={title}>
      {isMounted && (
        <div className="drawer-frame">
          {side === 'bottom' ? <Handle onClose={onClose} /> : <h2 className="drawer-title">{title}</h2>}
          <div className="drawer-body">{children}</div>
          {footer && <div className="drawer-footer">{footer}</div>}
          <CornerClose onClose={onClose} />
        </div>
      )}
    </dialog>
  );
}

function Handle({ onClose }: { onClose: () => void }) {
  const drag = useDragClose(onClose);
  return <div className="drawer-handle" {...drag} />;
}
