import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { readStored, removeStored, storedValue, useStored, writeStored } from '#/web/local-storage.ts';
import { hasLeftPlace, type MarketPlace, placeCookie, placeFrom, placeOfCookies } from '../market-place.pure.ts';
import { MARKET_CITY } from '../shared/market-city.ts';

/** Cities chosen before. */
export const MARKET_CITIES = storedValue<string[]>('marketCities');
const MOST_VISITED = 8;

/** The place a request says it looks at. */
export function placeOf(request: Request): MarketPlace | undefined {
  return placeOfCookies(request.headers.get('cookie'));
}

/** From now on everything is near this place. The server learns it by a cookie. */
export function choosePlace(place: MarketPlace): void {
  const before = placeFrom(readStored(MARKET_CITY))?.city;
  // First, because it decides: who follows the storage compares it with the cookie.
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Safari and Firefox
  document.cookie = placeCookie(place);
  writeStored(MARKET_CITY, place);
  const visited = (readStored(MARKET_CITIES) ?? []).filter((city) => typeof city === 'string');
  const others = [before, ...visited].filter((city) => city !== undefined && city !== place.city);
  writeStored(MARKET_CITIES, [...new Set(others)].slice(0, MOST_VISITED));
}

/**
 * The cookie says what was chosen last, also by a link that the server answered. Only where there is none, because cookies
 * end before local storage does, the place that is remembered is told again.
 */
export function useToldPlace(): void {
  const stored = useStored(MARKET_CITY);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const place = placeFrom(stored);
    const told = placeOfCookies(document.cookie);
    if (told && told.city !== place?.city) return writeStored(MARKET_CITY, told);
    if (!place || told) return;
    if (hasLeftPlace(document.cookie)) return removeStored(MARKET_CITY);
    // biome-ignore lint/suspicious/noDocumentCookie: see choosePlace
    document.cookie = placeCookie(place);
    if (placeOfCookies(document.cookie)) revalidate();
  }, [stored, revalidate]);
}
