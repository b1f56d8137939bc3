import { type ReactNode, useId } from 'react';
import { CornerClose } from './corner-close.tsx';
import { type ClosedBy, useModal } from './use-modal.ts';
import './dialog.css';

interface Props {
  open: boolean;
  /** Called when the visitor closes the dialog; must set `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** Buttons at the foot. */
  footer?: ReactNode;
  closedBy?: ClosedBy;
  width?: number;
  children: ReactNode;
}

export function Dialog({ open, onClose, title, footer, closedBy = 'any', width = 440, children }: Props) {
  const titleId = useId();
  const { isMounted, props } = useModal(open, onClose, closedBy);
  return (
    <dialog {...props} className="modal dialog" aria-labelledby={titleId} style={{ inlineSize: width }}>
      {isMounted && (
        <div className="dialog-frame">
          <h2 id={titleId} className="dialog-title">
            {title}
          </h2>
          <div className="dialog-body">{children}</div>
          {footer && <div className="dialog-footer">{footer}</div>}
          {closedBy !== 'none' && <CornerClose onClose={onClose} />}
        </div>
      )}
    </dialog>
  );
}
