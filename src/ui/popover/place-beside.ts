import { sideFor } from './side-for.ts';

/**
 * Chooses on which side of its button a panel has room, and hands the button's place to the stylesheet as lengths for
 * browsers that cannot tie the two together. To be called before the panel opens.
 *
 * By measure and not by `position-try-fallbacks`: with them WebKit 2.50 sometimes never ends its layout, and the page
 * hangs.
 */
export function placeBeside(panel: HTMLElement, button: HTMLElement | null): void {
  if (!button) return;
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const window = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
  const { block, inline, room } = sideFor({ top, bottom, left, right }, window, sizeOf(panel), panel.dataset);
  panel.dataset['block'] = block;
  panel.dataset['inline'] = inline;
  const frame = frameOf(panel);
  const { style } = panel;
  style.setProperty('--popover-room', `${room}px`);
  style.setProperty('--anchor-top', `${top - frame.top}px`);
  style.setProperty('--anchor-bottom', `${bottom - frame.top}px`);
  style.setProperty('--anchor-left', `${left - frame.left}px`);
  style.setProperty('--anchor-right', `${frame.right - right}px`);
}

/** Also of one that is still closed. */
function sizeOf(panel: HTMLElement): { width: number; height: number } {
  const { display } = panel.style;
  panel.style.removeProperty('--popover-room');
  panel.style.display = 'block';
  const { offsetWidth: width, offsetHeight: height } = panel;
  panel.style.display = display;
  return { width, height };
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
