import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { SecurityLogTables } from './security-log.table.ts';

export type KnownDeviceStore = ReturnType<typeof createKnownDeviceStore>;

export function createKnownDeviceStore(db: AnyDatabase) {
  const tables = db.withTables<SecurityLogTables>();
  return {
    /** Remembers all marks of a device. True when others were known and none of these was. */
    async isNew(memberId: number, marks: readonly string[], now: number): Promise<boolean> {
      const known = await tables.selectFrom('known_device').select('mark').where('member_id', '=', memberId).execute();
      await tables
        .insertInto('known_device')
        .values(marks.map((mark) => ({ member_id: memberId, mark, seen_at: now })))
        .onConflict((conflict) => conflict.columns(['member_id', 'mark']).doUpdateSet({ seen_at: now }))
        .execute();
      return known.length > 0 && !known.some(({ mark }) => marks.includes(mark));
    },
  };
}
