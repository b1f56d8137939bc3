const EARTH_KM = 6371.0088;

export interface Point {
  longitude: number;
  latitude: number;
}

/** 0,0 lies in the ocean off Africa: it stands for "no place". */
export function isPlace({ longitude, latitude }: Point): boolean {
  return longitude !== 0 || latitude !== 0;
}

/** Along the surface, by the haversine formula. */
export function distanceKm(one: Point, other: Point): number {
  const rad = Math.PI / 180;
  const north = Math.sin(((other.latitude - one.latitude) * rad) / 2) ** 2;
  const east = Math.sin(((other.longitude - one.longitude) * rad) / 2) ** 2;
  const chord = north + Math.cos(one.latitude * rad) * Math.cos(other.latitude * rad) * east;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** 1.2km, 35km; nothing where one of the two is nowhere. */
export function distanceText(from: Point | undefined, to: Point): string | undefined {
  if (!from || !isPlace(from) || !isPlace(to)) return undefined;
  const km = distanceKm(from, to);
  return km < 10 ? `${Math.max(0.1, Math.round(km * 10) / 10)}km` : `${Math.round(km)}km`;
}

/** What 附近 means. */
export const NEAR_KM = 3;

/** 500 m, 3 km: a circle around somebody. */
export const kilometres = (km: number): string => (km < 1 ? `${Math.round(km * 1000)} m` : `${km} km`);
