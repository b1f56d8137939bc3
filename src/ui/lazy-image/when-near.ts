import { throttle } from './throttle.ts';

/** 1.3 windows: what lies less than this many windows from the top left corner of the view is loaded. */
const PRELOAD = 1.3;
const THROTTLE = 200;

const waiting = new Map<Element, () => void>();
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;

/** Calls back once when the element comes near the view. All images share one observer. */
export function whenNear(element: Element, start: () => void): () => void {
  observer ??= createObserver();
  waiting.set(element, start);
  observer.observe(element);
  return () => forget(element);
}

function forget(element: Element): void {
  waiting.delete(element);
  near.delete(element);
  observer?.unobserve(element);
}

/** What flew by between two rounds is no longer in `near` and is not loaded. */
const startNear = throttle(() => {
  for (const element of near) {
    const start = waiting.get(element);
    forget(element);
    start?.();
  }
}, THROTTLE);

function createObserver(): IntersectionObserver {
  const beyond = `${Math.round((PRELOAD - 1) * 100)}%`;
  const margin = `0px ${beyond} ${beyond} 0px`;
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      if (near.size > 0) startNear();
    },
    // A scroll margin also reaches into boxes that scroll on their own; both together would count twice on the page.
    'scrollMargin' in IntersectionObserver.prototype ? { scrollMargin: margin } : { rootMargin: margin },
  );
}
