import { type PointerEvent, useRef } from 'react';

const CLOSING_DISTANCE = 80;
/** Pixels per millisecond: a quick flick closes from any distance. */
const CLOSING_SPEED = 0.5;

/** Lets a sheet at the bottom follow the finger on its handle, and closes it when pulled far or fast enough. */
export function useDragClose(onClose: () => void) {
  const start = useRef<{ y: number; time: number } | null>(null);

  function sheetOf(event: PointerEvent<HTMLElement>): HTMLElement | null {
    return event.currentTarget.closest('dialog');
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      start.current = { y: event.clientY, time: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
      sheetOf(event)?.setAttribute('data-dragging', '');
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const distance = start.current ? Math.max(0, event.clientY - start.current.y) : 0;
      sheetOf(event)?.style.setProperty('--drawer-drag', `${distance}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!start.current) return;
      const distance = event.clientY - start.current.y;
      const speed = distance / Math.max(1, event.timeStamp - start.current.time);
      end(event);
      if (distance > CLOSING_DISTANCE || (distance > 10 && speed > CLOSING_SPEED)) onClose();
    },
    onPointerCancel: end,
  };

  function end(event: PointerEvent<HTMLElement>): void {
    start.current = null;
    sheetOf(event)?.removeAttribute('data-dragging');
    sheetOf(event)?.style.removeProperty('--drawer-drag');
  }
}
