import type { Selectable } from 'kysely';
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
    const row = await tables.selectFrom('member').selectAll().where(column, '=', value).executeTakeFirst();
    return row && toAccount(row);
  };
  return {
    findById: (id: number) => find('id', id),

    /** By name, or by e-mail where the text holds an @, which no name does. */
    findByLogin: (text: string) => find(text.includes('@') ? 'email_key' : 'username_key', nameKey(text)),

    /** Undefined when the name or the e-mail is taken. */
    async add(member: NewMember): Promise<number | undefined> {
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
          created_at: member.createdAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    async hasOperator(): Promise<boolean> {
      const row = await tables.selectFrom('member').select('id').where('is_operator', '=', 1).executeTakeFirst();
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
    isDisabled: row.disabled_at !== null,
    createdAt: row.created_at,
  };
}
