import { createHash } from 'node:crypto';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** As long as a real one: longer ones are taken for the work of a wrong clock. */
const SESSION_MS = 30 * 86_400_000;

type Tables = {
  member: Record<string, string | number | null> & { id: number };
  session: Record<string, string | number | null> & { id: number };
};

/** A member with a session, written straight into the tables: a real login costs an Argon2 hash each. */
export async function loginHeaders(db: AnyDatabase, username: string, now: number): Promise<{ authorization: string }> {
  const tables = db.withTables<Tables>();
  const token = `test-token-of-${username}`;
  const known = await tables.selectFrom('member').select('id').where('username_key', '=', username).executeTakeFirst();
  if (!known) {
    const member = await tables
      .insertInto('member')
      .values({
        username,
        username_key: username,
        email: null,
        email_key: null,
        password_hash: 'cannot be matched',
        is_operator: username === 'operator' ? 1 : 0,
        must_change_password: 0,
        disabled_at: null,
        created_at: now,
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    await tables
      .insertInto('session')
      .values({
        member_id: member.id,
        token_hash: createHash('sha256').update(token).digest('base64url'),
        user_agent: 'test',
        created_at: now,
        extended_at: now,
        expires_at: now + SESSION_MS,
      } as never)
      .execute();
  }
  // Asked for again after the clock was moved, it is a new one.
  await tables
    .updateTable('session')
    .set({ extended_at: now, expires_at: now + SESSION_MS } as never)
    .where('member_id', '=', known?.id ?? 0)
    .execute();
  return { authorization: `Bearer ${token}` };
}
