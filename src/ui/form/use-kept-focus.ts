import { type RefObject, useLayoutEffect } from 'react';

/** The field or button that had the focus when a form went away, by what it is called in the form that takes its place. */
let left: string | undefined;

/**
 * A form that begins anew (another key, because what was in it has been sent) keeps the focus where it was: it would else
 * fall back to the top of the page, and whoever has no mouse would have to walk all the way again.
 */
export function useKeptFocus(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const own = form.current;
    if (left !== undefined && document.activeElement === document.body)
      partNamed(own, left)?.focus({ preventScroll: true });
    left = undefined;
    return () => {
      const at = document.activeElement;
      if (!own || !at || !own.contains(at)) return;
      left = nameOf(at);
      // The form that takes its place comes in the same step, or not at all.
      queueMicrotask(() => {
        left = undefined;
      });
    };
  }, [form]);
}

function partNamed(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  for (const part of form?.elements ?? []) if (part instanceof HTMLElement && nameOf(part) === name) return part;
  return undefined;
}

/** What the same part is called in another form of its kind. */
function nameOf(part: Element): string {
  const { localName } = part;
  const value = localName === 'button' ? part.getAttribute('value') : '';
  return [localName, part.getAttribute('type'), part.getAttribute('name'), value].join(' ');
}
