import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

/** Files on their way into the ledger and into the market are staged in the same tables. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('staged_batch')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    // bill, market
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('member_id', 'bigint', (column) => column.references('member.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    // reading, mapping, ready, writing, done, undoing, undone, failed
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('counts_json', 'text', (column) => column.notNull())
    .addColumn('about_json', 'text', (column) => column.notNull())
    .addColumn('progress', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('staged_batch_owner').on('staged_batch').columns(['room', 'member_id', 'id']).execute();
  await db.schema
    .createTable('staged_row')
    .addColumn('batch_id', 'bigint', (column) => column.notNull().references('staged_batch.id').onDelete('cascade'))
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('facts_json', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('staged_row_key', ['batch_id', 'line'])
    .modifyEnd(engine === 'sqlite' ? sql`without rowid` : sql``)
    .execute();
  await db.schema.createIndex('staged_row_state').on('staged_row').columns(['batch_id', 'state', 'line']).execute();
  await moveLedger(db, engine);
  await moveMarket(db, engine);
  if (engine === 'postgres')
    await sql`select setval(pg_get_serial_sequence('staged_batch', 'id'),
      (select coalesce(max(id), 0) + 1 from staged_batch), false)`.execute(db);
  for (const table of ['bill_import_row', 'bill_import', 'market_batch_row', 'market_batch'])
    await db.schema.dropTable(table).execute();
}

const object = (engine: Engine) => sql.raw(engine === 'sqlite' ? 'json_object' : 'json_build_object');
const json = (engine: Engine, column: string) =>
  engine === 'sqlite' ? sql`json(${sql.ref(column)})` : sql`${sql.ref(column)}::json`;
const text = (engine: Engine, value: ReturnType<typeof sql>) => (engine === 'sqlite' ? value : sql`(${value})::text`);

/** Bills name their batch by its number, so the ledger's keep theirs. */
async function moveLedger(db: AnyDatabase, engine: Engine): Promise<void> {
  const counts = sql`${object(engine)}('new', new_rows, 'duplicate', duplicate_rows, 'skipped', skipped_rows,
    'bad', bad_rows)`;
  const about = sql`${object(engine)}('source', source)`;
  await sql`insert into staged_batch
      (id, room, member_id, kind, name, state, counts_json, about_json, progress, created_at)
    select id, 'bill', member_id, 'import', file_name, state, ${text(engine, counts)}, ${text(engine, about)},
      progress, created_at
    from bill_import`.execute(db);
  const facts = sql`${object(engine)}('orderNo', order_no, 'payee', payee, 'bill', ${json(engine, 'bill_json')})`;
  await sql`insert into staged_row (batch_id, line, state, reason, facts_json)
    select batch_id, line, state, reason, ${text(engine, facts)} from bill_import_row`.execute(db);
}

/** The market's get numbers behind those. What was under way is to be gone on with by hand. */
async function moveMarket(db: AnyDatabase, engine: Engine): Promise<void> {
  const first = sql`(select coalesce(max(id), 0) from bill_import)`;
  const counts = sql`${object(engine)}('add', add_rows, 'change', change_rows, 'skipped', skipped_rows,
    'bad', bad_rows)`;
  await sql`insert into staged_batch
      (id, room, member_id, kind, name, state, counts_json, about_json, progress, created_at)
    select id + ${first}, 'market', null, kind, name,
      case when state in ('writing', 'undoing') then 'failed' else state end,
      ${text(engine, counts)}, '{}', progress, created_at from market_batch`.execute(db);
  const facts = sql`${object(engine)}('itemId', item_id, 'title', title, 'input', ${json(engine, 'input_json')},
    'before', ${json(engine, 'before_json')}, 'writtenAt', written_at)`;
  await sql`insert into staged_row (batch_id, line, state, reason, facts_json)
    select batch_id + ${first}, line, state, reason, ${text(engine, facts)} from market_batch_row`.execute(db);
  await sql`delete from job where name = 'market.batch'`.execute(db);
}
