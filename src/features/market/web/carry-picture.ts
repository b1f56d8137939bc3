import type { MouseEvent } from 'react';

const NAME = 'market-picture';
/** Longer than a page takes to come. */
const WAIT_MS = 4000;

let carried: HTMLElement | undefined;

/**
 * The picture of a card becomes that of the page it leads to, where the browser can draw such a change. It is named until the
 * page is there only: two of one name would stop it, and the page with the card may stay behind, alive.
 */
export function carryPicture({ currentTarget }: MouseEvent<HTMLElement>): void {
  const picture = currentTarget.querySelector<HTMLElement>('.market-card-picture');
  if (!picture || !('startViewTransition' in document)) return;
  putDownPicture();
  carried = picture;
  picture.style.setProperty('view-transition-name', NAME);
  setTimeout(() => {
    if (carried === picture) putDownPicture();
  }, WAIT_MS);
}

/** The page has a picture of that name itself. */
export function putDownPicture(): void {
  carried?.style.removeProperty('view-transition-name');
  carried = undefined;
}
