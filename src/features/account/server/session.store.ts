import type { Member } from '#/platform/auth/caller.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { type Ground, LONGEST_SESSION_MS, latestEnd, MAX_SESSIONS, type Session } from './account.rules.ts';
import type { AccountTables } from './account.table.ts';

export type SessionStore = ReturnType<typeof createSessionStore>;

interface NewSession {
  memberId: number;
  generation: number;
  tokenHash: string;
  userAgent: string;
  factors: 1 | 2;
  now: number;
  expiresAt: number;
}

interface FoundSession {
  member: Member;
  extendedAt: number;
  /** How many factors were proved when it began. */
  factors: number;
}

const SWEPT_AT_ONCE = 200;

export function createSessionStore(db: AnyDatabase) {
  const tables = db.withTables<AccountTables>();
  /** The sessions that count: not over, and of their member's present generation. */
  const alive = (now: number) =>
    tables
      .selectFrom('session')
      .innerJoin('member', 'member.id', 'session.member_id')
      .whereRef('session.generation', '=', 'member.session_generation')
      .where('session.expires_at', '>', now)
      .where('session.expires_at', '<=', latestEnd(now))
      .where('session.created_at', '>', now - LONGEST_SESSION_MS)
      .where('member.disabled_at', 'is', null)
      .where('member.leaving_at', 'is', null);
  async function removeOthers(memberId: number, id: number): Promise<void> {
    await tables.deleteFrom('session').where('member_id', '=', memberId).where('id', '!=', id).execute();
  }

  return {
    async add({ memberId, generation, tokenHash, userAgent, factors, now, expiresAt }: NewSession): Promise<void> {
      await tables
        .insertInto('session')
        .values({
          member_id: memberId,
          generation,
          token_hash: tokenHash,
          user_agent: userAgent,
          factors,
          created_at: now,
          extended_at: now,
          expires_at: expiresAt,
        })
        .execute();
    },

    async find(tokenHash: string, now: number): Promise<FoundSession | undefined> {
      const row = await alive(now)
        .select([
          'session.id',
          'session.extended_at',
          'session.factors',
          'member.id as member_id',
          'member.username',
          'member.is_operator',
          'member.must_change_password',
        ])
        .where('session.token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (!row) return undefined;
      const role = row.is_operator === 1 ? 'operator' : 'member';
      const member: Member = {
        ...{ role, memberId: row.member_id, username: row.username, sessionId: row.id },
        ...(row.must_change_password === 1 && { mustChangePassword: true }),
      };
      return { member, extendedAt: row.extended_at, factors: row.factors };
    },

    /** The newest first. */
    async listOf(memberId: number, now: number): Promise<Session[]> {
      const rows = await alive(now)
        .select(['session.id', 'session.user_agent', 'session.created_at', 'session.extended_at'])
        .where('session.member_id', '=', memberId)
        .orderBy('session.id', 'desc')
        .limit(MAX_SESSIONS)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        userAgent: row.user_agent,
        createdAt: row.created_at,
        extendedAt: row.extended_at,
      }));
    },

    async extend(id: number, now: number, expiresAt: number): Promise<void> {
      await tables
        .updateTable('session')
        .set({ extended_at: now, expires_at: expiresAt })
        .where('id', '=', id)
        .execute();
    },

    async remove(tokenHash: string): Promise<void> {
      await tables.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
    },

    /** False when it is not this member's. */
    async removeOne(memberId: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await tables
        .deleteFrom('session')
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async removeAll(memberId: number): Promise<void> {
      await tables.deleteFrom('session').where('member_id', '=', memberId).execute();
    },

    removeOthers,

    /** What a login had proved when it was made. */
    async groundOf(id: number): Promise<Ground | undefined> {
      return tables.selectFrom('session').select(['generation', 'factors']).where('id', '=', id).executeTakeFirst();
    },

    async isStrong(id: number): Promise<boolean> {
      const row = await tables.selectFrom('session').select('factors').where('id', '=', id).executeTakeFirst();
      return row !== undefined && row.factors >= 2;
    },

    /** Whoever uses this session has just proved both factors. */
    async strengthen(id: number): Promise<void> {
      await tables.updateTable('session').set({ factors: 2 }).where('id', '=', id).execute();
    },

    /** The member has only a password now: no session counts for more. */
    async weaken(memberId: number): Promise<void> {
      await tables.updateTable('session').set({ factors: 1 }).where('member_id', '=', memberId).execute();
    },

    /** Moves one session to the new generation and removes the others. */
    async keepOnly(memberId: number, id: number, generation: number): Promise<void> {
      await tables.updateTable('session').set({ generation }).where('id', '=', id).execute();
      await removeOthers(memberId, id);
    },

    /** Removes what is over, a bounded number at a time, and what one member has too many of. */
    async sweep(memberId: number, now: number): Promise<void> {
      const over = tables.selectFrom('session').select('id').where('expires_at', '<=', now).limit(SWEPT_AT_ONCE);
      await tables.deleteFrom('session').where('id', 'in', over).execute();
      const surplus = tables
        .selectFrom('session')
        .select('id')
        .where('member_id', '=', memberId)
        .orderBy('id', 'desc')
        .limit(1)
        .offset(MAX_SESSIONS);
      await tables.deleteFrom('session').where('member_id', '=', memberId).where('id', '<=', surplus).execute();
    },
  };
}
