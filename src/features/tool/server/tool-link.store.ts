import { type Selectable, sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { ToolType } from '../tool-info.pure.ts';
import type { ToolTables } from './tool.table.ts';

export interface ToolLink {
  id: number;
  url: string;
  name: string;
  type: ToolType;
  brief: string;
  description: string;
  icon: string;
  link: string;
  /** Whether visitors find it among the tools. */
  isShown: boolean;
}

export type LinkChange = Partial<Omit<ToolLink, 'id' | 'url'>>;
export type ToolLinkStore = ReturnType<typeof createToolLinkStore>;

/** The links that the operator put among the tools. */
export function createToolLinkStore(db: AnyDatabase) {
  const tables = db.withTables<ToolTables>();
  return {
    async all(): Promise<ToolLink[]> {
      const rows = await tables.selectFrom('tool_link').selectAll().orderBy('position').orderBy('id').execute();
      return rows.map(toLink);
    },

    /** Undefined when the address is taken. */
    async add(link: Omit<ToolLink, 'id'>, now: number): Promise<ToolLink | undefined> {
      const { type, isShown, ...rest } = link;
      const row = await tables
        .insertInto('tool_link')
        .values({
          ...rest,
          type_name: type,
          is_shown: isShown ? 1 : 0,
          created_at: now,
          position: sql<number>`(select coalesce(max(position), 0) + 1 from tool_link)`,
        })
        .onConflict((conflict) => conflict.column('url').doNothing())
        .returningAll()
        .executeTakeFirst();
      return row && toLink(row);
    },

    async change(id: number, { type, isShown, ...rest }: LinkChange): Promise<ToolLink | undefined> {
      const is_shown = isShown === undefined ? undefined : Number(isShown);
      const given = Object.entries({ ...rest, type_name: type, is_shown }).filter(([, value]) => value !== undefined);
      const unchanged = tables.selectFrom('tool_link').selectAll().where('id', '=', id);
      if (given.length === 0) return unchanged.executeTakeFirst().then((row) => row && toLink(row));
      const row = await tables
        .updateTable('tool_link')
        .set(Object.fromEntries(given))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return row && toLink(row);
    },

    /** From the order they were in. */
    async reorder(order: (ids: number[]) => number[]): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<ToolTables>();
        const rows = await inside
          .selectFrom('tool_link')
          .select(['id', 'position'])
          .orderBy('position')
          .orderBy('id')
          .execute();
        const places = new Map(rows.map((row) => [row.id, row.position]));
        for (const [index, id] of order([...places.keys()]).entries()) {
          if (places.get(id) === index + 1) continue;
          await inside
            .updateTable('tool_link')
            .set({ position: index + 1 })
            .where('id', '=', id)
            .execute();
        }
      });
    },

    async remove(id: number): Promise<boolean> {
      const { numDeletedRows } = await tables.deleteFrom('tool_link').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

function toLink(row: Selectable<ToolTables['tool_link']>): ToolLink {
  const { type_name, is_shown, created_at: _created, position: _position, ...rest } = row;
  // The contract lets nothing else in.
  return { ...rest, type: type_name as ToolType, isShown: is_shown === 1 };
}
