import { readStored, storedValue, writeStored } from '#/web/local-storage.ts';

const PLACES = storedValue<unknown>('deskPlaces');
const MOST = 6;

/** The places of the desk where this browser was last, the latest first. */
export const recentPlaces = (): string[] => {
  const kept = readStored(PLACES);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
};

export function rememberPlace(place: string): void {
  const before = recentPlaces();
  if (before[0] === place) return;
  writeStored(PLACES, [place, ...before.filter((one) => one !== place)].slice(0, MOST));
}
