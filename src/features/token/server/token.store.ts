import type { Selectable } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { TokenTables } from './token.table.ts';

export interface StoredToken {
  id: number;
  memberId: number;
  name: string;
  hint: string;
  scopes: string[];
  /** What the login it was made in had proved. */
  ground: { generation: number; factors: number };
  createdAt: number;
  expiresAt: number | null;
  usedAt: number | null;
}

type NewToken = Omit<StoredToken, 'id' | 'usedAt'> & { hash: string };

export type TokenStore = ReturnType<typeof createTokenStore>;

export function createTokenStore(db: AnyDatabase) {
  const tables = db.withTables<TokenTables>();
  return {
    async add(token: NewToken): Promise<StoredToken> {
      const row = await tables
        .insertInto('api_token')
        .values({
          member_id: token.memberId,
          name: token.name,
          token_hash: token.hash,
          hint: token.hint,
          scopes: token.scopes.join(' '),
          ...token.ground,
          created_at: token.createdAt,
          expires_at: token.expiresAt,
          used_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toToken(row);
    },

    async find(hash: string): Promise<StoredToken | undefined> {
      const row = await tables.selectFrom('api_token').selectAll().where('token_hash', '=', hash).executeTakeFirst();
      return row && toToken(row);
    },

    /** The newest first. */
    async listOf(memberId: number): Promise<StoredToken[]> {
      const mine = tables.selectFrom('api_token').selectAll().where('member_id', '=', memberId);
      return (await mine.orderBy('id', 'desc').execute()).map(toToken);
    },

    async use(id: number, at: number): Promise<void> {
      await tables.updateTable('api_token').set({ used_at: at }).where('id', '=', id).execute();
    },

    /** False when it is not this member's. */
    async remove(memberId: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await tables
        .deleteFrom('api_token')
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async removeAll(memberId: number): Promise<void> {
      await tables.deleteFrom('api_token').where('member_id', '=', memberId).execute();
    },

    /** Those of a member that ended before a time. */
    async sweep(memberId: number, before: number): Promise<void> {
      await tables.deleteFrom('api_token').where('member_id', '=', memberId).where('expires_at', '<', before).execute();
    },
  };
}

function toToken(row: Selectable<TokenTables['api_token']>): StoredToken {
  return {
    id: row.id,
    memberId: row.member_id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes.split(' '),
    ground: { generation: row.generation, factors: row.factors },
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
  };
}
