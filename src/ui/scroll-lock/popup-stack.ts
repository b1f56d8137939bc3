import { lockScroll } from './lock-scroll.ts';

const FIRST_LAYER = 2000;

interface Popup {
  element: HTMLElement;
  layer: number;
}

let popups: readonly Popup[] = [];
const listeners = new Set<() => void>();

/**
 * Every popup that covers the page calls this when it opens, and the returned function when it closes.
 * It gets the next z-index, the page stops scrolling, and whoever must stay on top (toasts) is told.
 */
export function enterPopup(element: HTMLElement): () => void {
  const unlock = lockScroll();
  const layer = (popups.at(-1)?.layer ?? FIRST_LAYER - 1) + 1;
  element.style.zIndex = String(layer);
  change([...popups, { element, layer }]);
  return () => {
    unlock();
    change(popups.filter((popup) => popup.element !== element));
  };
}

export function topPopup(): HTMLElement | undefined {
  return popups.at(-1)?.element;
}

export function onPopupChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Popup[]): void {
  popups = next;
  for (const listener of listeners) listener();
}
