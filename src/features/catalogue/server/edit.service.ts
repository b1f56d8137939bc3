import type { Slice } from '#/contract/paging.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import { readArt } from '../../cover/cover-art.pure.ts';
import { heatScore } from '../heat.pure.ts';
import { badArt, badKey, keyTaken, titleNotFound, unknownRelation } from './catalogue.errors.ts';
import { factsOf } from './gathered.rules.ts';
import type { LayerStore } from './layer.store.ts';
import { followSources } from './layers.rules.ts';
import type { RelationStore } from './relation.store.ts';
import {
  type CoverChoice,
  type EpisodeSet,
  isPossibleKey,
  type NewTitle,
  NO_FACTS,
  type RelationKind,
  type Title,
  type TitleFacts,
} from './title.rules.ts';
import type { TitleStore } from './title.store.ts';
import type { TitleKeyStore } from './title-key.store.ts';

interface Needs {
  titles: TitleStore;
  layers: Pick<LayerStore, 'inTurn'>;
  relations: RelationStore;
  keys: Pick<TitleKeyStore, 'identify'>;
  /** Told after every change a visitor could see. */
  changed: () => Promise<void>;
  now: () => number;
}

/** What an operator sends: any part of the facts. */
export type Changes = Partial<TitleFacts> & {
  sets?: EpisodeSet[];
  coverChoice?: CoverChoice;
  /** Which drawing stands for it. */
  art?: string;
  relations?: { key: string; kind: RelationKind }[];
  /** What sources must leave alone from now on. What is changed by hand is locked by that. */
  lock?: string[];
  /** What follows the sources again, at once. */
  unlock?: string[];
};

/** As many points as a fresh, unknown title deserves. */
const DEFAULT_WEIGHT = 20;

export type EditService = ReturnType<typeof createEditService>;

/** The operator's changes. */
export function createEditService({ titles, layers, relations: related, keys, changed, now }: Needs) {
  const readAny = async (key: string): Promise<Title> => {
    const title = await titles.find(key);
    if (!title) throw titleNotFound();
    return title;
  };
  const moveTo = async (key: string, isRemoved: boolean) => {
    const title = await readAny(key);
    if (await titles.setRemoved(title.id, isRemoved, now())) await changed();
  };

  /** Fields get what sources say of them now; lists of episodes when their source is read the next time. */
  const unlock = (titleId: number, fields: readonly string[]) =>
    layers.inTurn(async (turn) => {
      const found = (await turn.read([titleId])).get(titleId);
      if (!found) throw titleNotFound();
      const { title, base, layers: said } = found;
      const facts = followSources(factsOf(title), base, said, keyOf, fields);
      const same = { scores: title.sourceScores, updatedAt: title.updatedAt, oldLabels: [], lists: [], newBase: null };
      await turn.change({ before: title, facts, ...same }, now());
      await turn.dropLocks(title, fields);
    });

  /** The keys as they are now, each title once and never the title itself. */
  async function knownRelations(titleId: number, wanted: NonNullable<Changes['relations']>) {
    const found = await keys.identify(wanted.map(({ key }) => key));
    const byId = new Map<number, { key: string; kind: RelationKind }>();
    for (const { key, kind } of wanted) {
      const other = found.get(key);
      if (!other) throw unknownRelation(key);
      if (other.id !== titleId && !byId.has(other.id)) byId.set(other.id, { key: other.key, kind });
    }
    return [...byId.values()];
  }

  async function changeBesides(title: Pick<Title, 'id' | 'key'>, { coverChoice, art, relations, lock }: Changes) {
    if (art !== undefined && !readArt(art)) throw badArt();
    if (relations) await related.put(title.id, title.key, await knownRelations(title.id, relations));
    if (coverChoice) await titles.setCoverChoice(title.id, coverChoice, now());
    if (art) await titles.setArt(title.id, art, now());
    if (lock) await titles.addLocks(title.id, lock);
  }

  return {
    /** Without a key, the name becomes the key; if another title has it, the name with the year. */
    async add(
      {
        sets = [],
        coverChoice,
        art,
        relations,
        lock,
        unlock: _,
        ...facts
      }: Changes & Pick<TitleFacts, 'name' | 'kind'>,
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
        await changeBesides({ id, key }, definedOf({ coverChoice, art, relations, lock }));
        await changed();
        return key;
      }
      throw keyTaken();
    },

    async change(key: string, changes: Changes): Promise<void> {
      const { sets, coverChoice, art, relations, lock, unlock: freed, ...facts } = changes;
      const title = await readAny(key);
      await changeBesides(title, changes);
      if (freed && freed.length > 0) await unlock(title.id, freed);
      // Another picture, a lock or a relation is no news of the title itself.
      const isOnlyBesides = coverChoice ?? art ?? relations ?? lock ?? freed;
      if (sets || !isOnlyBesides || Object.keys(facts).length > 0)
        await titles.update(title.id, (current) => ({ ...current, ...facts }), sets, now());
      await changed();
    },

    async rename(key: string, newKey: string): Promise<void> {
      if (!isPossibleKey(newKey)) throw badKey();
      const title = await readAny(key);
      if (!(await titles.rename(title.id, newKey))) throw keyTaken();
      await changed();
    },

    remove: (key: string) => moveTo(key, true),
    restore: (key: string) => moveTo(key, false),
    listRemoved: (slice: Slice) => titles.listRemoved(slice),
  };
}

/** What was given, without what was not. */
const definedOf = (changes: { [Name in keyof Changes]: Changes[Name] | undefined }): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
