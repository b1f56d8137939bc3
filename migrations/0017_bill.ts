import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await createBill(db, engine);
  await createSums(db, engine);
  await db.schema
    .createTable('bill_ledger')
    .addColumn('member_id', 'bigint', (column) => column.primaryKey().references('member.id').onDelete('cascade'))
    // Written first by every change, so that two changes of one member wait for each other.
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('calendar_token_hash', 'text', (column) => column.unique())
    .addColumn('calendar_created_at', 'bigint')
    .execute();
}

async function createBill(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('bill')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('remark', 'text', (column) => column.notNull())
    // Title, remark, category and account in the form that words are compared in.
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    // The day of created_at in Shanghai, as 20261115.
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('remind_at', 'bigint', (column) => column.notNull())
    .addColumn('is_done', 'smallint', (column) => column.notNull())
    .addColumn('expense', 'bigint', (column) => column.notNull())
    .addColumn('income', 'bigint', (column) => column.notNull())
    .addColumn('predict_income', 'bigint', (column) => column.notNull())
    .addColumn('predict_original', 'bigint')
    // Derived, kept for the order by profit.
    .addColumn('profit', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .addCheckConstraint('bill_expense', sql`expense between 0 and 9999999999`)
    .addCheckConstraint('bill_income', sql`income between 0 and 9999999999`)
    .addCheckConstraint('bill_predict', sql`predict_income between 0 and 9999999999`)
    .addCheckConstraint('bill_done', sql`is_done in (0, 1)`)
    .addCheckConstraint(
      'bill_profit',
      sql`profit = income + case when is_done = 1 then 0 else predict_income end - expense`,
    )
    .execute();
  const orders: Record<string, string[]> = {
    // In the order of the table itself: for reading all bills of a member.
    bill_member: [],
    bill_created: ['created_at'],
    bill_category: ['category', 'created_at'],
    bill_account: ['account', 'created_at'],
    bill_day: ['day', 'created_at'],
    bill_remind: ['remind_at'],
    bill_by_expense: ['expense'],
    bill_by_income: ['income'],
    bill_by_profit: ['profit'],
  };
  for (const [name, columns] of Object.entries(orders)) {
    const list = sql.join(['member_id', ...columns, 'id'].map((column) => sql.ref(column)));
    await sql`create index ${sql.id(name)} on bill (${list}) where deleted_at is null`.execute(db);
  }
  for (const isDone of [0, 1]) {
    await sql`create index ${sql.id(`bill_done_${isDone}`)} on bill (member_id, created_at, id)
      where deleted_at is null and is_done = ${sql.lit(isDone)}`.execute(db);
  }
  await sql`create index bill_due on bill (member_id, remind_at, id) where deleted_at is null and is_done = 0`.execute(
    db,
  );
  await sql`create index bill_deleted on bill (deleted_at) where deleted_at is not null`.execute(db);
}

/** What lists and charts add up, kept with every change: a total reads a row per day at most, however many bills. */
async function createSums(db: AnyDatabase, engine: Engine): Promise<void> {
  const count = [
    'bills_open',
    'bills_done',
    'expense_open',
    'expense_done',
    'income_open',
    'income_done',
    'predict_open',
  ];
  let table = db.schema
    .createTable('bill_sum')
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    // 0 everything, 1 one category, 2 one account, 3 one category of one account.
    .addColumn('scope', 'smallint', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    // 20261115, the whole month as 202611, or 0 for all time.
    .addColumn('day', 'integer', (column) => column.notNull());
  for (const name of count) table = table.addColumn(name, 'bigint', (column) => column.notNull());
  await table
    .addPrimaryKeyConstraint('bill_sum_key', ['member_id', 'scope', 'category', 'account', 'day'])
    .modifyEnd(engine === 'sqlite' ? sql`without rowid` : sql``)
    .execute();
}
