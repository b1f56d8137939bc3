import { type Selectable, sql } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { type Account, nameKey } from './account.rules.ts';
import type { AccountTables } from './account.table.ts';

export type MemberStore = ReturnType<typeof createMemberStore>;

interface NewMember {
  username: string;
  email: string | null;
  passwordHash: string;
  isOperator: boolean;
  mustChangePassword: boolean;
  createdAt: number;
}

export function createMemberStore(db: AnyDatabase) {
  const tables = db.withTables<AccountTables>();
  const find = async (column: 'id' | 'username_key' | 'email_key', value: string | number) => {
    const row = await tables
      .selectFrom('member')
      .selectAll()
      .where(column, '=', value)
      .where('leaving_at', 'is', null)
      .executeTakeFirst();
    return row && toAccount(row);
  };
  return {
    findById: (id: number) => find('id', id),
    findByEmail: (email: string) => find('email_key', nameKey(email)),

    /** By name, or by e-mail where the text holds an @, which no name does. */
    findByLogin: (text: string) => find(text.includes('@') ? 'email_key' : 'username_key', nameKey(text)),

    /** Also true of members who are about to be erased: their name is free only after. */
    async isNameTaken(username: string): Promise<boolean> {
      const named = tables.selectFrom('member').select('id').where('username_key', '=', nameKey(username));
      return (await named.executeTakeFirst()) !== undefined;
    },

    /** Undefined when the name or the e-mail is taken. */
    async add(member: NewMember): Promise<Account | undefined> {
      const row = await tables
        .insertInto('member')
        .values({
          username: member.username,
          username_key: nameKey(member.username),
          email: member.email,
          email_key: member.email && nameKey(member.email),
          password_hash: member.passwordHash,
          is_operator: member.isOperator ? 1 : 0,
          must_change_password: member.mustChangePassword ? 1 : 0,
          disabled_at: null,
          leaving_at: null,
          created_at: member.createdAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      return row && toAccount(row);
    },

    /** Ends all sessions with it and tells the generation of those to come. */
    async setPassword(id: number, passwordHash: string): Promise<number> {
      const { session_generation } = await tables
        .updateTable('member')
        .set((value) => ({
          password_hash: passwordHash,
          must_change_password: 0 as const,
          session_generation: value('session_generation', '+', 1),
        }))
        .where('id', '=', id)
        .returning('session_generation')
        .executeTakeFirstOrThrow();
      return session_generation;
    },

    /** Ends all sessions without a new password. */
    async beginGeneration(id: number): Promise<void> {
      await tables
        .updateTable('member')
        .set((value) => ({ session_generation: value('session_generation', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },

    /** False when another member has it. */
    async setEmail(id: number, email: string): Promise<boolean> {
      const key = nameKey(email);
      const other = tables.selectFrom('member').select('id').where('email_key', '=', key).where('id', '!=', id);
      if (await other.executeTakeFirst()) return false;
      await tables.updateTable('member').set({ email, email_key: key }).where('id', '=', id).execute();
      return true;
    },

    async operators(): Promise<number[]> {
      const rows = await tables
        .selectFrom('member')
        .select('id')
        .where('is_operator', '=', 1)
        .where('leaving_at', 'is', null)
        .execute();
      return rows.map(({ id }) => id);
    },

    async hasOperator(besides = 0): Promise<boolean> {
      const row = await tables
        .selectFrom('member')
        .select('id')
        .where('is_operator', '=', 1)
        .where('leaving_at', 'is', null)
        .where('id', '!=', besides)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Whether an operator still has the password that the first start made up. */
    async hasFirstPassword(): Promise<boolean> {
      const row = await tables
        .selectFrom('member')
        .select('id')
        .where('is_operator', '=', 1)
        .where('must_change_password', '=', 1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** False when there is no such member. */
    async makeOperator(username: string): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('member')
        .set({ is_operator: 1 })
        .where('username_key', '=', nameKey(username))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** One statement holds both rows: of two who take it from each other at once only one succeeds. False if `by` is none any more. */
    async setOperator(id: number, isOperator: boolean, by: number): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('member')
        .set({ is_operator: sql<0 | 1>`case when id = ${id} then ${isOperator ? 1 : 0} else 1 end` })
        .where(({ eb, or, and }) => or([eb('id', '=', id), and([eb('id', '=', by), eb('is_operator', '=', 1)])]))
        .executeTakeFirst();
      return numUpdatedRows === 2n;
    },

    /** The newest first; the words may stand anywhere in the name or the address. */
    async list(words: string, { limit, offset }: Slice): Promise<{ accounts: Account[]; total: number }> {
      // In a pattern these three are more than themselves.
      const pattern = `%${nameKey(words).replaceAll(/[\\%_]/g, '\\$&')}%`;
      const named = tables
        .selectFrom('member')
        .where('leaving_at', 'is', null)
        .where(sql<boolean>`(username_key like ${pattern} escape '\\' or email_key like ${pattern} escape '\\')`);
      const rows = await named.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
      const { total } = await named
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { accounts: rows.map(toAccount), total };
    },

    async setDisabled(id: number, disabledAt: number | null): Promise<void> {
      await tables.updateTable('member').set({ disabled_at: disabledAt }).where('id', '=', id).execute();
    },

    /** From here on the member is nobody: no login, no session. */
    async beginLeaving(id: number, now: number): Promise<void> {
      await tables.updateTable('member').set({ leaving_at: now }).where('id', '=', id).execute();
    },

    async leaving(limit: number): Promise<{ id: number; email: string | null }[]> {
      return tables
        .selectFrom('member')
        .select(['id', 'email'])
        .where('leaving_at', 'is not', null)
        .limit(limit)
        .execute();
    },

    /** Sessions go with their member. */
    async remove(id: number): Promise<void> {
      await tables.deleteFrom('member').where('id', '=', id).execute();
    },
  };
}

function toAccount(row: Selectable<AccountTables['member']>): Account {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    passwordHash: row.password_hash,
    isOperator: row.is_operator === 1,
    mustChangePassword: row.must_change_password === 1,
    sessionGeneration: row.session_generation,
    isDisabled: row.disabled_at !== null,
    createdAt: row.created_at,
  };
}
