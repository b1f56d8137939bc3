import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { readStored, useStored, writeStored } from '#/web/local-storage.ts';
import { type MarketPlace, placeCookie, placeFrom, placeOfCookies } from '../market-place.pure.ts';

const MOST_VISITED = 8;

/** The place a request says it looks at. */
export function placeOf(request: Request): MarketPlace | undefined {
  return placeOfCookies(request.headers.get('cookie'));
}

/** From now on everything is near this place. The server learns it by a cookie. */
export function choosePlace(place: MarketPlace): void {
  const before = placeFrom(readStored('marketCity'))?.city;
  writeStored('marketCity', place);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Safari and Firefox
  document.cookie = placeCookie(place);
  const visited = (readStored<string[]>('marketCities') ?? []).filter((city) => typeof city === 'string');
  const others = [before, ...visited].filter((city) => city !== undefined && city !== place.city);
  writeStored('marketCities', [...new Set(others)].slice(0, MOST_VISITED));
}

/** Cookies end before local storage does: a place the server was not told of is told again. */
export function useToldPlace(told: MarketPlace | undefined): void {
  const stored = useStored<unknown>('marketCity');
  const { revalidate } = useRevalidator();
  const city = placeFrom(stored)?.city;
  useEffect(() => {
    const place = placeFrom(stored);
    if (!place || told?.city === city) return;
    // biome-ignore lint/suspicious/noDocumentCookie: see choosePlace
    document.cookie = placeCookie(place);
    if (placeOfCookies(document.cookie)) revalidate();
  }, [stored, told?.city, city, revalidate]);
}
