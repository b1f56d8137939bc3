import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#/platform/db/database.ts';

/** Marks up to which change titles have been read. */
export interface ReadMark {
  /** Which server said so; another one may have another past. */
  server: string;
  /** All changes with a lower number have been read, */
  next: number;
  /** but for these: their transactions were still open. */
  open: readonly number[];
}

export interface Look {
  mark: ReadMark;
  /** `other`: nothing that was read before can be trusted. */
  state: 'same' | 'changed' | 'other';
}

type Asking = Pick<Database, 'db' | 'engine' | 'ask'>;

export interface TitleVersions {
  /** Where reading would get to now, and whether anything has changed since the mark. */
  look(since: ReadMark | undefined): Promise<Look>;
  /** Conditions that together find what has changed since; to be read in this order. */
  changedSince(since: ReadMark): RawBuilder<boolean>[];
}

export const createTitleVersions = (database: Asking): TitleVersions =>
  database.engine === 'sqlite' ? countedVersions(database) : transactionVersions(database);

/** One writer, who counts on: what is new has a higher number. */
function countedVersions({ db, ask }: Asking): TitleVersions {
  const newest = sql`select max(version) from title`.compile(db);
  return {
    async look(since) {
      const [version] = (await ask<[number | null]>(newest, [])) ?? [];
      const mark = { server: '', next: (version ?? 0) + 1, open: [] };
      if (since === undefined || mark.next < since.next) return { mark, state: 'other' };
      return { mark, state: mark.next === since.next ? 'same' : 'changed' };
    },
    changedSince: ({ next }) => [sql`version >= ${next}`],
  };
}

/**
 * The number of the transaction that changed a title last. Transactions end in any order, so what is new was made by one
 * that had not begun at the last look, or had not ended. Numbers that no transaction had yet came with a backup.
 */
function transactionVersions({ db, ask }: Asking): TitleVersions {
  const begunSince = (next: number) =>
    sql<boolean>`version >= ${next} and version < pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;
  const endedSince = (open: readonly number[]) => sql<boolean>`version = any(${open}::bigint[])`;
  const question = sql`select pg_postmaster_start_time()::text, pg_current_snapshot()::text,
    exists (select 1 from title where ${begunSince(0)}) or exists (select 1 from title where ${endedSince([])})`.compile(
    db,
  );
  return {
    async look(since) {
      const { next, open } = since ?? { next: Number.MAX_SAFE_INTEGER, open: [] };
      const answer = await ask<[string, string, boolean]>(question, [next, open]);
      if (!answer) throw new Error('the database said nothing about its transactions');
      const [server, snapshot, isChanged] = answer;
      const mark = { server, ...readSnapshot(snapshot) };
      if (since?.server !== server || mark.next < next) return { mark, state: 'other' };
      return { mark, state: isChanged ? 'changed' : 'same' };
    },
    // A title that changes meanwhile gets a number of the second kind.
    changedSince: ({ next, open }) => [...(open.length > 0 ? [endedSince(open)] : []), begunSince(next)],
  };
}

/** PostgreSQL writes it `xmin:xmax:open,open`. */
function readSnapshot(text: string): Pick<ReadMark, 'next' | 'open'> {
  const [, next, open = ''] = text.split(':');
  return { next: Number(next), open: open.split(',').filter(Boolean).map(Number) };
}
