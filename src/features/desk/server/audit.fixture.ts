import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { AuditEntry } from './audit.store.ts';
import type { AuditTables } from './audit.table.ts';

export const aNote = (entry: Partial<AuditEntry> = {}): AuditEntry => ({
  at: 0,
  kind: 'change',
  memberId: 1,
  person: '站长',
  action: 'PUT /api/v1/config',
  label: '保存配置',
  target: '',
  detail: '',
  status: 200,
  error: '',
  address: '127.0.0.*',
  count: 1,
  ...entry,
});

/** Straight from the table, oldest first. */
export const notesIn = (db: AnyDatabase) =>
  db.withTables<AuditTables>().selectFrom('audit_entry').selectAll().orderBy('id').execute();

/** Many entries at once, as a site has them after a year. */
export async function addNotes(db: AnyDatabase, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map(({ memberId, ...entry }) => ({ ...entry, member_id: memberId, hour_key: null }));
  for (let start = 0; start < rows.length; start += 1000) {
    await db
      .withTables<AuditTables>()
      .insertInto('audit_entry')
      .values(rows.slice(start, start + 1000))
      .execute();
  }
}
