import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import { bayesianMean } from './title.rules.ts';

/** Members' ratings follow a title; who rated both keeps the rating of `to`. Answers whose were moved. */
export async function moveRatings(
  db: AnyDatabase,
  from: number,
  to: number,
  only: readonly number[] | null,
): Promise<number[]> {
  if (only?.length === 0) return [];
  const tables = db.withTables<CatalogueTables>();
  const mine = tables.selectFrom('title_rating').select('member_id').where('title_id', '=', from);
  const members = (await (only ? mine.where('member_id', 'in', only) : mine).execute()).map((row) => row.member_id);
  const there = await tables.selectFrom('title_rating').select('member_id').where('title_id', '=', to).execute();
  const taken = new Set(there.map((row) => row.member_id));
  const moved = members.filter((member) => !taken.has(member));
  if (moved.length === 0) return [];
  await tables
    .updateTable('title_rating')
    .set({ title_id: to })
    .where('title_id', '=', from)
    .where('member_id', 'in', moved)
    .execute();
  for (const id of [from, to]) await countAnew(db, id);
  return moved;
}

async function countAnew(db: AnyDatabase, titleId: number): Promise<void> {
  const tables = db.withTables<CatalogueTables>();
  await tables.deleteFrom('title_score').where('title_id', '=', titleId).execute();
  await sql`insert into title_score (title_id, score, members)
    select title_id, score, count(*) from title_rating where title_id = ${titleId} group by title_id, score`.execute(
    db,
  );
  const rows = await tables.selectFrom('title_score').selectAll().where('title_id', '=', titleId).execute();
  const members = new Map(rows.map((row) => [row.score, row.members]));
  const histogram = Array.from({ length: 10 }, (_, index) => members.get(index + 1) ?? 0);
  await tables
    .updateTable('title')
    .set({ rating: bayesianMean(histogram), rating_count: histogram.reduce((sum, count) => sum + count, 0) })
    .where('id', '=', titleId)
    .execute();
}
