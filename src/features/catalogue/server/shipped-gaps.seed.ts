import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import { factsOf } from './gathered.rules.ts';
import { createLayerStore, type LayeredTitle } from './layer.store.ts';
import type { SourcedFacts, TitleChange } from './layers.rules.ts';
import type { NewTitle } from './title.rules.ts';

const FIELDS = ['genres', 'directors', 'actors', 'summary'] as const;
type Told = Pick<SourcedFacts, (typeof FIELDS)[number]>;

/** Small enough that a visitor's write gets in between. */
const AT_ONCE = 100;

/**
 * Tells what a later version knows about titles that an earlier one brought in. Only what is empty is filled: what people
 * wrote, sources brought or somebody emptied on purpose stays. Names, heat and drawings are left alone. Answers how many
 * titles changed; doing it again changes none.
 */
export async function fillGaps(
  database: Pick<Database, 'db' | 'search'>,
  shipped: readonly NewTitle[],
  now: number,
): Promise<number> {
  const told = new Map(shipped.map((title) => [title.origin, title]));
  const gaps = (await titlesWithGaps(database.db)).flatMap(({ id, origin }) => {
    const facts = told.get(origin);
    return facts ? [{ id, facts }] : [];
  });
  const store = createLayerStore(database);
  let filled = 0;
  for (let start = 0; start < gaps.length; start += AT_ONCE) {
    const some = gaps.slice(start, start + AT_ONCE);
    await store.inTurn(async (turn) => {
      const found = await turn.read(some.map(({ id }) => id));
      for (const { id, facts } of some) {
        const title = found.get(id);
        const change = title && changeOf(title, facts);
        if (!change) continue;
        await turn.change(change, now);
        filled += 1;
      }
    });
  }
  return filled;
}

function changeOf({ title, base }: LayeredTitle, told: Told): TitleChange | undefined {
  const fields = FIELDS.filter(
    (field) => title[field].length === 0 && told[field].length > 0 && !title.locks.includes(field),
  );
  if (fields.length === 0) return undefined;
  const news = Object.fromEntries(fields.map((field) => [field, told[field]]));
  return {
    before: title,
    facts: { ...factsOf(title), ...news },
    scores: title.sourceScores,
    updatedAt: title.updatedAt,
    oldLabels: [],
    lists: [],
    // It is our own word, so that sources do not take it for an edit.
    newBase: base && { ...base, ...news },
  };
}

async function titlesWithGaps(db: AnyDatabase): Promise<{ id: number; origin: string | null }[]> {
  return db
    .withTables<CatalogueTables>()
    .selectFrom('title')
    .select(['id', 'origin'])
    .where('origin', 'is not', null)
    .where('merged_into', 'is', null)
    .where((where) =>
      where.or([
        where('genres_json', '=', '[]'),
        where('directors_json', '=', '[]'),
        where('actors_json', '=', '[]'),
        where('summary', '=', ''),
      ]),
    )
    .orderBy('id')
    .execute();
}
