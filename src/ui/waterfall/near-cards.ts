import { scaledDistance, WATERFALL } from './waterfall-columns.ts';

export interface NearCards {
  /** Calls back once when the element comes within the lazy distance of the view. */
  whenNear: (element: Element, start: () => void) => () => void;
  /** Looks again 14 ms after something may have moved. */
  lookSoon: () => void;
  /** Called at every look, whether or not a card came near. */
  onLook: (look: () => void) => () => void;
}

function isNear(top: number, bottom: number, windowHeight: number, windowWidth: number): boolean {
  const distance = scaledDistance(WATERFALL.lazyDistance, windowWidth);
  return top <= windowHeight + distance && bottom >= -distance;
}

/** One look for all cards of a waterfall: asking each its place costs less than an observer each. */
export function createNearCards(): NearCards {
  const waiting = new Map<Element, () => void>();
  const looks = new Set<() => void>();
  let isLooking = false;

  function look() {
    isLooking = false;
    for (const [element, start] of waiting) {
      const { top, bottom, width } = element.getBoundingClientRect();
      // A page that is kept alive but hidden has no size.
      if (width === 0 || !isNear(top, bottom, innerHeight, document.documentElement.clientWidth)) continue;
      waiting.delete(element);
      start();
    }
    for (const one of looks) one();
  }

  const cards: NearCards = {
    whenNear(element, start) {
      waiting.set(element, start);
      cards.lookSoon();
      return () => waiting.delete(element);
    },
    lookSoon() {
      if (isLooking) return;
      isLooking = true;
      setTimeout(look, WATERFALL.lazyDelay);
    },
    onLook(one) {
      looks.add(one);
      return () => looks.delete(one);
    },
  };
  return cards;
}
