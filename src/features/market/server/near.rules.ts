import { isPlace, type Point } from '../distance.pure.ts';

/** Degrees of latitude in one band, a little over two kilometres. */
const BAND = 0.02;
const KM_PER_DEGREE = 111.195;

/** How far is looked, in steps: where there is much, the first is enough, however much there is elsewhere. */
export const RADII_KM = [1, 3, 10, 30, 100, 300, 1000] as const;

/** The band an item lies in; none for what lies nowhere. */
export function bandOf(point: Point): number | null {
  return isPlace(point) ? Math.floor(point.latitude / BAND) : null;
}

export interface Box {
  firstBand: number;
  lastBand: number;
  west: number;
  east: number;
}

/** The box around a circle. Towards the poles a degree of longitude shrinks; there is no market there. */
export function boxAround({ longitude, latitude }: Point, radiusKm: number): Box {
  const north = radiusKm / KM_PER_DEGREE;
  const widest = Math.min(89, Math.abs(latitude) + north);
  const east = Math.min(180, north / Math.cos((widest * Math.PI) / 180));
  return {
    firstBand: Math.floor((latitude - north) / BAND),
    lastBand: Math.floor((latitude + north) / BAND),
    west: longitude - east,
    east: longitude + east,
  };
}
