import { type ExpressionBuilder, sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { hostAndAbove } from './host.rules.ts';
import { hashOf } from './link-parts.store.ts';
import type { ShortLink } from './short-link.rules.ts';
import type { ShortLinkTables } from './short-link.table.ts';

export interface Block {
  wholeHost: boolean;
  reason: string;
  blockedBy: string;
  blockedAt: number;
}

export interface FrozenHost extends Omit<Block, 'wholeHost'> {
  host: string;
  links: number;
}

type Place = Pick<ShortLink, 'url' | 'host'>;
type Tables = Pick<ShortLinkTables, 'short_link'>;

export type BlockStore = ReturnType<typeof createBlockStore>;

/** What may not be opened: an address wherever a link leads to it, or all of a host and what is below it. */
export function createBlockStore(db: AnyDatabase) {
  const tables = db.withTables<ShortLinkTables>();

  const blocksOn = ({ url, host }: Place) =>
    tables
      .selectFrom('short_link_block')
      .selectAll()
      .where(({ or, and, eb }) =>
        or([
          and({ kind: 'url', value: hashOf(url) }),
          and([eb('kind', '=', 'host'), eb('value', 'in', host ? hostAndAbove(host) : ['none of its own'])]),
        ]),
      )
      // 'host' before 'url': the wider one is what an operator must know.
      .orderBy('kind');

  /** Links that lead to a place, by themselves or by a rule. */
  const leadsTo = (kind: 'url' | 'host', value: string) => (links: ExpressionBuilder<Tables, 'short_link'>) => {
    const isAt = (column: 'host' | 'url_hash') =>
      kind === 'url'
        ? sql<boolean>`${sql.ref(column)} = ${value}`
        : sql<boolean>`(${sql.ref(column)} = ${value} or ${sql.ref(column)} like ${`%.${escaped(value)}`} escape '!')`;
    const column = kind === 'url' ? 'url_hash' : 'host';
    return links.or([isAt(column), sql<boolean>`code in (select code from short_link_place where ${isAt(column)})`]);
  };

  /** Everything that leads to a blocked place is closed, also what was made while the block was being written. */
  async function close(inside: AnyDatabase, kind: 'url' | 'host', value: string, at: number): Promise<number> {
    const rows = await inside
      .withTables<ShortLinkTables>()
      .updateTable('short_link')
      .set({ blocked_at: at })
      .where(leadsTo(kind, value))
      .where('blocked_at', 'is', null)
      .executeTakeFirst();
    return Number(rows.numUpdatedRows);
  }

  async function write(
    kind: 'url' | 'host',
    value: string,
    { reason, blockedBy, blockedAt }: Omit<Block, 'wholeHost'>,
  ) {
    return db.transaction().execute(async (transaction) => {
      const inside = transaction.withTables<ShortLinkTables>();
      await inside
        .insertInto('short_link_block')
        .values({ kind, value, reason, blocked_by: blockedBy, blocked_at: blockedAt })
        .onConflict((conflict) => conflict.columns(['kind', 'value']).doUpdateSet({ reason, blocked_by: blockedBy }))
        .execute();
      const closed = await close(transaction, kind, value, blockedAt);
      await inside
        .deleteFrom('short_link_report')
        .where('code', 'in', (links) => links.selectFrom('short_link').select('code').where(leadsTo(kind, value)))
        .execute();
      return closed;
    });
  }

  /** Takes blocks away and opens what no other block covers. */
  async function lift(blocks: readonly { kind: 'url' | 'host'; value: string }[]): Promise<number> {
    return db.transaction().execute(async (transaction) => {
      const inside = transaction.withTables<ShortLinkTables>();
      let opened = 0;
      for (const { kind, value } of blocks) {
        await inside.deleteFrom('short_link_block').where('kind', '=', kind).where('value', '=', value).execute();
        const rows = await inside
          .updateTable('short_link')
          .set({ blocked_at: null })
          .where(leadsTo(kind, value))
          .where('blocked_at', 'is not', null)
          .executeTakeFirst();
        opened += Number(rows.numUpdatedRows);
      }
      // What is blocked for another reason too is closed again before anyone sees it.
      const rest = await inside.selectFrom('short_link_block').select(['kind', 'value', 'blocked_at']).execute();
      for (const { kind, value, blocked_at } of rest) opened -= await close(transaction, kind, value, blocked_at);
      return opened;
    });
  }

  return {
    async covers(place: Place): Promise<boolean> {
      return (await blocksOn(place).executeTakeFirst()) !== undefined;
    },

    async find(place: Place): Promise<Block | undefined> {
      const row = await blocksOn(place).executeTakeFirst();
      return (
        row && {
          wholeHost: row.kind === 'host',
          reason: row.reason,
          blockedBy: row.blocked_by,
          blockedAt: row.blocked_at,
        }
      );
    },

    /** Every link to the place stops, and its reports are settled. */
    add: ({ url, host }: Place, { wholeHost, ...block }: Block): Promise<number> =>
      write(wholeHost ? 'host' : 'url', wholeHost ? host : hashOf(url), block),

    /** Links to the place open again, those to the rest of its host too where all of it was blocked. */
    async remove(place: Place): Promise<void> {
      await lift(await blocksOn(place).execute());
    },

    freeze: (host: string, block: Omit<Block, 'wholeHost'>): Promise<number> => write('host', host, block),
    thaw: (host: string): Promise<number> => lift([{ kind: 'host', value: host }]),

    /** Looks at everything again, for what slipped in between. */
    async again(): Promise<number> {
      const blocks = await tables.selectFrom('short_link_block').select(['kind', 'value', 'blocked_at']).execute();
      let closed = 0;
      for (const { kind, value, blocked_at } of blocks) closed += await close(db, kind, value, blocked_at);
      return closed;
    },

    async frozen(words: string): Promise<FrozenHost[]> {
      const rows = await tables
        .selectFrom('short_link_block')
        .selectAll()
        .where('kind', '=', 'host')
        .$if(words !== '', (query) => query.where('value', 'like', `%${words.toLowerCase().replaceAll(/[%_]/g, '')}%`))
        .orderBy('blocked_at', 'desc')
        .limit(200)
        .execute();
      return Promise.all(
        rows.map(async (row) => {
          const { total } = await tables
            .selectFrom('short_link')
            .select(({ fn }) => fn.countAll<number>().as('total'))
            .where('blocked_at', 'is not', null)
            .where('host', '=', row.value)
            .executeTakeFirstOrThrow();
          return {
            host: row.value,
            reason: row.reason,
            blockedBy: row.blocked_by,
            blockedAt: row.blocked_at,
            links: total,
          };
        }),
      );
    },
  };
}

/** For a pattern whose escape sign is `!`. */
function escaped(text: string): string {
  return text.replaceAll(/[!%_]/g, '!$&');
}
