import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { distanceBetween, isTap, type Point, PREVIEW, pinchedZoom, swipeStep } from './preview-gesture.ts';
import { type Preview, useDelayed } from './use-preview.ts';

interface Gesture {
  from: Point;
  time: number;
  panFrom: Point;
  kind: 'undecided' | 'swipe' | 'pan' | 'pinch';
  /** Distance and zoom at its start; the zoom it has come to, which may not be drawn yet when the fingers let go. */
  pinch?: { distance: number; zoom: number; now: number };
}

/** Fingers, pens and the mouse on the stage: swipe, pan, pinch, tap and double tap. */
export function usePreviewGestures(preview: Preview, count: number, onClose: () => void) {
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture>(undefined);
  const [isMoving, setMoving] = useState(false);
  const closing = useDelayed();

  function apart(): number {
    const [a, b] = [...pointers.current.values()];
    return a && b ? distanceBetween(a, b) : 0;
  }

  function tap(event: PointerEvent<HTMLElement>) {
    if (!closing.isWaiting()) return closing.start(onClose, PREVIEW.doubleTapWindow);
    closing.cancel();
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    preview.toggleZoom({ x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 });
  }

  function move(now: Gesture, to: Point) {
    const [dx, dy] = [to.x - now.from.x, to.y - now.from.y];
    if (now.kind === 'undecided' && distanceBetween(to, now.from) < PREVIEW.tapDistance) return;
    if (now.kind === 'undecided') {
      const isAcross = Math.abs(dx) > Math.abs(dy);
      // A zoomed picture is moved until its edge shows; from there on the finger turns over.
      now.kind = preview.zoom > 1 && !(isAcross && !preview.hasRoom(dx)) ? 'pan' : 'swipe';
      setMoving(true);
    }
    if (now.kind === 'pan') preview.panTo({ x: now.panFrom.x + dx, y: now.panFrom.y + dy });
    else if (now.kind === 'swipe' && count > 1) preview.setDrag(dx);
  }

  function end(event: PointerEvent<HTMLElement>) {
    const now = gesture.current;
    pointers.current.delete(event.pointerId);
    if (!now || pointers.current.size > 0) return;
    gesture.current = undefined;
    setMoving(false);
    if (now.pinch) return preview.settle(now.pinch.now);
    const dx = event.clientX - now.from.x;
    const time = event.timeStamp - now.time;
    const moved = distanceBetween({ x: event.clientX, y: event.clientY }, now.from);
    if (event.type !== 'pointercancel' && now.kind === 'undecided' && isTap(moved, time)) return tap(event);
    const isSwipe = now.kind === 'swipe' && event.type !== 'pointercancel';
    preview.go(isSwipe ? swipeStep(dx, time, event.currentTarget.clientWidth) : 0);
  }

  return {
    isMoving,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const at = { x: event.clientX, y: event.clientY };
        pointers.current.set(event.pointerId, at);
        if (pointers.current.size === 1)
          gesture.current = { from: at, time: event.timeStamp, panFrom: preview.pan, kind: 'undecided' };
        else if (gesture.current && pointers.current.size === 2) {
          gesture.current.kind = 'pinch';
          gesture.current.pinch = { distance: apart(), zoom: preview.zoom, now: preview.zoom };
          closing.cancel();
          preview.setDrag(0);
          setMoving(true);
        }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const now = gesture.current;
        if (!now || !pointers.current.has(event.pointerId)) return;
        const at = { x: event.clientX, y: event.clientY };
        pointers.current.set(event.pointerId, at);
        if (!now.pinch) move(now, at);
        else if (pointers.current.size > 1) {
          now.pinch.now = pinchedZoom(now.pinch.zoom, now.pinch.distance, apart());
          preview.setZoom(now.pinch.now);
        }
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}

/** The wheel zooms. React's own wheel listener is passive and could not keep the page from zooming instead. */
export function useWheelZoom(stage: { current: HTMLElement | null }, preview: Preview): void {
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    preview.zoomTo(Math.max(1, preview.zoom * Math.exp(-event.deltaY / 400)));
  });
  useEffect(() => {
    const element = stage.current;
    const listener = (event: WheelEvent) => turn(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [stage]);
}
