import { sql } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { timeBeyond } from '#/platform/db/newest-rows.ts';
import type { AuditTables } from './audit.table.ts';

type Row = AuditTables['audit_entry'];

export interface AuditEntry extends Omit<Row, 'id' | 'member_id' | 'hour_key'> {
  memberId: Row['member_id'];
}

export interface AuditFilter {
  person: string;
  action: string;
  /** From this moment on, and before that one, in epoch milliseconds. */
  from: number | undefined;
  until: number | undefined;
}

const PURGE_BATCH = 1000;
const MOST_CHOICES = 200;

export type AuditStore = ReturnType<typeof createAuditStore>;

export function createAuditStore(db: AnyDatabase) {
  const tables = db.withTables<AuditTables>();

  const matching = ({ person, action, from, until }: AuditFilter) =>
    tables
      .selectFrom('audit_entry')
      .$if(person !== '', (query) => query.where('person', '=', person))
      .$if(action !== '', (query) => query.where('action', '=', action))
      .$if(from !== undefined, (query) => query.where('at', '>=', from ?? 0))
      .$if(until !== undefined, (query) => query.where('at', '<', until ?? 0));

  async function purgeBefore(at: number): Promise<void> {
    for (;;) {
      const { numAffectedRows = 0n } = await sql`delete from audit_entry where id in (
        select id from audit_entry where at < ${at} order by at limit ${PURGE_BATCH})`.execute(db);
      if (numAffectedRows < PURGE_BATCH) return;
    }
  }

  return {
    async add(entry: AuditEntry): Promise<void> {
      await tables
        .insertInto('audit_entry')
        .values({ ...rowOf(entry), hour_key: null })
        .execute();
    },

    /** All or nothing. Those with a key that is there already are added to it. */
    async addRefusals(refusals: readonly (AuditEntry & { hourKey: string })[]): Promise<void> {
      // In one order everywhere: two processes that lock the same rows in different orders wait for each other.
      const rows = refusals
        .toSorted((one, other) => (one.hourKey < other.hourKey ? -1 : 1))
        .map(({ hourKey, ...entry }) => ({ ...rowOf(entry), hour_key: hourKey }));
      await tables
        .insertInto('audit_entry')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('hour_key').doUpdateSet({
            count: sql`audit_entry.count + excluded.count`,
            at: sql`excluded.at`,
            action: sql`excluded.action`,
            label: sql`excluded.label`,
            target: sql`excluded.target`,
            detail: sql`excluded.detail`,
            address: sql`excluded.address`,
          }),
        )
        .execute();
    },

    /** Newest first. */
    async list(filter: AuditFilter, { limit, offset }: Slice): Promise<(AuditEntry & { id: number })[]> {
      const rows = await matching(filter)
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ member_id, hour_key: _, ...row }) => ({
        ...row,
        memberId: member_id,
        count: Number(row.count),
      }));
    },

    async count(filter: AuditFilter): Promise<number> {
      const row = await matching(filter)
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /** The persons and actions that a filter can offer. */
    async choices(): Promise<{ people: string[]; actions: { action: string; label: string }[] }> {
      const people = await tables
        .selectFrom('audit_entry')
        .select('person')
        .distinct()
        .orderBy('person')
        .limit(MOST_CHOICES)
        .execute();
      const actions = await tables
        .selectFrom('audit_entry')
        .select(({ fn }) => ['action', fn.max('label').as('label')])
        .groupBy('action')
        .orderBy('action')
        .limit(MOST_CHOICES)
        .execute();
      return { people: people.map(({ person }) => person), actions };
    },

    async listOf(memberId: number, limit: number): Promise<{ at: number; action: string; label: string }[]> {
      return tables
        .selectFrom('audit_entry')
        .select(['at', 'action', 'label'])
        .where('member_id', '=', memberId)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute();
    },

    /** What was done stays, the name does not. */
    async unname(memberId: number, name: string): Promise<void> {
      await tables
        .updateTable('audit_entry')
        .set({ member_id: null, person: name, hour_key: null })
        .where('member_id', '=', memberId)
        .execute();
    },

    /** Keeps only entries after the given time, at most this many of them. */
    async purge(before: number, keep: number): Promise<void> {
      await purgeBefore(before);
      const beyond = await timeBeyond(db, 'audit_entry', keep);
      if (beyond !== undefined) await purgeBefore(beyond + 1);
    },
  };
}

function rowOf({ memberId, ...entry }: AuditEntry) {
  return { ...entry, member_id: memberId };
}
