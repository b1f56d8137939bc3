let lockers = 0;

/** Stops the page behind a popup from scrolling until every caller has released its lock. */
export function lockScroll(): () => void {
  if (lockers === 0) setLocked(true);
  lockers += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    lockers -= 1;
    if (lockers === 0) setLocked(false);
  };
}

function setLocked(isLocked: boolean): void {
  const { style, clientWidth } = document.documentElement;
  // The room of a scrollbar that was there is kept, so that nothing moves sideways; none is made where none was.
  style.scrollbarGutter = isLocked && window.innerWidth > clientWidth ? 'stable' : '';
  style.overflow = isLocked ? 'hidden' : '';
}
