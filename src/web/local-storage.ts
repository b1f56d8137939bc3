import { useMemo, useSyncExternalStore } from 'react';

/** A place in this browser's storage and what is kept there. */
export interface Stored<Value> {
  readonly name: string;
  /** For types only: nothing is ever here. */
  readonly kept?: Value;
}

/** Whoever keeps something has one such constant; other tabs and old visits know it by this name. */
export const storedValue = <Value>(name: string): Stored<Value> => ({ name });

const CHANGED = 'souluo:stored';

/** Undefined when there is nothing, when it is not JSON, or when the browser keeps nothing at all. */
export function readStored<Value>({ name }: Stored<Value>): Value | undefined {
  return parse(rawOf(name)) as Value | undefined;
}

export function writeStored<Value>({ name }: Stored<Value>, value: Value): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Private windows and full disks keep nothing; the page works all the same, it only forgets.
  }
  dispatchEvent(new CustomEvent(CHANGED, { detail: name }));
}

export function removeStored({ name }: Stored<unknown>): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // See writeStored.
  }
  dispatchEvent(new CustomEvent(CHANGED, { detail: name }));
}

/** The kept value, following changes in this tab and in others. On the server there is none. */
export function useStored<Value>({ name }: Stored<Value>): Value | undefined {
  const raw = useSyncExternalStore(
    onChange,
    () => rawOf(name),
    () => null,
  );
  return useMemo(() => parse(raw) as Value | undefined, [raw]);
}

function rawOf(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function parse(raw: string | null): unknown {
  if (raw === null) return undefined;
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function onChange(notify: () => void): () => void {
  addEventListener(CHANGED, notify);
  addEventListener('storage', notify);
  return () => {
    removeEventListener(CHANGED, notify);
    removeEventListener('storage', notify);
  };
}
