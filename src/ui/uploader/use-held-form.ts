import { type RefObject, useEffect, useEffectEvent } from 'react';
import { toast } from '../toast/toast-store.ts';

/** Keeps the form around an element from being sent while there is a reason not to, and says the reason. */
export function useHeldForm(element: RefObject<HTMLElement | null>, reason: string | undefined): void {
  const hold = useEffectEvent((event: SubmitEvent) => {
    if (reason === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    toast(reason);
  });
  useEffect(() => {
    const form = element.current?.closest('form');
    const listen = (event: SubmitEvent) => hold(event);
    // At the form itself, which is before React hears of it.
    form?.addEventListener('submit', listen, { capture: true });
    return () => form?.removeEventListener('submit', listen, { capture: true });
  }, [element]);
}
