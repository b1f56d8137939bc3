import type { Selectable } from 'kysely';
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
}

export type LinkChange = Partial<Omit<ToolLink, 'id' | 'url'>>;
export type ToolLinkStore = ReturnType<typeof createToolLinkStore>;

/** The links that the operator put among the tools. */
export function createToolLinkStore(db: AnyDatabase) {
  const tables = db.withTables<ToolTables>();
  return {
    async all(): Promise<ToolLink[]> {
      const rows = await tables.selectFrom('tool_link').selectAll().orderBy('id').execute();
      return rows.map(toLink);
    },

    /** Undefined when the address is taken. */
    async add(link: Omit<ToolLink, 'id'>, now: number): Promise<ToolLink | undefined> {
      const { type, ...rest } = link;
      const row = await tables
        .insertInto('tool_link')
        .values({ ...rest, type_name: type, created_at: now })
        .onConflict((conflict) => conflict.column('url').doNothing())
        .returningAll()
        .executeTakeFirst();
      return row && toLink(row);
    },

    async change(id: number, { type, ...rest }: LinkChange): Promise<ToolLink | undefined> {
      const given = Object.entries({ ...rest, type_name: type }).filter(([, value]) => value !== undefined);
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

    async remove(id: number): Promise<boolean> {
      const { numDeletedRows } = await tables.deleteFrom('tool_link').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

function toLink({ type_name, created_at: _created, ...rest }: Selectable<ToolTables['tool_link']>): ToolLink {
  // The contract lets nothing else in.
  return { ...rest, type: type_name as ToolType };
}
