import { useMemo, useSyncExternalStore } from 'react';

/** Names under which the browser keeps things. The specification fixes most; other tabs and old visits know them. */
export type StoredKey =
  | 'userInfo'
  | 'visitHistory'
  | 'marketCity'
  | `pageTipShow${string}`
  // Ours: what visit-history.ts knows beside the list, and whether it writes at all.
  | 'visitNotes'
  | 'visitPrivate'
  // Ours: where someone was in a title, and which way its sets are shown.
  | 'watched'
  | 'setsOrder'
  // Ours: intros and outros that are passed over, by series.
  | 'skips'
  // Ours: the member whose places in titles these are; nobody's before the login.
  | 'watchedOwner'
  // Ours: what a visitor called themselves on the board.
  | 'wordNickname'
  // Ours: the tools someone opened last.
  | 'recentTools'
  // Ours: chains of tools someone keeps.
  | 'toolChains'
  // Ours: what a visitor looked for; a member's is on the server.
  | 'searchRecent'
  // Ours: market items seen on this device, what was searched for there by words and by pictures, cities chosen before, coupons taken.
  | 'marketHistory'
  | 'marketSearched'
  | 'marketPhotos'
  | 'marketCities'
  | 'marketTaken'
  // Ours: bills that were noted without a connection and wait to be sent.
  | 'billOutbox'
  // Ours: the picture somebody puts into the middle of QR codes.
  | 'shortQrLogo'
  // Ours: how the QR codes of one's short links look.
  | 'shortQrLooks'
  // Ours: the desk: where the operator was last, filters that were given a name.
  | 'deskPlaces'
  | 'titleViews'
  | 'goodsViews';

const CHANGED = 'souluo:stored';

/** Undefined when there is nothing, when it is not JSON, or when the browser keeps nothing at all. */
export function readStored<Value>(key: StoredKey): Value | undefined {
  return parse(rawOf(key)) as Value | undefined;
}

export function writeStored(key: StoredKey, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks keep nothing; the page works all the same, it only forgets.
  }
  dispatchEvent(new CustomEvent(CHANGED, { detail: key }));
}

export function removeStored(key: StoredKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See writeStored.
  }
  dispatchEvent(new CustomEvent(CHANGED, { detail: key }));
}

/** The kept value, following changes in this tab and in others. On the server there is none. */
export function useStored<Value>(key: StoredKey): Value | undefined {
  const raw = useSyncExternalStore(
    onChange,
    () => rawOf(key),
    () => null,
  );
  return useMemo(() => parse(raw) as Value | undefined, [raw]);
}

function rawOf(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key);
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
