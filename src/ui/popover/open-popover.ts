/** What an open popover has where the browser itself knows no popovers (src/web/older-browsers/popovers.ts). */
export const OPEN_CLASS = 'is-popover-open';

/** A selector of what the browser does not know is an error there. */
const OPEN = globalThis.CSS?.supports?.('selector(:popover-open)') ? ':popover-open' : `.${OPEN_CLASS}`;

export function isPopoverOpen(element: Element): boolean {
  return element.matches(OPEN);
}

/** Closes a popover if it is open, and nothing else. */
export function hideIfOpen(element: HTMLElement | null): void {
  if (element && isPopoverOpen(element)) element.hidePopover();
}

/** Whether anything is open that closes when someone turns elsewhere. */
export function isAnyPopoverOpen(): boolean {
  return document.querySelector(`[popover=auto]${OPEN}`) !== null;
}

/** Lays an element of its own over everything, open dialogs too; without top layer its z-index must do. */
export function showOnTop(element: HTMLElement): void {
  element.popover = 'manual';
  element.showPopover?.();
}
