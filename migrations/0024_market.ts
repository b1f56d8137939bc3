import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

/** What lists are ordered by; each once over all cities and once within a city. */
const ORDERS = {
  heat: ['heat desc', 'id desc'],
  new: ['created_at desc', 'id desc'],
  price: ['price_fen', 'id'],
  discount: ['discount', 'id'],
  return: ['return_fen desc', 'id desc'],
} as const;

export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await createItems(db, engine);
  for (const [name, columns] of Object.entries(ORDERS)) {
    await createIndex(db, `market_item_${name}`, ['is_shown', ...columns]);
    await createIndex(db, `market_item_city_${name}`, ['is_shown', 'city', ...columns]);
  }
  // A box on the map: some bands of latitude, and in each a range of longitude.
  await createIndex(db, 'market_item_place', ['is_shown', 'band', 'longitude', 'latitude']);
  await createIndex(db, 'market_item_sample', ['is_sample', 'id']);
  await db.schema
    .createTable('market_count')
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('is_located', 'smallint', (column) => column.notNull())
    .addColumn('items', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('market_count_pk', ['city', 'category', 'platform', 'is_located'])
    .execute();
  await db.schema
    .createTable('market_word')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('searches', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('market_word_pk', ['day', 'words'])
    .execute();
  await db.schema
    .createTable('market_seed')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .execute();
}

async function createItems(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('market_item')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('images_json', 'text', (column) => column.notNull())
    // Of the first picture, so that lists know their heights before it is there.
    .addColumn('image_width', 'integer', (column) => column.notNull())
    .addColumn('image_height', 'integer', (column) => column.notNull())
    .addColumn('price_fen', 'bigint', (column) => column.notNull())
    .addColumn('origin_price_fen', 'bigint')
    // 1 means none, so that the order needs no rule about what is missing.
    .addColumn('discount', 'double precision', (column) => column.notNull())
    .addColumn('return_fen', 'bigint', (column) => column.notNull())
    .addColumn('market_type', 'text', (column) => column.notNull())
    // Empty: offered everywhere.
    .addColumn('city', 'text', (column) => column.notNull())
    // WGS-84; 0,0 is nowhere.
    .addColumn('longitude', 'double precision', (column) => column.notNull())
    .addColumn('latitude', 'double precision', (column) => column.notNull())
    .addColumn('band', 'integer')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('options_json', 'text', (column) => column.notNull())
    .addColumn('views', 'bigint', (column) => column.notNull())
    .addColumn('heat', 'double precision', (column) => column.notNull())
    .addColumn('is_shown', 'smallint', (column) => column.notNull())
    .addColumn('down_reason', 'text', (column) => column.notNull())
    .addColumn('is_sample', 'smallint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('market_item_money', sql`price_fen >= 0 and return_fen >= 0`)
    .execute();
}

async function createIndex(db: AnyDatabase, name: string, columns: readonly string[]): Promise<void> {
  // Kysely's columns() takes "name desc" in its types only for literals.
  await sql`create index ${sql.ref(name)} on market_item (${sql.raw(columns.join(', '))})`.execute(db);
}
