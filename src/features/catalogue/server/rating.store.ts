import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import { bayesianMean } from './title.rules.ts';

export interface MemberRating {
  titleId: number;
  key: string;
  name: string;
  score: number;
  ratedAt: number;
}

export type RatingStore = ReturnType<typeof createRatingStore>;

export function createRatingStore(db: AnyDatabase) {
  const tables = db.withTables<CatalogueTables>();
  return {
    async find(memberId: number, titleId: number): Promise<number | null> {
      const row = await tables
        .selectFrom('title_rating')
        .select('score')
        .where('member_id', '=', memberId)
        .where('title_id', '=', titleId)
        .executeTakeFirst();
      return row?.score ?? null;
    },

    histogram: (titleId: number) => readHistogram(db, titleId),

    /** All that a member gave, oldest first. */
    async ofMember(memberId: number): Promise<MemberRating[]> {
      const rows = await tables
        .selectFrom('title_rating')
        .innerJoin('title', 'title.id', 'title_rating.title_id')
        .select(['title.id', 'title.key', 'title.name', 'title_rating.score', 'title_rating.rated_at'])
        .where('title_rating.member_id', '=', memberId)
        .orderBy('title_rating.rated_at')
        .orderBy('title.id')
        .execute();
      return rows.map(({ id, key, name, score, rated_at }) => ({ titleId: id, key, name, score, ratedAt: rated_at }));
    },

    /** Sets, changes or (with null) takes back what a member gave. */
    async rate(memberId: number, titleId: number, score: number | null, now: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<CatalogueTables>();
        // Writing first makes two members who rate the same title at once wait for each other.
        await inside
          .updateTable('title')
          .set((update) => ({ rating_count: update.ref('rating_count') }))
          .where('id', '=', titleId)
          .execute();
        const mine = inside
          .selectFrom('title_rating')
          .where('member_id', '=', memberId)
          .where('title_id', '=', titleId);
        const old = await mine.select('score').executeTakeFirst();
        if (old) {
          await inside
            .deleteFrom('title_rating')
            .where('member_id', '=', memberId)
            .where('title_id', '=', titleId)
            .execute();
          await count(transaction, titleId, old.score, -1);
        }
        if (score !== null) {
          await inside
            .insertInto('title_rating')
            .values({ member_id: memberId, title_id: titleId, score, rated_at: now })
            .execute();
          await count(transaction, titleId, score, 1);
        }
        const histogram = await readHistogram(transaction, titleId);
        await inside
          .updateTable('title')
          .set({
            rating: bayesianMean(histogram),
            rating_count: histogram.reduce((sum, members) => sum + members, 0),
          })
          .where('id', '=', titleId)
          .execute();
      });
    },
  };
}

async function count(db: AnyDatabase, titleId: number, score: number, step: 1 | -1): Promise<void> {
  await db
    .withTables<CatalogueTables>()
    .insertInto('title_score')
    .values({ title_id: titleId, score, members: step })
    .onConflict((conflict) =>
      conflict
        .columns(['title_id', 'score'])
        .doUpdateSet((update) => ({ members: update('title_score.members', '+', step) })),
    )
    .execute();
}

async function readHistogram(db: AnyDatabase, titleId: number): Promise<number[]> {
  const rows = await db
    .withTables<CatalogueTables>()
    .selectFrom('title_score')
    .select(['score', 'members'])
    .where('title_id', '=', titleId)
    .execute();
  const members = new Map(rows.map((row) => [row.score, row.members]));
  return Array.from({ length: 10 }, (_, index) => members.get(index + 1) ?? 0);
}
