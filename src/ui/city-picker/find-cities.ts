export interface PickerCity {
  name: string;
  /** Without spaces and tones: hangzhou. */
  pinyin: string;
  /** First letters: hz. */
  initials: string;
  /** The capital it stands under: H. */
  letter: string;
  fullName?: string;
}

export interface CityGroup<City extends PickerCity> {
  letter: string;
  cities: readonly City[];
}

/** By letter and, within a letter, by pinyin. */
export function groupByLetter<City extends PickerCity>(cities: readonly City[]): CityGroup<City>[] {
  const groups = Map.groupBy(cities, ({ letter }) => letter.toUpperCase());
  return [...groups]
    .map(([letter, own]) => ({ letter, cities: own.toSorted((a, b) => (a.pinyin < b.pinyin ? -1 : 1)) }))
    .sort((a, b) => (a.letter < b.letter ? -1 : 1));
}

/** How well a city answers to what was typed; the smaller the better, undefined if not at all. */
function rank({ name, fullName = '', pinyin, initials }: PickerCity, words: string): number | undefined {
  const tests = [
    name === words || initials === words || pinyin === words,
    name.startsWith(words),
    initials.startsWith(words) || pinyin.startsWith(words),
    name.includes(words) || fullName.includes(words),
  ];
  const found = tests.indexOf(true);
  return found === -1 ? undefined : found;
}

/** Cities by name, pinyin or initials, the best answers first. */
export function findCities<City extends PickerCity>(cities: readonly City[], typed: string, most = 30): City[] {
  const words = typed.toLowerCase().replace(/[\s'’]/g, '');
  if (words === '') return [];
  return cities
    .flatMap((city) => {
      const at = rank(city, words);
      return at === undefined ? [] : [{ city, at }];
    })
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ city }) => city);
}
