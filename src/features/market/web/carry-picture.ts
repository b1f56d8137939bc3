import type { MouseEvent } from 'react';

const NAME = 'market-picture';
/** Longer than a page takes to come and the picture to travel. */
const TRAVEL_MS = 2500;

let carried: HTMLElement | undefined;

/**
 * The picture of a card becomes that of the page it leads to, where the browser can draw such a change. It is named while it
 * travels only: two of one name, or a named one left behind, would stop it.
 */
export function carryPicture({ currentTarget }: MouseEvent<HTMLElement>): void {
  const picture = currentTarget.querySelector<HTMLElement>('.market-card-picture');
  if (!picture || !('startViewTransition' in document)) return;
  carried?.style.removeProperty('view-transition-name');
  carried = picture;
  picture.style.setProperty('view-transition-name', NAME);
  setTimeout(() => {
    if (carried !== picture) return;
    picture.style.removeProperty('view-transition-name');
    carried = undefined;
  }, TRAVEL_MS);
}
