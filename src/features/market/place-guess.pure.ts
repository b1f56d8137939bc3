interface City {
  name: string;
  province: string;
  longitude: number;
  latitude: number;
}

export interface GuessedPlace {
  longitude: number;
  latitude: number;
  /** The city or county that it was told by. */
  by: string;
}

/** 杭州市 and 杭州 are one. */
const short = (name: string) => name.trim().replace(/(?:市|地区|盟|县|区)$/u, '');

/**
 * Where a shop is, by the names of cities and counties in its address, else by its city. Not exact: a city's middle is
 * better than no distance at all, and the pin is there to be moved.
 */
export function guessPlace(cities: readonly City[], city: string, address: string): GuessedPlace | undefined {
  const wanted = short(city);
  const chosen = cities.find(({ name }) => name === wanted || name === city.trim());
  // The last name is the narrowest: 湖州市德清县. A street in Hangzhou that is called 上海路 is not in Shanghai.
  const named = cities
    .filter(({ name, province }) => name.length > 1 && (!chosen || province === chosen.province))
    .map((one) => ({ one, at: placeIn(address, one.name) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => other.at - one.at || other.one.name.length - one.one.name.length)[0]?.one;
  const found = named ?? chosen;
  return found && { longitude: found.longitude, latitude: found.latitude, by: found.name };
}

/** Where the name stands in the address as that of a place, not of a street. */
function placeIn(address: string, name: string): number {
  const at = address.indexOf(name);
  if (at < 0) return -1;
  return /^(?:路|街|大道|巷|里|广场|大厦|饭店|菜)/u.test(address.slice(at + name.length)) ? -1 : at;
}

/** How many degrees a kilometre is there, to the east and to the north. */
export const kilometre = (latitude: number): { longitude: number; latitude: number } => ({
  longitude: 1 / (111.32 * Math.max(0.1, Math.cos((latitude * Math.PI) / 180))),
  latitude: 1 / 110.57,
});
