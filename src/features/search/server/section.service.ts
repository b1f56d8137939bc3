import type { FoundThing, SearchSection } from '#/platform/feature.ts';
import { sectionFailed, sectionSlow, unknownSection } from './search.errors.ts';
import { OutOfTime, withinTime } from './time-limit.ts';

interface Needs {
  /** Asked for late: the list of features is complete only after this one was made. */
  sections: () => readonly SearchSection[];
  timeoutMs?: number;
  report: (error: unknown) => void;
}

export interface SectionAnswer {
  key: string;
  name: string;
  total: number;
  things: FoundThing[];
  morePath: string;
}

/** The order on the page; sections that are not named here follow. */
const ORDER = ['catalogue', 'market', 'blog', 'tool', 'wish', 'word'];
const SHOWN = 6;
const TIMEOUT_MS = 3000;

export type SectionService = ReturnType<typeof createSectionService>;

export function createSectionService({ sections, timeoutMs = TIMEOUT_MS, report }: Needs) {
  const placeOf = ({ key }: SearchSection) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);

  return {
    list: () => [...sections()].sort((one, other) => placeOf(one) - placeOf(other)),

    async find(key: string, words: string): Promise<SectionAnswer> {
      const section = sections().find((one) => one.key === key);
      if (!section) throw unknownSection();
      const { name } = section;
      const nothing = { key, name, total: 0, things: [], morePath: '' };
      if (!words) return nothing;
      try {
        const { total, things } = await withinTime(timeoutMs, () => section.find(words, SHOWN));
        const morePath = total > things.length ? (section.morePath?.(words) ?? '') : '';
        return { ...nothing, total, things: things.slice(0, SHOWN), morePath };
      } catch (error) {
        report(new Error(`the section ${key} of the search failed`, { cause: error }));
        throw error instanceof OutOfTime ? sectionSlow(name) : sectionFailed(name);
      }
    },
  };
}
