import type { Member } from '#/platform/auth/caller.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { AccountTables } from './account.table.ts';

export type SessionStore = ReturnType<typeof createSessionStore>;

interface NewSession {
  memberId: number;
  tokenHash: string;
  userAgent: string;
  now: number;
  expiresAt: number;
}

export function createSessionStore(db: AnyDatabase) {
  const tables = db.withTables<AccountTables>();
  return {
    async add({ memberId, tokenHash, userAgent, now, expiresAt }: NewSession): Promise<void> {
      await tables
        .insertInto('session')
        .values({
          member_id: memberId,
          token_hash: tokenHash,
          user_agent: userAgent,
          created_at: now,
          extended_at: now,
          expires_at: expiresAt,
        })
        .execute();
    },

    async find(tokenHash: string, now: number): Promise<{ member: Member; extendedAt: number } | undefined> {
      const row = await tables
        .selectFrom('session')
        .innerJoin('member', 'member.id', 'session.member_id')
        .select([
          'session.id',
          'session.extended_at',
          'member.id as member_id',
          'member.username',
          'member.is_operator',
        ])
        .where('session.token_hash', '=', tokenHash)
        .where('session.expires_at', '>', now)
        .where('member.disabled_at', 'is', null)
        .executeTakeFirst();
      if (!row) return undefined;
      const role = row.is_operator === 1 ? 'operator' : 'member';
      const member: Member = { role, memberId: row.member_id, username: row.username, sessionId: row.id };
      return { member, extendedAt: row.extended_at };
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

    async removeExpired(now: number): Promise<void> {
      await tables.deleteFrom('session').where('expires_at', '<=', now).execute();
    },
  };
}
