import { markToken, toIndexEntry } from './index-entry.ts';
import { keyOf } from './normal-form.ts';
import { withOtherNumbers } from './number-words.ts';
import { findPeopleAmong } from './people-among.ts';
import {
  type Clause,
  homophoneStages,
  nearStages,
  peopleStages,
  type QueryForm,
  queryForm,
  remoteStages,
  type Stage,
  strictStages,
  unrankedStages,
} from './query-plan.ts';
import { rankByOverlap, rankHomophones, rankStrict } from './rank.ts';
import type { SearchEngine } from './search-engine.ts';
import { SEARCH_END, type SearchHit, type SearchIndex, type SearchQuery } from './search-index.ts';
import { withoutSeason } from './season-words.ts';
import { labelTokens, TOKEN } from './tokens.ts';

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
    const found = await engine.candidates(db, query.kind, asked(wide, query));
    // Where the widest look came to its end, narrower ones among the same entries could add nothing.
    if (parts.length > 0 && found.length >= (wide.at(-1)?.limit ?? 0)) {
      const more = await engine.candidates(db, query.kind, asked(parts, query), found);
      for (const one of more) one.stage += wide.length;
      found.push(...more);
    }
    return rank(found, [...wide, ...parts]).slice(0, query.limit ?? SEARCH_END);
  };

  const findStrict = (db: Parameters<SearchIndex['find']>[0], query: SearchQuery, form: QueryForm) =>
    run(db, query, strictStages(form), (found, stages) => rankStrict(found, form, stages));

  const findRanked = async (db: Parameters<SearchIndex['find']>[0], query: SearchQuery, form: QueryForm) => {
    const strict = await findStrict(db, query, form);
    if (strict.length > 0) return strict;
    for (const other of withOtherNumbers(form.spaced)) {
      const found = await findStrict(db, query, queryForm(other));
      if (found.length > 0) return found;
    }
    const same = await run(db, query, homophoneStages(form), (found, stages) => rankHomophones(found, form, stages));
    if (same.length > 0) return same;
    return run(db, query, nearStages(form), (found) => rankByOverlap(found, form, NEAR_ENOUGH));
  };

  const find: SearchIndex['find'] = async (db, query) => {
    const form = queryForm(query.words);
    if (!form.key) return [];
    const hits = await findRanked(db, query, form);
    const shorter = hits.length === 0 || hits[0]?.match.by === 'near' ? withoutSeason(form.spaced) : undefined;
    // One character and a number are no season of anything.
    if (!shorter || shorter.length < 2) return hits;
    const again = await findRanked(db, query, queryForm(shorter));
    return again.length > 0 ? again : hits;
  };

  return {
    put: (db, documents) => engine.put(db, documents.map(toIndexEntry)),
    remove: engine.remove,
    reheat: engine.reheat,
    settle: engine.settle,

    find,

    async findIds(db, query) {
      const form = queryForm(query.words);
      if (!form.key) return [];
      const ids = await engine.ids(db, query.kind, asked(unrankedStages(form), query));
      return ids.length > 0 ? ids.slice(0, SEARCH_END) : (await find(db, query)).map(({ id }) => id);
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
      const found = await engine.candidates(db, query.kind, asked(stages, query));
      return findPeopleAmong(found, keyOf(query.words)).slice(0, query.limit ?? SEARCH_END);
    },
  };
}

/** The stages as this query asks them: narrowed by its marks, and with labels where its kind has any. */
function asked(stages: Stage[], { kind, marks = [] }: SearchQuery): Stage[] {
  const clauses = marks.map((choice) => ({ in: ['mark'] as const, any: choice.map(markToken) }));
  if (clauses.length === 0 && !kind.isLabelled) return stages;
  return stages.map((stage) => ({
    ...stage,
    all: [...(kind.isLabelled ? stage.all.map(orLabel) : stage.all), ...clauses],
  }));
}

/** A title has plain tokens, a label its own. */
function orLabel(clause: Clause): Clause {
  if (!clause.in.includes('alias')) return clause;
  const labels = labelTokens(clause.any.filter((token) => !token.startsWith(TOKEN.person)));
  return { ...clause, any: clause.in.includes('title') ? [...clause.any, ...labels] : labels };
}
