import { OPEN_CLASS } from '#/ui/popover/open-popover.ts';

/** Those that close when someone turns elsewhere, the newest last, each with what had the focus before. */
const open: { panel: HTMLElement; before: Element | null }[] = [];

const isOpen = (panel: HTMLElement) => panel.classList.contains(OPEN_CLASS);
const kindOf = (panel: HTMLElement) => panel.getAttribute('popover');

/**
 * `popover` and `popovertarget` for browsers that do not know them. There is no top layer: what is open has a class, and the
 * stylesheet lifts it (src/ui/popover/popover.css).
 */
export function completePopovers(): void {
  Object.defineProperty(HTMLElement.prototype, 'popover', {
    configurable: true,
    get: (): string | null => null,
    set(this: HTMLElement, kind: string | null) {
      if (kind === null) this.removeAttribute('popover');
      else this.setAttribute('popover', kind);
    },
  });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      turn(this, true);
    },
    hidePopover(this: HTMLElement) {
      turn(this, false);
    },
    togglePopover(this: HTMLElement, force?: boolean) {
      turn(this, force ?? !isOpen(this));
      return isOpen(this);
    },
  });
  document.addEventListener('click', followClick);
  document.addEventListener('keydown', (event) => {
    const newest = open.at(-1);
    if (event.key !== 'Escape' || !newest) return;
    event.preventDefault();
    turn(newest.panel, false);
  });
}

function turn(panel: HTMLElement, willOpen: boolean): void {
  if (isOpen(panel) === willOpen || (willOpen && !panel.isConnected)) return;
  if (willOpen && kindOf(panel) === 'auto') closeAllBut(panel);
  const states = { oldState: willOpen ? 'closed' : 'open', newState: willOpen ? 'open' : 'closed' };
  panel.dispatchEvent(Object.assign(new Event('beforetoggle'), states));
  panel.classList.toggle(OPEN_CLASS, willOpen);
  for (const button of document.querySelectorAll(`[popovertarget="${CSS.escape(panel.id)}"]`))
    button.setAttribute('aria-expanded', String(willOpen));
  if (kindOf(panel) === 'auto') remember(panel, willOpen);
  setTimeout(() => panel.dispatchEvent(Object.assign(new Event('toggle'), states)));
}

function remember(panel: HTMLElement, isOpening: boolean): void {
  if (isOpening) {
    open.push({ panel, before: document.activeElement });
    panel.querySelector<HTMLElement>('[autofocus]')?.focus();
    return;
  }
  const [entry] = open.splice(
    open.findIndex((one) => one.panel === panel),
    1,
  );
  const { activeElement } = document;
  const isFocusLost = activeElement === document.body || panel.contains(activeElement);
  if (isFocusLost && entry?.before instanceof HTMLElement) entry.before.focus();
}

function closeAllBut(inside: Node): void {
  for (const { panel } of [...open].reverse()) if (!panel.contains(inside)) turn(panel, false);
}

function followClick(event: MouseEvent): void {
  const at = event.target instanceof Element ? event.target : document.body;
  const button = at.closest<HTMLButtonElement>('button[popovertarget]');
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!button || !panel) closeAllBut(at);
  if (!button || !panel || event.defaultPrevented || button.disabled) return;
  event.preventDefault();
  turn(panel, !isOpen(panel));
}
