import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { FieldChange } from '../../catalogue/server/enrichment.service.ts';
import type { ProviderName } from '../providers.pure.ts';
import type { Judged } from './judge-match.ts';
import type { ProviderTables } from './provider.table.ts';

/** `chosen` and `refused` are an operator's word and stay for good. */
export type MatchState = 'auto' | 'chosen' | 'refused' | 'doubtful' | 'none';

export interface Match {
  state: MatchState;
  itemId: string;
  etag: string;
  askedAt: number;
  candidates: Judged[];
}

const MOST_CHANGES = 500;

export type MatchStore = ReturnType<typeof createMatchStore>;

/** Which entry of a provider is which title, and what runs changed. */
export function createMatchStore(db: AnyDatabase) {
  const tables = db.withTables<ProviderTables>();
  return {
    async find(name: ProviderName, titleIds: readonly number[]): Promise<Map<number, Match>> {
      if (titleIds.length === 0) return new Map();
      const rows = await tables
        .selectFrom('provider_match')
        .selectAll()
        .where('name', '=', name)
        .where('title_id', 'in', titleIds)
        .execute();
      return new Map(rows.map((row) => [row.title_id, toMatch(row)]));
    },

    async put(name: ProviderName, titleId: number, match: Match): Promise<void> {
      const row = {
        state: match.state,
        item_id: match.itemId,
        candidates_json: JSON.stringify(match.candidates),
        etag: match.etag,
        asked_at: match.askedAt,
      };
      await tables
        .insertInto('provider_match')
        .values({ name, title_id: titleId, ...row })
        .onConflict((conflict) => conflict.columns(['name', 'title_id']).doUpdateSet(row))
        .execute();
    },

    /** Titles that got something from a provider, in the order of their numbers. */
    async matched(name: ProviderName, after: number, limit: number): Promise<number[]> {
      const rows = await tables
        .selectFrom('provider_match')
        .select('title_id')
        .where('name', '=', name)
        .where('state', 'in', ['auto', 'chosen'])
        .where('title_id', '>', after)
        .orderBy('title_id')
        .limit(limit)
        .execute();
      return rows.map(({ title_id }) => title_id);
    },

    async countIn(name: ProviderName, states: readonly MatchState[]): Promise<number> {
      const row = await tables
        .selectFrom('provider_match')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('name', '=', name)
        .where('state', 'in', states)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    async listDoubtful(
      name: ProviderName,
      { limit, offset }: Slice,
    ): Promise<{ titleId: number; candidates: Judged[] }[]> {
      const rows = await tables
        .selectFrom('provider_match')
        .selectAll()
        .where('name', '=', name)
        .where('state', '=', 'doubtful')
        .orderBy('title_id')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map((row) => ({ titleId: row.title_id, candidates: toMatch(row).candidates }));
    },

    async noteChanges(
      runId: number,
      { titleId, key, name, changes }: { titleId: number; key: string; name: string; changes: FieldChange[] },
    ): Promise<void> {
      const { count } = await tables
        .selectFrom('provider_change')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('run_id', '=', runId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_CHANGES) return;
      const row = { title_key: key, title_name: name, changes_json: JSON.stringify(changes) };
      await tables
        .insertInto('provider_change')
        .values({ run_id: runId, title_id: titleId, ...row })
        .onConflict((conflict) => conflict.columns(['run_id', 'title_id']).doUpdateSet(row))
        .execute();
    },

    async listChanges(runId: number, { limit, offset }: Slice) {
      const own = tables.selectFrom('provider_change').where('run_id', '=', runId);
      const rows = await own.selectAll().orderBy('title_id').limit(limit).offset(offset).execute();
      const { count } = await own
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return {
        total: Number(count),
        changes: rows.map(({ title_key, title_name, changes_json }) => ({
          key: title_key,
          name: title_name,
          // Written by noteChanges in this shape.
          changes: JSON.parse(changes_json) as FieldChange[],
        })),
      };
    },
  };
}

function toMatch(row: ProviderTables['provider_match']): Match {
  return {
    // Written by put only, from the same types.
    state: row.state as MatchState,
    itemId: row.item_id,
    etag: row.etag,
    askedAt: row.asked_at,
    candidates: JSON.parse(row.candidates_json) as Judged[],
  };
}
