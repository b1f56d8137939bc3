/**
 * Where the browser cannot tie a panel to its button by CSS, the button's place is handed to the stylesheet as
 * lengths; the stylesheet keeps the panel inside the window with them.
 */
export function placeByMeasure(panel: HTMLElement, button: HTMLElement | null): void {
  if (!button || CSS.supports('position-area', 'bottom')) return;
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { style } = panel;
  style.setProperty('--anchor-top', `${top}px`);
  style.setProperty('--anchor-bottom', `${bottom}px`);
  style.setProperty('--anchor-left', `${left}px`);
  style.setProperty('--anchor-right', `${document.documentElement.clientWidth - right}px`);
}
