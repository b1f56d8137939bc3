import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';

/** As many of each kind are on the shelf; twice as many until it is cleared. */
const SHELF_SIZE = sql.lit(4096);

/**
 * On PostgreSQL the hottest entries of each kind stand on a shelf with an index of its own: a common word finds its hottest
 * there, without a look at the thousands that fit. All that are hotter than `least` of their kind are on it; where a kind
 * has no `least`, all are. Triggers keep it, so that no writer can forget to.
 */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  if (engine === 'sqlite') {
    // Per cent of a part that may be dead before it is merged. The usual 10 held up everybody for 0.2 s while an import of
    // 10,000 items was undone.
    await sql`insert into search_fts (search_fts, rank) values ('deletemerge', 40)`.execute(db);
    return;
  }
  // Entries that wait to be sorted into an index are read one by one by every search: few may wait.
  await sql`alter index search_document_tokens set (gin_pending_list_limit = 64)`.execute(db);
  await sql`select gin_clean_pending_list('search_document_tokens')`.execute(db);
  // Room in each page: a new heat then touches no index.
  await sql`create table search_shelf (
    row_id bigint primary key references search_document (row_id) on delete cascade, kind text not null,
    id bigint not null, heat double precision not null, tokens tsvector not null) with (fillfactor = 70)`.execute(db);
  await sql`create table search_shelf_end (kind text primary key, least double precision not null)`.execute(db);
  await makeFill(db);
  await sql`select search_fill_shelf()`.execute(db);
  await sql`create index search_shelf_kind on search_shelf (kind)`.execute(db);
  await sql`create index search_shelf_tokens on search_shelf using gin (tokens) with (gin_pending_list_limit = 64)`.execute(
    db,
  );
  await keepByTriggers(db);
  await makeLook(db);
}

/** Puts the hottest on the shelf; what is less hot may stay there too. Writers wait: what they see must not change. */
async function makeFill(db: AnyDatabase): Promise<void> {
  await sql`create or replace function search_fill_shelf() returns void language sql as $$
    lock table search_document in share row exclusive mode;
    insert into search_shelf (row_id, kind, id, heat, tokens)
      select d.row_id, d.kind, d.id, d.heat, d.tokens from (select distinct kind from search_document) k
      cross join lateral (
        select row_id from search_document where kind = k.kind order by heat desc, row_id limit ${SHELF_SIZE}) as hottest
      join search_document d on d.row_id = hottest.row_id
      on conflict (row_id) do nothing;
    delete from search_shelf_end;
    insert into search_shelf_end (kind, least)
      select k.kind, coldest.heat from (select distinct kind from search_document) k cross join lateral (
        select heat from search_document where kind = k.kind order by heat desc, row_id offset ${SHELF_SIZE} limit 1) as coldest;
  $$`.execute(db);
}

async function keepByTriggers(db: AnyDatabase): Promise<void> {
  await sql`create or replace function search_shelve() returns trigger language plpgsql as $$
  declare full_kind text;
  begin
    insert into search_shelf (row_id, kind, id, heat, tokens)
      select c.row_id, c.kind, c.id, c.heat, c.tokens from changed c left join search_shelf_end e on e.kind = c.kind
      where e.least is null or c.heat > e.least
        or exists (select from search_shelf s where s.row_id = c.row_id)
      on conflict (row_id) do update set heat = excluded.heat, tokens = excluded.tokens;
    -- One writer at a time clears it, and no other waits for that.
    if not found or not pg_try_advisory_xact_lock(5028198) then return null; end if;
    for full_kind in select kind from search_shelf where kind in (select kind from changed)
      group by kind having count(*) > 2 * ${SHELF_SIZE}
    loop
      insert into search_shelf_end (kind, least)
        select kind, heat from search_shelf where kind = full_kind order by heat desc offset ${SHELF_SIZE} limit 1
        on conflict (kind) do update set least = excluded.least;
      delete from search_shelf where row_id in (
        select row_id from search_shelf where kind = full_kind
        order by heat desc, row_id offset ${SHELF_SIZE} for update skip locked);
    end loop;
    return null;
  end $$`.execute(db);
  for (const [name, event] of [
    ['search_shelved_new', 'insert'],
    ['search_shelved_changed', 'update'],
  ] as const) {
    await sql`create trigger ${sql.id(name)} after ${sql.raw(event)} on search_document
      referencing new table as changed for each statement execute function search_shelve()`.execute(db);
  }
}

/** The hottest that fit each query: from the shelf, and where that has too few, from all. */
async function makeLook(db: AnyDatabase): Promise<void> {
  // Planned once for each connection, without regard to the words: to plan each search anew took longer than to answer it.
  await sql`create or replace function search_look(of_kind text, queries tsquery[], limits int[])
    returns table (row_id bigint, id bigint, stage int) language plpgsql stable
    set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
  declare
    seen bigint;
    is_all_shelved boolean := not exists (select from search_shelf_end e where e.kind = of_kind);
  begin
    for place in 1 .. array_length(queries, 1) loop
      return query select s.row_id, s.id, place from search_shelf s
        where s.tokens @@ queries[place] and s.kind = of_kind order by s.heat desc, s.row_id limit limits[place];
      get diagnostics seen = row_count;
      continue when is_all_shelved or seen >= limits[place];
      return query select d.row_id, d.id, place from search_document d
        where d.tokens @@ queries[place] and d.kind = of_kind order by d.heat desc, d.row_id limit limits[place];
    end loop;
  end $$`.execute(db);
}
