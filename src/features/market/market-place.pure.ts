/** Where a visitor looks for things: kept as marketCity in the browser, and as a cookie so that the server knows too. */
export interface MarketPlace {
  city: string;
  longitude: number;
  latitude: number;
  address: string;
}

export const PLACE_COOKIE = 'marketCity';
const IN_COOKIES = new RegExp(`(?:^|;\\s*)${PLACE_COOKIE}=([^;]*)`);
const YEAR_SECONDS = 365 * 86_400;

/** Whatever was stored, by whichever version, as a place; undefined when it is none. */
export function placeFrom(value: unknown): MarketPlace | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { city, longitude, latitude, address } = value as Record<string, unknown>;
  if (typeof city !== 'string' || city === '' || city.length > 30) return undefined;
  const isPoint = isWithin(longitude, 180) && isWithin(latitude, 90);
  return {
    city,
    longitude: isPoint ? Number(longitude) : 0,
    latitude: isPoint ? Number(latitude) : 0,
    address: typeof address === 'string' ? address.slice(0, 60) : '',
  };
}

function isWithin(value: unknown, most: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= most;
}

/** The place in a request's cookies. */
export function placeOfCookies(cookies: string | null): MarketPlace | undefined {
  const raw = rawOf(cookies);
  if (!raw) return undefined;
  try {
    return placeFrom(JSON.parse(decodeURIComponent(raw)));
  } catch {
    return undefined;
  }
}

/** Whether cookies say that the place was left for the whole country. */
export function hasLeftPlace(cookies: string): boolean {
  return rawOf(cookies) === '';
}

function rawOf(cookies: string | null): string | undefined {
  return IN_COOKIES.exec(cookies ?? '')?.[1];
}

/** To three digits, a hundred metres: the pages kept for one place serve the whole neighbourhood. */
export function placeCookie(place: MarketPlace | undefined): string {
  // Empty, not gone: who left their city is told from a browser whose cookies have ended.
  if (!place) return `${PLACE_COOKIE}=; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  const near = { ...place, longitude: rounded(place.longitude), latitude: rounded(place.latitude) };
  return `${PLACE_COOKIE}=${encodeURIComponent(JSON.stringify(near))}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
