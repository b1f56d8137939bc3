import { storedValue } from '#/web/local-storage.ts';

/** What this browser remembers of what was looked at. The specification has the first name; old visits know the others. */
export const VISIT_HISTORY = storedValue<unknown>('visitHistory');
/** What is known beside the list: which of it waits to be told, and whose it is. */
export const VISIT_NOTES = storedValue<{ owner?: unknown }>('visitNotes');
/** Nothing is noted, here or anywhere. */
export const VISIT_PRIVATE = storedValue<boolean>('visitPrivate');
/** Where someone was in a title. */
export const WATCHED = storedValue<unknown>('watched');
/** Intros and outros that are passed over, by series. */
export const SKIPS = storedValue<unknown>('skips');
/** The member whose places in titles these are; nobody's before the login. */
export const WATCHED_OWNER = storedValue<unknown>('watchedOwner');
