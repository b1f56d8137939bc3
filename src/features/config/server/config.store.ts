import type { Selectable } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { ConfigChange, ConfigEntry } from './config.rules.ts';
import type { ConfigTables } from './config.table.ts';

export type ConfigStore = ReturnType<typeof createConfigStore>;

interface Save {
  key: string;
  value: string;
  /** The version this change was made from; 0 for a new key. */
  from: number;
  note: string;
  changedBy: string;
  at: number;
}

export function createConfigStore(db: AnyDatabase) {
  const tables = db.withTables<ConfigTables>();
  return {
    async all(): Promise<ConfigEntry[]> {
      return (await tables.selectFrom('config_entry').selectAll().orderBy('key').execute()).map(toEntry);
    },

    async find(key: string): Promise<ConfigEntry | undefined> {
      const row = await tables.selectFrom('config_entry').selectAll().where('key', '=', key).executeTakeFirst();
      return row && toEntry(row);
    },

    /** False when someone else saved first. The entry and its record appear together or not at all. */
    save({ key, value, from, note, changedBy, at }: Save): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<ConfigTables>();
        const version = from + 1;
        const saved =
          from === 0
            ? await inside
                .insertInto('config_entry')
                .values({ key, value, version, updated_at: at })
                .onConflict((conflict) => conflict.column('key').doNothing())
                .returning('key')
                .executeTakeFirst()
            : await inside
                .updateTable('config_entry')
                .set({ value, version, updated_at: at })
                .where('key', '=', key)
                .where('version', '=', from)
                .returning('key')
                .executeTakeFirst();
        if (!saved) return false;
        await inside
          .insertInto('config_history')
          .values({ key, version, value, note, changed_by: changedBy, changed_at: at })
          .execute();
        return true;
      });
    },

    async history(key: string, { limit, offset }: Slice): Promise<{ changes: ConfigChange[]; total: number }> {
      const ofKey = tables.selectFrom('config_history').where('key', '=', key);
      const rows = await ofKey.selectAll().orderBy('version', 'desc').limit(limit).offset(offset).execute();
      const { total } = await ofKey
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { changes: rows.map(toChange), total };
    },

    async version(key: string, version: number): Promise<ConfigChange | undefined> {
      const row = await tables
        .selectFrom('config_history')
        .selectAll()
        .where('key', '=', key)
        .where('version', '=', version)
        .executeTakeFirst();
      return row && toChange(row);
    },
  };
}

function toEntry(row: ConfigTables['config_entry']): ConfigEntry {
  return { key: row.key, value: row.value, version: row.version, updatedAt: row.updated_at };
}

function toChange(row: Selectable<ConfigTables['config_history']>): ConfigChange {
  const { version, value, note } = row;
  return { version, value, note, changedBy: row.changed_by, changedAt: row.changed_at };
}
