import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import type { FileOwnerTables, FileTables } from './file.table.ts';

export interface StoredFile {
  id: number;
  name: string;
  width: number;
  height: number;
  bytes: number;
  createdAt: number;
  owner: string;
}

/** Whose files: one member's, or everyone's. */
export type Whose = number | 'everyone';

type Tables = FileTables & FileOwnerTables;
export type FileStore = ReturnType<typeof createFileStore>;

export function createFileStore({ db, engine }: Pick<Database, 'db' | 'engine'>) {
  const tables = db.withTables<Tables>();

  const visible = (whose: Whose) => {
    const ready = tables.selectFrom('file').where('is_ready', '=', 1);
    return whose === 'everyone' ? ready : ready.where('member_id', '=', whose);
  };

  async function used(on: AnyDatabase, memberId: number): Promise<number> {
    const { bytes } = await on
      .withTables<Tables>()
      .selectFrom('file')
      .select((column) => column.fn.sum<number | string | null>('bytes').as('bytes'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    return Number(bytes ?? 0);
  }

  return {
    used: (memberId: number) => used(db, memberId),

    /** Takes the room a new file needs; undefined when there is none left. The files themselves come afterwards. */
    reserve(memberId: number, name: string, bytes: number, quota: number, now: number): Promise<number | undefined> {
      return db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<Tables>();
        // Two uploads of one member wait for each other here. SQLite writes one at a time anyway.
        const owner = inside.selectFrom('member').select('id').where('id', '=', memberId);
        await (engine === 'postgres' ? owner.forUpdate() : owner).execute();
        if ((await used(transaction, memberId)) + bytes > quota) return undefined;
        const row = { member_id: memberId, name, width: 0, height: 0, bytes, is_ready: 0, created_at: now };
        const { id } = await inside.insertInto('file').values(row).returning('id').executeTakeFirstOrThrow();
        return id;
      });
    },

    /** Marks the file as complete: before that, nobody can open it. */
    async finish(
      id: number,
      { width, height, bytes }: { width: number; height: number; bytes: number },
    ): Promise<void> {
      await tables.updateTable('file').set({ width, height, bytes, is_ready: 1 }).where('id', '=', id).execute();
    },

    async isShown(name: string): Promise<boolean> {
      const row = await visible('everyone').select('id').where('name', '=', name).executeTakeFirst();
      return row !== undefined;
    },

    async count(whose: Whose): Promise<number> {
      const { total } = await visible(whose)
        .select((column) => column.fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    /** The newest first. */
    async list(whose: Whose, { limit, offset }: Slice): Promise<StoredFile[]> {
      const rows = await visible(whose)
        .leftJoin('member', 'member.id', 'file.member_id')
        .selectAll('file')
        .select('member.username')
        .orderBy('file.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ id, name, width, height, bytes, created_at, username }) => ({
        ...{ id, name, width, height, bytes, createdAt: created_at, owner: username ?? '' },
      }));
    },

    /** Its name, or undefined when this is not one of theirs. */
    async find(whose: Whose, id: number): Promise<string | undefined> {
      return (await visible(whose).select('name').where('file.id', '=', id).executeTakeFirst())?.name;
    },

    async namesOf(memberId: number): Promise<{ id: number; name: string }[]> {
      return tables.selectFrom('file').select(['id', 'name']).where('member_id', '=', memberId).execute();
    },

    /** Never finished, or left behind by a member who is gone. */
    async orphans(startedBefore: number): Promise<{ id: number; name: string }[]> {
      return tables
        .selectFrom('file')
        .select(['id', 'name'])
        .where((where) =>
          where.or([
            where.and([where('is_ready', '=', 0), where('created_at', '<', startedBefore)]),
            where('member_id', 'is', null),
          ]),
        )
        .execute();
    },

    async remove(id: number): Promise<void> {
      await tables.deleteFrom('file').where('id', '=', id).execute();
    },

    /** Which of these names belong to a file at all, finished or not. */
    async known(names: readonly string[]): Promise<Set<string>> {
      if (names.length === 0) return new Set();
      const rows = await tables.selectFrom('file').select('name').where('name', 'in', names).execute();
      return new Set(rows.map(({ name }) => name));
    },
  };
}
