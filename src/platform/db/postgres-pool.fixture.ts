import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Deleted rows stay in their files until somebody cleans up; a fresh copy is as quick. */
const MOST_USES = 60;

interface Pooled {
  name: string;
  /** Stays connected: opening one costs more than wiping. */
  client: pg.Client;
  uses: number;
  asMade: Made;
}

/** What a copy of the template is like before anybody uses it. */
interface Made {
  schema: string;
  tables: readonly string[];
  /** Rows that come with the migrations, by table, as JSON. */
  rows: readonly (readonly [table: string, rows: string])[];
}

/** For tests of other things: on a busy machine a server may be slow for a while, and is there all the same. */
export const PATIENT = { slowMs: 60_000, patienceMs: 60_000 };

const free: Pooled[] = [];

/**
 * A migrated, empty database for one test. Copying the template takes ten times as long as emptying what the last test
 * wrote, so databases are used again; one whose schema was touched is thrown away.
 * A database each, not a schema each: Kysely looks for its migration table in every schema.
 */
export async function ownPostgres(
  server: string,
  closing: (() => unknown)[],
  /** The host of a pooler to connect through. */
  host?: string,
): Promise<{ DATA_DIR: string; DATABASE_URL: string }> {
  const pooled = free.pop() ?? (await copyTemplate(server));
  closing.push(async () => {
    pooled.uses += 1;
    if (await wipe(pooled)) free.push(pooled);
    else await drop(server, pooled);
  });
  const address = new URL(addressOf(server, pooled.name));
  if (host) address.host = host;
  return { DATA_DIR: '', DATABASE_URL: address.href };
}

function addressOf(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

async function copyTemplate(server: string): Promise<Pooled> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::integer as version",
    );
    // What newer servers do by default takes four times as long: it writes the copy to the log as well.
    const strategy = (rows[0]?.version ?? 0) >= 150_000 ? 'strategy file_copy' : '';
    await client.query(`create database ${name} template souluo_template ${strategy}`);
  });
  const client = await connected(addressOf(server, name));
  return { name, client, uses: 0, asMade: await lookAt(client) };
}

/** False when this database cannot be given to another test. */
async function wipe({ client, uses, asMade }: Pooled): Promise<boolean> {
  if (uses >= MOST_USES) return false;
  await endOthers(client);
  if ((await schemaOf(client)) !== asMade.schema) return false;
  await client.query(`
    begin;
    set local session_replication_role = replica;
    ${asMade.tables.map((table) => `delete from ${table};`).join('\n')}
    ${asMade.rows
      .map(([table, rows]) => {
        const values = `jsonb_populate_recordset(null::${table}, ${pg.escapeLiteral(rows)})`;
        return `insert into ${table} overriding system value select * from ${values};`;
      })
      .join('\n')}
    select setval(seqrelid::regclass, seqstart, false) from pg_sequence;
    commit;
  `);
  return true;
}

/** Connections that a test left behind, or that are just closing. */
async function endOthers(client: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    if (rowCount === 0) return;
  }
}

async function drop(server: string, { name, client }: Pooled): Promise<void> {
  await client.end();
  await onServer(server, (other) => other.query(`drop database ${name} with (force)`));
}

async function lookAt(client: pg.Client): Promise<Made> {
  const { rows } = await client.query<{ table: string }>(`
    select format('%I', tablename) as table from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`);
  const tables = rows.map(({ table }) => table);
  const filled: (readonly [string, string])[] = [];
  for (const table of tables) {
    const answer = await client.query<{ rows: string | null }>(`select jsonb_agg(t)::text as rows from ${table} t`);
    const content = answer.rows[0]?.rows;
    if (content) filled.push([table, content]);
  }
  return { schema: await schemaOf(client), tables, rows: filled };
}

/** Changes with everything a test may do to tables, columns, indexes, triggers and functions. */
async function schemaOf(client: pg.Client): Promise<string> {
  const catalogues = ['class', 'attribute', 'attrdef', 'constraint', 'index', 'trigger', 'proc', 'type', 'namespace'];
  const parts = catalogues.map((name) => `(select count(*) || ' ' || max(xmin::text::bigint) from pg_${name})`);
  const { rows } = await client.query<{ schema: string }>(`select concat_ws(',', ${parts.join()}) as schema`);
  return rows[0]?.schema ?? '';
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // The server ends with the run, before this connection.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = await connected(url);
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
