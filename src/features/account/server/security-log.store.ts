import { sql } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { timeBeyond } from '#/platform/db/newest-rows.ts';
import type { SecurityKind } from '../security-kinds.pure.ts';
import { nameKey } from './account.rules.ts';
import type { SecurityLogTables } from './security-log.table.ts';

export interface SecurityEvent {
  at: number;
  memberId: number | null;
  kind: SecurityKind;
  address: string;
  device: string;
  detail: string;
  count: number;
  /** Events with the same key are counted in one row. */
  minuteKey: string | null;
}

export type ReadEvent = Omit<SecurityEvent, 'minuteKey'> & { id: number; username: string | null };

export interface SecurityFilter {
  kind?: string;
  memberId?: number;
  member?: string;
  address?: string;
}

const PURGE_BATCH = 1000;

export type SecurityLogStore = ReturnType<typeof createSecurityLogStore>;

export function createSecurityLogStore(db: AnyDatabase) {
  const tables = db.withTables<SecurityLogTables>();

  const matching = ({ kind = '', memberId, member = '', address = '' }: SecurityFilter) =>
    tables
      .selectFrom('security_event')
      .leftJoin('member', 'member.id', 'security_event.member_id')
      .$if(kind !== '', (query) => query.where('kind', '=', kind))
      .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? 0))
      .$if(member !== '', (query) => query.where('member.username_key', '=', nameKey(member)))
      .$if(address !== '', (query) => query.where('address', '=', address));

  return {
    /** All or nothing. */
    async add(events: readonly SecurityEvent[]): Promise<void> {
      // In one order everywhere: two processes that lock the same rows in different orders wait for each other.
      const rows = events
        .toSorted((one, other) => ((one.minuteKey ?? '') < (other.minuteKey ?? '') ? -1 : 1))
        .map(({ memberId, minuteKey, ...event }) => ({ ...event, member_id: memberId, minute_key: minuteKey }));
      await tables
        .insertInto('security_event')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('minute_key').doUpdateSet({
            count: sql`security_event.count + excluded.count`,
            at: sql`excluded.at`,
            detail: sql`excluded.detail`,
          }),
        )
        .execute();
    },

    /** Newest first. */
    async list(filter: SecurityFilter, { limit, offset }: Slice): Promise<ReadEvent[]> {
      const rows = await matching(filter)
        .select(['security_event.id', 'at', 'member_id', 'kind', 'address', 'device', 'detail', 'count', 'username'])
        .orderBy('at', 'desc')
        .orderBy('security_event.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      // Kinds come from our own code alone.
      return rows.map(({ member_id, kind, ...row }) => ({ ...row, memberId: member_id, kind: kind as SecurityKind }));
    },

    async count(filter: SecurityFilter): Promise<number> {
      const { count } = await matching(filter)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    async erase(memberId: number): Promise<void> {
      await tables.deleteFrom('security_event').where('member_id', '=', memberId).execute();
      await tables.deleteFrom('known_device').where('member_id', '=', memberId).execute();
    },

    /** Keeps only events after the given time, at most this many of them, and none of members who left. */
    async purge(before: number, keep: number): Promise<void> {
      const oldest = Math.max(before, ((await timeBeyond(db, 'security_event', keep)) ?? -1) + 1);
      for (;;) {
        const { numAffectedRows = 0n } = await sql`delete from security_event where id in (
          select id from security_event where at < ${oldest}
            or member_id is not null and not exists (select 1 from member where member.id = security_event.member_id)
          limit ${PURGE_BATCH})`.execute(db);
        if (numAffectedRows < PURGE_BATCH) break;
      }
      await tables.deleteFrom('known_device').where('seen_at', '<', before).execute();
    },
  };
}
