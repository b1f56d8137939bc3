import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { openSecret, type SealedColumn } from '#/platform/secret/sealed-columns.ts';
import type { SecretBox } from '#/platform/secret/secret-box.ts';
import type { DeskSettingTables } from './desk-setting.table.ts';

const PURPOSE = 'desk setting';

/** All of them, for passwords are among them and one rule is easier to keep than two. */
export const deskSettingSealed: readonly SealedColumn[] = ['value', 'previous'].map((column) => ({
  table: 'desk_setting',
  column,
  key: 'name',
  purpose: PURPOSE,
}));

/** A setting as the desk left it. */
export interface DeskSetting {
  name: string;
  /** Undefined for the default. */
  text: string | undefined;
  previous: string | undefined;
  /** Sealed with a key that is gone: the default counts until it is entered anew. */
  isLost: boolean;
  changedAt: number;
  changedBy: string;
}

export type DeskSettingStore = ReturnType<typeof createDeskSettingStore>;

export function createDeskSettingStore(db: AnyDatabase, secrets: SecretBox) {
  const tables = db.withTables<DeskSettingTables>();
  const opened = (text: string) => (text === '' ? undefined : openSecret(secrets, text, PURPOSE));
  return {
    async list(): Promise<DeskSetting[]> {
      const rows = await tables.selectFrom('desk_setting').selectAll().orderBy('name').execute();
      return rows.map(({ name, value, previous, changed_at, changed_by }) => {
        const text = opened(value);
        return {
          ...{ name, text, previous: opened(previous), isLost: value !== '' && text === undefined },
          ...{ changedAt: Number(changed_at), changedBy: changed_by },
        };
      });
    },

    /** What was there before is kept as the way back, whichever process wrote it. */
    async put({ name, text, at, by }: { name: string; text: string | undefined; at: number; by: string }) {
      const value = text === undefined ? '' : secrets.seal(text, PURPOSE);
      await tables
        .insertInto('desk_setting')
        .values({ name, value, previous: '', changed_at: at, changed_by: by })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({
            previous: sql`desk_setting.value`,
            value: sql`excluded.value`,
            changed_at: sql`excluded.changed_at`,
            changed_by: sql`excluded.changed_by`,
          }),
        )
        .execute();
    },
  };
}
