import { useCallback, useEffect, useState } from 'react';

/** Whether the form for a new bill is shown. The key n opens it from anywhere on the page where nobody types. */
export function useEntry(isOpenAtFirst: boolean) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [focus, setFocus] = useState(0);
  const open = useCallback(() => {
    setOpen(true);
    // A new number each time: the form takes the focus again although it is open already.
    setFocus((times) => times + 1);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return { isOpen, focus, open, close: useCallback(() => setOpen(false), []) };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
