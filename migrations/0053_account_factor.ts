import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

/** The second factor, passkeys, and the log of what happens to accounts. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  // How many factors a login was made with: what asks for two does not take the word of a session with one.
  await db.schema
    .alterTable('session')
    .addColumn('factors', 'smallint', (column) => column.notNull().defaultTo(1))
    .execute();
  await addFactors(db);
  await addPasskeys(db, engine);
  await addSecurityLog(db, engine);
}

async function addFactors(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('member_totp')
    .addColumn('member_id', 'bigint', (column) => column.primaryKey().references('member.id').onDelete('cascade'))
    // Sealed: see platform/secret.
    .addColumn('secret', 'text', (column) => column.notNull())
    // The newest step that was used; it and all before it are used up.
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    // Until then it is not asked for.
    .addColumn('confirmed_at', 'bigint')
    // For the recovery codes of this member.
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('recovery_code')
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_code_key', ['member_id', 'code_hash'])
    .execute();
}

async function addPasskeys(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('passkey')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('passkey_member').on('passkey').column('member_id').execute();
  // Tickets between the two steps of a login, and challenges for passkeys. Each serves once.
  await db.schema
    .createTable('login_ticket')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('member_id', 'bigint', (column) => column.references('member.id').onDelete('cascade'))
    .addColumn('generation', 'integer')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('login_ticket_expires').on('login_ticket').column('expires_at').execute();
  await db.schema.createIndex('login_ticket_member').on('login_ticket').column('member_id').execute();
}

async function addSecurityLog(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('security_event')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    // Not a reference: rows are written a moment after the call, when the member may have left.
    .addColumn('member_id', 'bigint')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    // One row for what one address is refused within a minute, so that nobody can flood the log.
    .addColumn('minute_key', 'text', (column) => column.unique())
    .execute();
  for (const first of ['kind', 'address', 'member_id'])
    await db.schema
      .createIndex(`security_event_${first}`)
      .on('security_event')
      .columns([first, 'at desc', 'id desc'])
      .execute();
  await db.schema.createIndex('security_event_new').on('security_event').columns(['at desc', 'id desc']).execute();
  // By what a member's devices are known again: hashes of a cookie, or of a device's name and address.
  await db.schema
    .createTable('known_device')
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_device_key', ['member_id', 'mark'])
    .execute();
  await db.schema
    .createTable('security_policy')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('is_on', 'smallint', (column) => column.notNull())
    .execute();
}
