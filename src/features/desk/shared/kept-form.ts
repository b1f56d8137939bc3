/** For how long what was typed waits for its writer to log in again. */
const LONGEST_MS = 24 * 3_600_000;
const keyHere = ({ pathname, search }: { pathname: string; search: string }) => `typed ${pathname}${search}`;

type Entry = readonly [name: string, value: string];

/** What stands in a form, but files and passwords. */
export function typedIn(form: HTMLFormElement): Entry[] {
  const secret = new Set(
    [...form.querySelectorAll<HTMLInputElement>('input[type="password"]')].map(({ name }) => name),
  );
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !secret.has(name) ? [[name, value] as const] : [],
  );
}

/** Keeps it in this tab, until its page is open again. */
export function keepTyped(
  place: { pathname: string; search: string },
  entries: readonly Entry[],
  now = Date.now(),
): void {
  try {
    sessionStorage.setItem(keyHere(place), JSON.stringify({ at: now, entries }));
  } catch {
    // A full or forbidden store: the page is left as it would be without.
  }
}

/** Once only: what was kept is gone when it has been asked for. */
export function takeTyped(place: { pathname: string; search: string }, now = Date.now()): Entry[] {
  try {
    const key = keyHere(place);
    const { at, entries } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    return now - at < LONGEST_MS && Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}

/** As if it had been typed again, so that what listens to the fields hears of it. */
export function putBack(form: HTMLFormElement, entries: readonly Entry[]): void {
  const left = new Map<string, string[]>();
  for (const [name, value] of entries) left.set(name, [...(left.get(name) ?? []), value]);
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      const isOn = left.get(field.name)?.includes(field.value) ?? false;
      if (field.checked !== isOn) field.click();
    } else if (isTextual(field)) {
      const value = left.get(field.name)?.shift();
      if (value !== undefined && value !== field.value) type(field, value);
    }
  }
}

const isTextual = (field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  (field instanceof HTMLInputElement && !['hidden', 'file', 'password', 'submit', 'button'].includes(field.type)) ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement;

function type(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  // Past React's own setter, which would take the change for one it made itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const name of ['input', 'change', 'focusout']) field.dispatchEvent(new Event(name, { bubbles: true }));
}
