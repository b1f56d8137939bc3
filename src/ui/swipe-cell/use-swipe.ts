import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { offsetOf, type SideWidths, type SwipeSide, settledSide, swipedTo } from './swipe-rules.ts';

/** Below this a movement may still become a tap or a scroll. */
const SLOP = 5;

interface Drag {
  x: number;
  y: number;
  start: number;
  isAcross: boolean;
  /** Kept here too: the finger may let go before the last movement is drawn. */
  offset: number;
}

/** Lets a row follow a finger sideways; up and down the browser scrolls as ever. */
export function useSwipe(
  root: { current: HTMLElement | null },
  side: SwipeSide | null,
  open: (side: SwipeSide | null) => void,
) {
  const drag = useRef<Drag>(undefined);
  const moved = useRef(false);
  const [dragged, setDragged] = useState<number>();
  const [rest, setRest] = useState(0);

  function widths(): SideWidths {
    const widthOf = (name: SwipeSide) =>
      root.current?.querySelector<HTMLElement>(`.swipe-cell-side[data-side=${name}]`)?.offsetWidth ?? 0;
    return { left: widthOf('left'), right: widthOf('right') };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: sides are measured when one of them comes out
  useLayoutEffect(() => setRest(offsetOf(side, widths())), [side]);

  function end(event: PointerEvent<HTMLElement>) {
    const now = drag.current;
    drag.current = undefined;
    if (!now?.isAcross) return;
    setDragged(undefined);
    open(event.type === 'pointercancel' ? side : settledSide(now.offset, side, widths()));
  }

  return {
    offset: dragged ?? rest,
    isMoving: dragged !== undefined,
    hasMoved: () => moved.current,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        moved.current = false;
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        drag.current = { x: event.clientX, y: event.clientY, start: rest, isAcross: false, offset: rest };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const now = drag.current;
        if (!now) return;
        const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
        if (!now.isAcross) {
          if (Math.max(Math.abs(dx), Math.abs(dy)) < SLOP) return;
          if (Math.abs(dx) <= Math.abs(dy)) {
            drag.current = undefined;
            return;
          }
          now.isAcross = true;
          moved.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        now.offset = swipedTo(now.start, dx, widths());
        setDragged(now.offset);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
