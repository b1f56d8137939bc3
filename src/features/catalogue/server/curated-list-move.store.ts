import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { CatalogueTables } from './catalogue.table.ts';

/** A place in a curated list that a merged title had; it moved unless the other was in the curated list already. */
export interface Membership {
  id: number;
  position: number;
  isMoved: boolean;
}

/** `to` takes the places of `from` in curated lists; where it stands already, the place of `from` is given up. */
export async function moveMemberships(db: AnyDatabase, from: number, to: number): Promise<Membership[]> {
  const tables = db.withTables<CatalogueTables>();
  const placesOf = (titleId: number) =>
    tables.selectFrom('title_collection_item').selectAll().where('title_id', '=', titleId).execute();
  const taken = new Set((await placesOf(to)).map((place) => place.collection_id));
  const before = (await placesOf(from)).map((place) => ({
    id: place.collection_id,
    position: place.position,
    isMoved: !taken.has(place.collection_id),
  }));
  await tables.deleteFrom('title_collection_item').where('title_id', '=', from).execute();
  const moved = before.filter(({ isMoved }) => isMoved);
  if (moved.length > 0) await insertPlaces(db, to, moved);
  return before;
}

/** Puts `to` back where it stood. A place that `from` took and has lost since is not taken again. */
export async function returnMemberships(
  db: AnyDatabase,
  from: number,
  to: number,
  before: readonly Membership[],
): Promise<void> {
  const tables = db.withTables<CatalogueTables>();
  const moved = before.filter(({ isMoved }) => isMoved).map(({ id }) => id);
  const kept =
    moved.length === 0
      ? []
      : await tables
          .deleteFrom('title_collection_item')
          .where('title_id', '=', from)
          .where('collection_id', 'in', moved)
          .returning('collection_id')
          .execute();
  const still = new Set(kept.map((place) => place.collection_id));
  const back = before.filter(({ id, isMoved }) => !isMoved || still.has(id));
  if (back.length > 0) await insertPlaces(db, to, back);
}

async function insertPlaces(db: AnyDatabase, titleId: number, places: readonly Omit<Membership, 'isMoved'>[]) {
  await db
    .withTables<CatalogueTables>()
    .insertInto('title_collection_item')
    .values(places.map(({ id, position }) => ({ collection_id: id, title_id: titleId, position })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
