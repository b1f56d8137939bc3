/**
 * Where the browser cannot tie a panel to its button by CSS, the button's place is handed to the stylesheet as
 * lengths; the stylesheet keeps the panel inside the window with them.
 */
export function placeByMeasure(panel: HTMLElement, button: HTMLElement | null): void {
  if (!button || CSS.supports('position-area', 'bottom')) return;
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const frame = frameOf(panel);
  const { style } = panel;
  style.setProperty('--anchor-top', `${top - frame.top}px`);
  style.setProperty('--anchor-bottom', `${bottom - frame.top}px`);
  style.setProperty('--anchor-left', `${left - frame.left}px`);
  style.setProperty('--anchor-right', `${frame.right - right}px`);
}

/** What the panel is placed in: the window, unless there is no top layer and something around the panel catches it. */
function frameOf(panel: HTMLElement): Pick<DOMRect, 'top' | 'left' | 'right'> {
  const isOnTop = CSS.supports('selector(:popover-open)');
  for (let above = isOnTop ? null : panel.parentElement; above; above = above.parentElement) {
    const style = getComputedStyle(above);
    const filters = [
      style.transform,
      style.filter,
      style.backdropFilter,
      style.getPropertyValue('-webkit-backdrop-filter'),
    ];
    if (filters.some((value) => value && value !== 'none')) return above.getBoundingClientRect();
  }
  return { top: 0, left: 0, right: document.documentElement.clientWidth };
}
