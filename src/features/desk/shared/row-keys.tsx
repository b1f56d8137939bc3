import { useEffect } from 'react';

/**
 * J and K go through the rows of a list (`data-row`), other keys press the button of the row that says so (`data-key`), or open what it
 * is in and lead to it. Not while something is typed or a dialog is open.
 */
export function RowKeys() {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.metaKey || event.ctrlKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.isContentEditable || target?.matches('input:not([type="checkbox"]), textarea, select')) return;
      if (document.querySelector('dialog:modal')) return;
      const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const key = event.key.toLowerCase();
      if (key === 'j' || key === 'k') {
        const next = rows[Math.max(0, Math.min(rows.length - 1, at === -1 ? 0 : at + (key === 'j' ? 1 : -1)))];
        next?.focus();
        next?.scrollIntoView({ block: 'nearest' });
      } else if (/^[a-z]$/.test(key) && at !== -1) {
        const wanted = rows[at]?.querySelector<HTMLElement>(`[data-key="${key}"]`);
        if (!wanted) return;
        const panel = wanted.closest('[popover]');
        if (!panel) wanted.click();
        else {
          rows[at]?.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)?.click();
          wanted.focus();
        }
      } else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return null;
}
