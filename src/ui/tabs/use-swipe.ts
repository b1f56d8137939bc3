import { type TouchEvent, useRef } from 'react';

/** So far, and so much further sideways than up or down, a finger must go. */
const FAR_PX = 64;
const STEEP = 2;

/** What a finger that goes sideways means: 1 for the next, -1 for the one before, 0 for nothing. */
export function stepOf(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) < FAR_PX || Math.abs(across) < STEEP * Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}

/** Handlers for a box whose content is changed by swiping over it. */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const from = useRef<{ x: number; y: number }>(null);
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches[0];
      // Two fingers zoom; what is typed in, drawn on or scrolls sideways itself needs the finger for that.
      const isFree = touch && touches.length === 1 && target instanceof Element && !needsFinger(target);
      from.current = isFree ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      const { current } = from;
      from.current = null;
      const step = current && touch ? stepOf(touch.clientX - current.x, touch.clientY - current.y) : 0;
      if (step !== 0) onStep(step);
    },
  };
}

function needsFinger(target: Element): boolean {
  if (target.closest('input, textarea, select, canvas, [contenteditable]')) return true;
  for (let at: Element | null = target; at; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  return false;
}
