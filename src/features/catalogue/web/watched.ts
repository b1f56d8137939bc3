import { useEffect, useMemo, useState } from 'react';
import { VISIT_PRIVATE, WATCHED, WATCHED_OWNER } from '#/features/history/shared/kept-history.ts';
import { readStored, useStored, writeStored } from '#/web/local-storage.ts';

/** Where someone was when they last watched a title. */
export interface Watched {
  Source: string;
  Set: string;
  /** Into the set; 0 where it plays elsewhere. */
  Seconds: number;
  /** How long the set is, where the player knows. */
  Length?: number;
  /** When, to forget the oldest. */
  Time: number;
}

const KEPT = 200;

export function withWatched(all: unknown, key: string, watched: Watched): Record<string, Watched> {
  const entries = Object.entries({ ...watchedIn(all), [key]: watched });
  return Object.fromEntries(entries.sort(([, one], [, other]) => other.Time - one.Time).slice(0, KEPT));
}

/** What an old version left in the browser is not trusted to have the right shape. */
export function watchedIn(stored: unknown): Record<string, Watched> {
  if (typeof stored !== 'object' || stored === null) return {};
  const isWatched = (value: unknown): value is Watched =>
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'Set') === 'string' &&
    typeof Reflect.get(value, 'Source') === 'string' &&
    Number.isFinite(Reflect.get(value, 'Seconds')) &&
    Number.isFinite(Reflect.get(value, 'Time'));
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => isWatched(value)));
}

/** Private mode remembers nothing: what it kept here would go into the account of whoever logs in next. */
export function rememberWatched(key: string, where: Omit<Watched, 'Time'>): void {
  if (readStored(VISIT_PRIVATE) === true) return;
  const watched = { ...where, Time: Date.now() };
  writeStored(WATCHED, withWatched(readStored(WATCHED), key, watched));
  if (readStored(WATCHED_OWNER) !== undefined)
    import('#/features/history/shared/watch-sync.ts').then(({ tellWatched }) => tellWatched(key, watched));
}

/** `isSettled` once the account was asked, too: another device may have gone further. */
export function useWatched(key: string): { watched: Watched | undefined; isSettled: boolean } {
  const stored = useStored(WATCHED);
  // On a new device the page is there before the browser knows whose it is.
  const owner = useStored(WATCHED_OWNER);
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    if (owner !== undefined) bringFromAccount(key).finally(() => setAsked(key));
  }, [key, owner]);
  return {
    watched: useMemo(() => watchedIn(stored)[key], [stored, key]),
    isSettled: owner === undefined || asked === key,
  };
}

/** Where the member was on another device. */
async function bringFromAccount(key: string): Promise<void> {
  const { askWatched } = await import('#/features/history/shared/watch-sync.ts');
  const last = await askWatched(key, watchedIn(readStored(WATCHED))[key]?.Time ?? 0);
  if (last) writeStored(WATCHED, withWatched(readStored(WATCHED), key, last));
}

/** So close to the end one has seen it; to begin there would only be startling. */
const END_SECONDS = 15;

export const isSeen = ({ Seconds, Length = 0 }: Pick<Watched, 'Seconds' | 'Length'>): boolean =>
  Length > 0 && Seconds >= Length - END_SECONDS;

/** 18:40, 1:02:03 */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (number: number) => String(number).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
