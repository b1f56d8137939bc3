import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';

/** A link is now also an application: who asked, what the check found, what the operator decided. */
export async function up(db: AnyDatabase, _engine: Engine): Promise<void> {
  const texts = ['back_url', 'contact', 'note', 'ticket', 'check_note', 'decided_by', 'reason'];
  for (const name of texts) {
    await db.schema
      .alterTable('friend_link')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  for (const name of ['checked_at', 'decided_at']) {
    await db.schema.alterTable('friend_link').addColumn(name, 'bigint').execute();
  }
  await db.schema
    .alterTable('friend_link')
    .addColumn('check_state', 'text', (column) => column.notNull().defaultTo('none'))
    .execute();
  await db.schema
    .alterTable('friend_link')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('pending'))
    .execute();
  const links = db.withTables<{ friend_link: { state: string; is_approved: number } }>();
  await links.updateTable('friend_link').set({ state: 'approved' }).where('is_approved', '=', 1).execute();
  await db.schema.alterTable('friend_link').dropColumn('is_approved').execute();
  await db.schema.createIndex('friend_link_state').on('friend_link').columns(['state', 'sort', 'id']).execute();
  await db.schema.createIndex('friend_link_ticket').on('friend_link').column('ticket').execute();
}
