import type { Selectable } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { HistoryTables } from './history.table.ts';

/** How far somebody got into an episode. */
export interface Place {
  titleKey: string;
  episode: string;
  source: string;
  seconds: number;
  length: number;
  watchedAt: number;
}

/** What a member passes over in every episode of a series, in seconds; 0 for nothing. */
export interface Skip {
  titleKey: string;
  intro: number;
  outro: number;
  setAt: number;
}

/** Beyond this the oldest are forgotten. */
export const MOST_PLACES = 1000;

export type WatchingStore = ReturnType<typeof createWatchingStore>;

/** Every question names the member: there is no way to a row but through its owner. */
export function createWatchingStore(db: AnyDatabase) {
  const tables = db.withTables<HistoryTables>();
  const newest = (memberId: number) =>
    tables.selectFrom('watch_place').where('member_id', '=', memberId).orderBy('watched_at', 'desc').orderBy('episode');

  return {
    /** For each episode the latest place wins; beyond a bound the oldest are forgotten. */
    async note(memberId: number, places: readonly Place[]): Promise<void> {
      if (places.length === 0) return;
      await tables
        .insertInto('watch_place')
        .values(places.map((place) => toRow(memberId, place)))
        .onConflict((conflict) =>
          conflict
            .columns(['member_id', 'title_key', 'episode'])
            .doUpdateSet((update) => ({
              source: update.ref('excluded.source'),
              seconds: update.ref('excluded.seconds'),
              length: update.ref('excluded.length'),
              watched_at: update.ref('excluded.watched_at'),
            }))
            .whereRef('excluded.watched_at', '>', 'watch_place.watched_at'),
        )
        .execute();
      const oldest = await newest(memberId).select('watched_at').offset(MOST_PLACES).limit(1).executeTakeFirst();
      if (!oldest) return;
      await tables
        .deleteFrom('watch_place')
        .where('member_id', '=', memberId)
        .where('watched_at', '<=', oldest.watched_at)
        .execute();
    },

    /** The last ones, of any title. */
    async recent(memberId: number, limit: number): Promise<Place[]> {
      return (await newest(memberId).selectAll().limit(limit).execute()).map(toPlace);
    },

    async ofTitle(memberId: number, keys: readonly string[]): Promise<Place[]> {
      if (keys.length === 0) return [];
      return (await newest(memberId).selectAll().where('title_key', 'in', keys).execute()).map(toPlace);
    },

    /** The last told wins, whatever order they arrive in. */
    async setSkip(memberId: number, { titleKey, intro, outro, setAt }: Skip): Promise<void> {
      await tables
        .insertInto('watch_skip')
        .values({ member_id: memberId, title_key: titleKey, intro, outro, set_at: setAt })
        .onConflict((conflict) =>
          conflict
            .columns(['member_id', 'title_key'])
            .doUpdateSet({ intro, outro, set_at: setAt })
            .where('watch_skip.set_at', '<', setAt),
        )
        .execute();
    },

    async skips(memberId: number, keys?: readonly string[]): Promise<Skip[]> {
      if (keys?.length === 0) return [];
      let found = tables.selectFrom('watch_skip').selectAll().where('member_id', '=', memberId);
      if (keys) found = found.where('title_key', 'in', keys);
      const rows = await found.orderBy('set_at', 'desc').limit(MOST_PLACES).execute();
      return rows.map(({ title_key, intro, outro, set_at }) => ({ titleKey: title_key, intro, outro, setAt: set_at }));
    },

    async clearedAt(memberId: number): Promise<number> {
      const row = await tables
        .selectFrom('history_member')
        .select('cleared_at')
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return row?.cleared_at ?? 0;
    },

    async eraseAll(memberId: number): Promise<void> {
      await tables.deleteFrom('watch_place').where('member_id', '=', memberId).execute();
      await tables.deleteFrom('watch_skip').where('member_id', '=', memberId).execute();
    },
  };
}

function toRow(memberId: number, place: Place) {
  const { titleKey, episode, source, seconds, length, watchedAt } = place;
  return { member_id: memberId, title_key: titleKey, episode, source, seconds, length, watched_at: watchedAt };
}

function toPlace(row: Selectable<HistoryTables['watch_place']>): Place {
  const { title_key, episode, source, seconds, length, watched_at } = row;
  return { titleKey: title_key, episode, source, seconds, length, watchedAt: watched_at };
}
