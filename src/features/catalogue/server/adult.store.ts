import type { Selectable } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Derived } from '#/platform/db/derived.ts';
import { isAdult } from './adult.rules.ts';
import type { CatalogueTables, TitleRow } from './catalogue.table.ts';
import { addToIndices, removeFromIndices } from './title-index.store.ts';
import { toTitle } from './title-row.store.ts';

type Search = Database['search'];
type Row = Selectable<TitleRow>;

const AT_ONCE = 500;
const isMarked = ({ adult }: Pick<Row, 'adult'>) => adult === 1 || adult === 2;

/** Puts a marked title away or brings it back. What was taken down by hand stays down. True when it moved. */
async function settleRow(db: AnyDatabase, search: Search, row: Row, isShown: boolean, now: number): Promise<boolean> {
  const isWanted = isShown || !isMarked(row);
  const isHere = row.removed_at === null;
  if (isWanted === isHere || (isWanted && row.is_put_away === 0)) return false;
  await db
    .withTables<CatalogueTables>()
    .updateTable('title')
    .set({ ...(isWanted ? { removed_at: null, changed_at: now } : { removed_at: now }), is_put_away: isWanted ? 0 : 1 })
    .where('id', '=', row.id)
    .execute();
  const title = toTitle(row);
  if (isWanted) await addToIndices(db, search, [title]);
  else await removeFromIndices(db, search, title);
  return true;
}

async function mark(db: AnyDatabase, row: Row, adult: Row['adult']): Promise<Row> {
  await db.withTables<CatalogueTables>().updateTable('title').set({ adult }).where('id', '=', row.id).execute();
  return { ...row, adult };
}

const judged = (row: Row) => {
  const isByRule = isAdult(toTitle(row)) ? 1 : 0;
  return row.adult > 1 ? row.adult : isByRule;
};

/** After the facts of a title changed, in the same transaction. What the operator said about it stands. */
export async function judgeAgain(db: AnyDatabase, search: Search, titleId: number, now: number): Promise<void> {
  const tables = db.withTables<CatalogueTables>();
  const row = await tables.selectFrom('title').selectAll().where('id', '=', titleId).executeTakeFirstOrThrow();
  const adult = judged(row);
  if (adult !== row.adult) await settleRow(db, search, await mark(db, row, adult), false, now);
}

export type AdultStore = ReturnType<typeof createAdultStore>;

export function createAdultStore({ db, search }: Pick<Database, 'db' | 'search'>) {
  /** Reads each anew inside its own transaction: somebody may have moved it meanwhile. */
  function inTurn(id: number, work: (inside: AnyDatabase, row: Row) => Promise<boolean>): Promise<boolean> {
    return db.transaction().execute(async (inside) => {
      const row = await inside
        .withTables<CatalogueTables>()
        .updateTable('title')
        .set((update) => ({ key: update.ref('key') }))
        .where('id', '=', id)
        .where('merged_into', 'is', null)
        .returningAll()
        .executeTakeFirst();
      return row ? work(inside, row) : false;
    });
  }

  async function countTrue(ids: readonly number[], work: (id: number) => Promise<boolean>): Promise<number> {
    let count = 0;
    for (const id of ids) if (await work(id)) count += 1;
    return count;
  }

  return {
    /** The operator's word. Answers how many marks changed. */
    say: (ids: readonly number[], says: boolean, isShown: boolean, now: number): Promise<number> =>
      countTrue(ids, (id) =>
        inTurn(id, async (inside, row) => {
          if (row.adult === (says ? 2 : 3)) return false;
          await settleRow(inside, search, await mark(inside, row, says ? 2 : 3), isShown, now);
          return true;
        }),
      ),

    /** Brings every marked title to where the switch wants it; answers how many moved. */
    async settle(isShown: boolean, now: number): Promise<number> {
      const rows = await db
        .withTables<CatalogueTables>()
        .selectFrom('title')
        .select('id')
        .where('adult', '>', 0)
        .where('adult', '<', 3)
        .where('merged_into', 'is', null)
        .$if(isShown, (query) => query.where('is_put_away', '=', 1))
        .$if(!isShown, (query) => query.where('removed_at', 'is', null))
        .execute();
      return countTrue(
        rows.map(({ id }) => id),
        (id) => inTurn(id, (inside, row) => settleRow(inside, search, row, isShown, now)),
      );
    },
  };
}

/** Which titles are for adults. Raise the version whenever the rule or its words change. */
export function adultMarks({ db, search }: Pick<Database, 'db' | 'search'>, now: () => number): Derived {
  return {
    name: 'adult marks',
    version: 2,
    progress: '正在整理片目',
    async rebuild() {
      for (let after = 0; ; ) {
        const rows = await db
          .withTables<CatalogueTables>()
          .selectFrom('title')
          .selectAll()
          .where('id', '>', after)
          .orderBy('id')
          .limit(AT_ONCE)
          .execute();
        const changing = rows.filter((row) => judged(row) !== row.adult && row.merged_into === null);
        if (changing.length > 0)
          await db.transaction().execute(async (inside) => {
            for (const row of changing)
              await settleRow(inside, search, await mark(inside, row, judged(row)), false, now());
          });
        after = rows.at(-1)?.id ?? after;
        if (rows.length < AT_ONCE) return;
      }
    },
  };
}
