import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { CatalogueTables } from './catalogue.table.ts';

export type CalendarStore = ReturnType<typeof createCalendarStore>;

export function createCalendarStore(db: AnyDatabase) {
  return {
    /** What comes out every week now, in the order of the week. */
    async listAiring(now: number): Promise<{ id: number; minute: number }[]> {
      const rows = await db
        .withTables<CatalogueTables>()
        .selectFrom('title')
        .select(['id', 'broadcast_minute'])
        .where('broadcast_minute', 'is not', null)
        .where('airs_until', '>', now)
        .where('removed_at', 'is', null)
        .orderBy('broadcast_minute')
        .orderBy('heat', 'desc')
        .limit(500)
        .execute();
      return rows.map(({ id, broadcast_minute }) => ({ id, minute: broadcast_minute ?? 0 }));
    },
  };
}
