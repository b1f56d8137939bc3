import { createHash } from 'node:crypto';
import { type ExpressionBuilder, sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { PlanRule } from '../link-plan.pure.ts';
import type { ShortLinkTables } from './short-link.table.ts';

const KEPT_CHANGES = 50;

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Where the rules of a link lead, so that a block finds it too. */
export async function writePlaces(db: AnyDatabase, code: string, plan: readonly PlanRule[]): Promise<void> {
  const tables = db.withTables<ShortLinkTables>();
  const urls = new Set(plan.flatMap(({ targets }) => targets.map(({ url }) => url)));
  await tables.deleteFrom('short_link_place').where('code', '=', code).execute();
  if (urls.size === 0) return;
  const rows = [...urls].map((url) => ({ code, url_hash: hashOf(url), host: URL.parse(url)?.hostname ?? '' }));
  await tables.insertInto('short_link_place').values(rows).execute();
}

/** These are the link's tags, and no others. */
export async function tagLinks(db: AnyDatabase, ownerId: number, code: string, tags: readonly string[]): Promise<void> {
  const tables = db.withTables<ShortLinkTables>();
  await tables.deleteFrom('short_link_tag').where('code', '=', code).execute();
  if (tags.length === 0) return;
  await tables
    .insertInto('short_link_tag')
    .values(tags.map((tag) => ({ owner_id: ownerId, tag, code })))
    .execute();
}

/** No limit, or fewer visits than it allows. */
export function visitsAreLeft({ or, eb, ref }: ExpressionBuilder<ShortLinkTables, 'short_link'>) {
  return or([eb('visit_limit', 'is', null), eb('visits_used', '<', ref('visit_limit'))]);
}

export interface PastTarget {
  id: number;
  until: number;
  url: string;
  planJson: string | null;
}

export type LinkPartsStore = ReturnType<typeof createLinkPartsStore>;

/** What belongs to a link and is not asked for by each of its visitors. */
export function createLinkPartsStore(db: AnyDatabase) {
  const tables = db.withTables<ShortLinkTables>();
  return {
    setTags: (ownerId: number, code: string, tags: readonly string[]): Promise<void> =>
      db.transaction().execute((transaction) => tagLinks(transaction, ownerId, code, tags)),

    async tagsOf(codes: readonly string[]): Promise<Map<string, string[]>> {
      if (codes.length === 0) return new Map();
      const rows = await tables
        .selectFrom('short_link_tag')
        .select(['code', 'tag'])
        .where('code', 'in', codes)
        .orderBy('tag')
        .execute();
      const groups = Map.groupBy(rows, ({ code }) => code);
      return new Map([...groups].map(([code, some]) => [code, some.map(({ tag }) => tag)]));
    },

    /** Calls a tag otherwise on all links of an owner. How many had it. */
    renameTag: (ownerId: number, from: string, to: string): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const rows = transaction.withTables<ShortLinkTables>();
        const had = rows.selectFrom('short_link_tag').where('owner_id', '=', ownerId).where('tag', '=', from);
        // A link may have got the new name in the meantime.
        await rows
          .insertInto('short_link_tag')
          .columns(['owner_id', 'tag', 'code'])
          .expression(had.select(({ val }) => ['owner_id', val(to).as('tag'), 'code']))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const gone = rows.deleteFrom('short_link_tag').where('owner_id', '=', ownerId).where('tag', '=', from);
        return Number((await gone.executeTakeFirst()).numDeletedRows);
      }),

    async removeTags(ownerId: number, tags: readonly string[]): Promise<void> {
      await tables.deleteFrom('short_link_tag').where('owner_id', '=', ownerId).where('tag', 'in', tags).execute();
    },

    async hasTag(ownerId: number, tag: string): Promise<boolean> {
      const row = await tables
        .selectFrom('short_link_tag')
        .select('code')
        .where('owner_id', '=', ownerId)
        .where('tag', '=', tag)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** An owner's tags, the most used first. */
    async allTags(ownerId: number): Promise<{ tag: string; links: number }[]> {
      const rows = await tables
        .selectFrom('short_link_tag')
        .select(({ fn }) => ['tag', fn.countAll<number>().as('links')])
        .where('owner_id', '=', ownerId)
        .groupBy('tag')
        .orderBy('links', 'desc')
        .orderBy('tag')
        .limit(200)
        .execute();
      return rows.map(({ tag, links }) => ({ tag, links: Number(links) }));
    },

    async tagStats(ownerId: number): Promise<{ tag: string; links: number; clicks: number; bots: number }[]> {
      const rows = await tables
        .selectFrom('short_link_tag')
        .leftJoin('short_link_day', 'short_link_day.code', 'short_link_tag.code')
        .select(({ fn }) => [
          'tag',
          fn.count<number>('short_link_tag.code').distinct().as('links'),
          fn.sum<number>('clicks').as('clicks'),
          fn.sum<number>('bots').as('bots'),
        ])
        .where('owner_id', '=', ownerId)
        .groupBy('tag')
        .orderBy('tag')
        .limit(200)
        .execute();
      return rows.map(({ tag, links, clicks, bots }) => ({
        tag,
        links: Number(links),
        clicks: Number(clicks ?? 0),
        bots: Number(bots ?? 0),
      }));
    },

    /** Uses up one of a link's visits. False when none was left: two who come at once do not share the last one. */
    async takeVisit(code: string): Promise<boolean> {
      const row = await tables
        .updateTable('short_link')
        .set({ visits_used: sql`visits_used + 1` })
        .where('code', '=', code)
        .where(visitsAreLeft)
        .returning('code')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Gives a target of a rotation to one visitor more. False when it is full. */
    async takeTurn(code: string, target: string, most: number): Promise<boolean> {
      const row = await tables
        .insertInto('short_link_turn')
        .values({ code, target, used: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['code', 'target'])
            .doUpdateSet({ used: sql`short_link_turn.used + 1` })
            .where('short_link_turn.used', '<', most),
        )
        .returning('code')
        .executeTakeFirst();
      return row !== undefined;
    },

    async turnsOf(code: string): Promise<Map<string, number>> {
      const rows = await tables.selectFrom('short_link_turn').selectAll().where('code', '=', code).execute();
      return new Map(rows.map(({ target, used }) => [target, used]));
    },

    /** Begins a rotation anew: somebody has emptied the group. */
    async resetTurns(code: string): Promise<void> {
      await tables.deleteFrom('short_link_turn').where('code', '=', code).execute();
    },

    /** Where it led before, the latest first. */
    async changesOf(code: string): Promise<PastTarget[]> {
      const rows = await tables
        .selectFrom('short_link_change')
        .selectAll()
        .where('code', '=', code)
        .orderBy('id', 'desc')
        .limit(KEPT_CHANGES)
        .execute();
      return rows.map(({ id, changed_at, url, plan_json }) => ({ id, until: changed_at, url, planJson: plan_json }));
    },
  };
}
