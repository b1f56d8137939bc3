import { markToken, toIndexEntry } from './index-entry.ts';
import { keyOf } from './normal-form.ts';
import { findPeopleAmong } from './people-among.ts';
import {
  homophoneStages,
  nearStages,
  peopleStages,
  type QueryForm,
  queryForm,
  remoteStages,
  type Stage,
  strictStages,
} from './query-plan.ts';
import { rankByOverlap, rankHomophones, rankStrict } from './rank.ts';
import type { SearchEngine } from './search-engine.ts';
import { SEARCH_END, type SearchHit, type SearchIndex, type SearchQuery } from './search-index.ts';
import { withoutFirstSeason } from './season-words.ts';

/** Of the pairs of characters in the words, this share must be in a name for it to count as found. */
const NEAR_ENOUGH = 0.5;

/** The search itself, the same on every engine. */
export function createSearchIndex(engine: SearchEngine): SearchIndex {
  const run = async (
    db: Parameters<SearchIndex['find']>[0],
    query: SearchQuery,
    stages: Stage[],
    rank: (candidates: Awaited<ReturnType<SearchEngine['candidates']>>, stages: Stage[]) => SearchHit[],
  ) => {
    const ordered = stages.filter(({ all }) => all.length > 0).sort((one, other) => one.rank - other.rank);
    if (ordered.length === 0) return [];
    const [wide, parts] = [ordered.filter(({ isPart }) => !isPart), ordered.filter(({ isPart }) => isPart)];
    const found = await engine.candidates(db, query.kind, withMarks(wide, query.marks));
    // Where the widest look came to its end, narrower ones among the same entries could add nothing.
    if (parts.length > 0 && found.length >= (wide.at(-1)?.limit ?? 0)) {
      const more = await engine.candidates(db, query.kind, withMarks(parts, query.marks));
      const known = new Set(found.map(({ id }) => id));
      for (const one of more) if (!known.has(one.id)) found.push({ ...one, stage: one.stage + wide.length });
    }
    return rank(found, [...wide, ...parts]).slice(0, query.limit ?? SEARCH_END);
  };

  const find = async (db: Parameters<SearchIndex['find']>[0], query: SearchQuery, form: QueryForm) => {
    const strict = await run(db, query, strictStages(form), (found, stages) => rankStrict(found, form, stages));
    if (strict.length > 0) return strict;
    const same = await run(db, query, homophoneStages(form), (found, stages) => rankHomophones(found, form, stages));
    if (same.length > 0) return same;
    return run(db, query, nearStages(form), (found) => rankByOverlap(found, form, NEAR_ENOUGH));
  };

  return {
    put: (db, documents) => engine.put(db, documents.map(toIndexEntry)),
    remove: engine.remove,
    reheat: engine.reheat,
    settle: engine.settle,

    async find(db, query) {
      const form = queryForm(query.words);
      if (!form.key) return [];
      const hits = await find(db, query, form);
      const shorter = hits.length === 0 || hits[0]?.match.by === 'near' ? withoutFirstSeason(form.key) : undefined;
      if (!shorter) return hits;
      const again = await find(db, query, queryForm(shorter));
      return again.length > 0 ? again : hits;
    },

    async nearest(db, query) {
      const form = queryForm(query.words);
      if (!form.key) return [];
      return run(db, query, remoteStages(form), (found) => rankByOverlap(found, form, 0));
    },

    async findPeople(db, query) {
      const form = queryForm(query.words);
      const stages = form.key ? peopleStages(form) : [];
      if (stages.length === 0) return [];
      const found = await engine.candidates(db, query.kind, withMarks(stages, query.marks));
      return findPeopleAmong(found, keyOf(query.words)).slice(0, query.limit ?? SEARCH_END);
    },
  };
}

function withMarks(stages: Stage[], marks: SearchQuery['marks'] = []): Stage[] {
  if (marks.length === 0) return stages;
  const clauses = marks.map((choice) => ({ in: ['mark'] as const, any: choice.map(markToken) }));
  return stages.map((stage) => ({ ...stage, all: [...stage.all, ...clauses] }));
}
