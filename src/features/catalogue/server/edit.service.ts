import type { Slice } from '#/contract/paging.ts';
import { heatScore } from '../heat.pure.ts';
import { badKey, keyTaken, titleNotFound } from './catalogue.errors.ts';
import {
  type CoverChoice,
  type EpisodeSet,
  isPossibleKey,
  type NewTitle,
  type Title,
  type TitleFacts,
} from './title.rules.ts';
import type { TitleStore } from './title.store.ts';

interface Needs {
  titles: TitleStore;
  /** Told after every change a visitor could see. */
  changed: () => Promise<void>;
  now: () => number;
}

/** What an operator sends: any part of the facts. */
export type Changes = Partial<TitleFacts> & { sets?: EpisodeSet[]; coverChoice?: CoverChoice };

/** As many points as a fresh, unknown title deserves. */
const DEFAULT_WEIGHT = 20;

const NO_FACTS: Omit<TitleFacts, 'name' | 'kind'> = {
  year: null,
  aliases: [],
  regions: [],
  languages: [],
  genres: [],
  directors: [],
  actors: [],
  releaseDate: '',
  duration: '',
  cover: '',
  summary: '',
  remark: '',
  isFinished: false,
  platforms: [],
};

export type EditService = ReturnType<typeof createEditService>;

/** The operator's changes. */
export function createEditService({ titles, changed, now }: Needs) {
  const readAny = async (key: string): Promise<Title> => {
    const title = await titles.find(key);
    if (!title) throw titleNotFound();
    return title;
  };
  const moveTo = async (key: string, removedAt: number | null) => {
    const title = await readAny(key);
    if (await titles.setRemoved(title.id, removedAt)) await changed();
  };

  return {
    /** Without a key the name is taken, and the name with the year when another has it. */
    async add(
      { sets = [], coverChoice, ...facts }: Changes & Pick<TitleFacts, 'name' | 'kind'>,
      wanted: { key: string | undefined; weight: number | undefined },
    ): Promise<string> {
      const byName = [facts.name, ...(facts.year ? [`${facts.name}-${facts.year}`] : [])];
      const keys = (wanted.key === undefined ? byName : [wanted.key]).filter(isPossibleKey);
      if (keys.length === 0) throw badKey();
      const title: Omit<NewTitle, 'key'> = {
        ...NO_FACTS,
        ...facts,
        sets,
        heat: heatScore(wanted.weight ?? DEFAULT_WEIGHT, now()),
        updatedAt: now(),
        createdAt: now(),
        origin: null,
        broadcastMinute: null,
        airsUntil: null,
      };
      for (const key of keys) {
        const id = await titles.add({ ...title, key });
        if (id === undefined) continue;
        if (coverChoice) await titles.setCoverChoice(id, coverChoice, now());
        await changed();
        return key;
      }
      throw keyTaken();
    },

    async change(key: string, { sets, coverChoice, ...facts }: Changes): Promise<void> {
      const title = await readAny(key);
      if (coverChoice) await titles.setCoverChoice(title.id, coverChoice, now());
      // Another picture is no news of the title itself.
      if (sets || !coverChoice || Object.keys(facts).length > 0)
        await titles.update(title.id, (current) => ({ ...current, ...facts }), sets, now());
      await changed();
    },

    async rename(key: string, newKey: string): Promise<void> {
      if (!isPossibleKey(newKey)) throw badKey();
      const title = await readAny(key);
      if (!(await titles.rename(title.id, newKey))) throw keyTaken();
      await changed();
    },

    remove: (key: string) => moveTo(key, now()),
    restore: (key: string) => moveTo(key, null),
    listRemoved: (slice: Slice) => titles.listRemoved(slice),
  };
}
