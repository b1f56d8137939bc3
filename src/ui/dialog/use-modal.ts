import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { enterPopup } from '../scroll-lock/popup-stack.ts';
import './modal.css';

/** What may close a modal besides its own buttons: a click outside and Escape, Escape alone, or nothing. */
export type ClosedBy = 'any' | 'closerequest' | 'none';

/**
 * Ties a native `<dialog>` to React state. The browser traps focus, gives it back and closes on Escape;
 * `isMounted` tells whether the content is needed, which it still is while the closing animation runs.
 */
export function useModal(isOpen: boolean, onClose: () => void, closedBy: ClosedBy) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isMounted, setMounted] = useState(isOpen);
  if (isOpen && !isMounted) setMounted(true);

  // In the layout phase: a dialog that is unmounted while open must be closed first, or focus is lost.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    const leave = enterPopup(element);
    return () => {
      element.close();
      leave();
    };
  }, [isOpen]);

  useEffect(() => {
    if (isOpen || !isMounted) return;
    let isCurrent = true;
    const animations = dialog.current?.getAnimations() ?? [];
    Promise.allSettled(animations.map(({ finished }) => finished)).then(() => isCurrent && setMounted(false));
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isMounted]);

  const props = {
    ref: dialog,
    closedby: closedBy,
    // The event comes late: by then the dialog may be open again, or closed by its owner.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (isOpen && !event.currentTarget.open) onClose();
    },
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // A file input's cancel bubbles up to here.
      if (closedBy === 'none' && event.target === event.currentTarget) event.preventDefault();
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype;
      if (!knowsClosedBy && closedBy === 'any' && isOutside(event)) event.currentTarget.close();
    },
  };
  return { isMounted, props };
}

function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
