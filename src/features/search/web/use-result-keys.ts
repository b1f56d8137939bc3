import { type RefObject, useEffect } from 'react';

/** `/` goes to the box, the arrows go through what was found, Escape comes back. */
export function useResultKeys(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const box = page.current?.querySelector<HTMLInputElement>('input[name="words"]');
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (!page.current || !box) return;
      const isTyping = target.matches('input, textarea, select, [contenteditable]');
      const isFound = target.matches('[data-found]');
      if (event.key === '/' && !isTyping) {
        event.preventDefault();
        box.focus();
        box.select();
      } else if (event.key === 'Escape' && isFound) {
        box.focus();
      } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && (target === box || isFound)) {
        const stops = [box, ...page.current.querySelectorAll<HTMLElement>('[data-found]')];
        const next = stops[stops.indexOf(target) + (event.key === 'ArrowDown' ? 1 : -1)];
        if (!next) return;
        event.preventDefault();
        next.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [page]);
}
