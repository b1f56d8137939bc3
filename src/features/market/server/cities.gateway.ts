import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { distanceKm, type Point } from '../distance.pure.ts';

const City = z
  .object({
    name: z.string(),
    fullName: z.string(),
    adcode: z.string(),
    province: z.string(),
    pinyin: z.string(),
    initials: z.string(),
    letter: z.string(),
    lng: z.number(),
    lat: z.number(),
    hot: z.boolean(),
  })
  .transform(({ lng, lat, ...rest }) => ({ ...rest, longitude: lng, latitude: lat }));

export type City = z.output<typeof City>;

/** Nobody lives farther than this from the city they would name. */
const FARTHEST_KM = 200;

export interface Cities {
  all: readonly City[];
  byName(name: string): City | undefined;
  /** The city someone is in or near. */
  nearest(point: Point): City | undefined;
}

interface Table {
  all: readonly City[];
  known: ReadonlyMap<string, City>;
}

let table: Table | undefined;

/** Read when the first one asks: a process that never does pays nothing for it. */
function cityTable(): Table {
  if (table) return table;
  const file = new URL('./content/cities.json', import.meta.url);
  const all = z.array(City).parse(JSON.parse(readFileSync(file, 'utf8')));
  const known = new Map(all.flatMap((city) => [[city.fullName, city] as const, [city.name, city] as const]));
  table = { all, known };
  return table;
}

/** The shipped table of cities (GeoNames, CC-BY-4.0; WGS-84). */
export function readCities(): Cities {
  return {
    get all() {
      return cityTable().all;
    },
    byName: (name) => (name === '' ? undefined : cityTable().known.get(name)),
    nearest(point) {
      let best: { city: City; km: number } | undefined;
      for (const city of cityTable().all) {
        const km = distanceKm(point, city);
        if (km < (best?.km ?? FARTHEST_KM)) best = { city, km };
      }
      return best?.city;
    },
  };
}
