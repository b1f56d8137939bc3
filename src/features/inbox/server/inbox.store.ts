import { type Selectable, sql } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { HeardEvent } from '#/platform/event/events.ts';
import { type Choice, FIRST_CHOICE, MOST_UNREAD, type News } from './inbox.rules.ts';
import type { InboxTables } from './inbox.table.ts';

const ROWS_AT_ONCE = 500;

export type InboxStore = ReturnType<typeof createInboxStore>;

/** Every statement about news names their owner. */
export function createInboxStore(db: AnyDatabase) {
  const tables = db.withTables<InboxTables>();
  const shownTo = (memberId: number) =>
    tables.selectFrom('news').where('member_id', '=', memberId).where('is_shown', '=', 1);

  /** Only older ones give way: of two that arrive together one stays. */
  const standFor = ({ id, member_id }: { id: number; member_id: number }, kind: string, start: string) =>
    tables
      .updateTable('news')
      .set({ is_shown: 0, mail_state: 'no' })
      .where('member_id', '=', member_id)
      .where('kind', '=', kind)
      .where('id', '<', id)
      .where(sql<string>`substr(event_key, 1, ${sql.lit(start.length)})`, '=', start)
      .execute();

  return {
    /** Each member once, however often the same news comes. Returns those for whom it was new and who use a chat. */
    async deliver(event: HeardEvent, memberIds: readonly number[]): Promise<number[]> {
      const toChat: number[] = [];
      for (let start = 0; start < memberIds.length; start += ROWS_AT_ONCE) {
        const some = memberIds.slice(start, start + ROWS_AT_ONCE);
        const choices = await choicesOf(db, event.kind, some);
        const wanted = some.map((id) => ({ id, choice: choices.get(id) ?? FIRST_CHOICE }));
        const rows = wanted
          .filter(({ choice }) => choice.inbox || choice.mail || choice.chat)
          .map(({ id, choice }) => ({
            member_id: id,
            kind: event.kind,
            event_key: event.key,
            title: event.title,
            text: event.text ?? '',
            path: event.path,
            facts_json: JSON.stringify(event.facts),
            is_shown: choice.inbox ? (1 as const) : (0 as const),
            mail_state: choice.mail ? ('wait' as const) : ('no' as const),
            created_at: event.at,
            read_at: null,
          }));
        if (rows.length === 0) continue;
        const fresh = await tables
          .insertInto('news')
          .values(rows)
          .onConflict((conflict) => conflict.columns(['member_id', 'event_key']).doNothing())
          .returning(['id', 'member_id'])
          .execute();
        if (event.replaces) for (const one of fresh) await standFor(one, event.kind, event.replaces);
        toChat.push(...fresh.map(({ member_id }) => member_id).filter((id) => choices.get(id)?.chat));
      }
      return toChat;
    },

    async list(memberId: number, kinds: readonly string[] | undefined, { limit, offset }: Slice) {
      const wanted = shownTo(memberId).$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []));
      const rows = await wanted.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
      const { total } = await wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return { news: rows.map(toNews), total };
    },

    /** How many are unread, by kind; no more are counted than are shown. */
    async unread(memberId: number): Promise<Map<string, number>> {
      const some = shownTo(memberId).select('kind').where('read_at', 'is', null).limit(MOST_UNREAD).as('some');
      const rows = await tables
        .selectFrom(some)
        .select(({ fn }) => ['kind', fn.countAll<number>().as('total')])
        .groupBy('kind')
        .execute();
      return new Map(rows.map(({ kind, total }) => [kind, total]));
    },

    async read(memberId: number, ids: readonly number[] | undefined, now: number): Promise<void> {
      await tables
        .updateTable('news')
        .set({ read_at: now })
        .where('member_id', '=', memberId)
        .where('read_at', 'is', null)
        .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
        .execute();
    },

    async choices(memberId: number): Promise<Map<string, Choice>> {
      const rows = await tables.selectFrom('news_choice').selectAll().where('member_id', '=', memberId).execute();
      return new Map(rows.map((row) => [row.kind, toChoice(row)]));
    },

    async choose(memberId: number, kind: string, { inbox, mail, chat }: Choice): Promise<void> {
      const values = { inbox: flag(inbox), mail: flag(mail), chat: flag(chat) };
      await tables
        .insertInto('news_choice')
        .values({ member_id: memberId, kind, ...values })
        .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet(values))
        .execute();
    },

    async all(memberId: number): Promise<News[]> {
      const rows = await tables
        .selectFrom('news')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('id')
        .execute();
      return rows.map(toNews);
    },

    async eraseAll(memberId: number): Promise<void> {
      for (const table of ['news', 'news_choice', 'news_digest'] as const)
        await tables.deleteFrom(table).where('member_id', '=', memberId).execute();
    },

    /** False when none were left. */
    async forgetSome(before: number): Promise<boolean> {
      const old = tables.selectFrom('news').select('id').where('created_at', '<', before).limit(ROWS_AT_ONCE);
      const { numDeletedRows } = await tables.deleteFrom('news').where('id', 'in', old).executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

async function choicesOf(db: AnyDatabase, kind: string, memberIds: readonly number[]): Promise<Map<number, Choice>> {
  const rows = await db
    .withTables<InboxTables>()
    .selectFrom('news_choice')
    .selectAll()
    .where('kind', '=', kind)
    .where('member_id', 'in', memberIds)
    .execute();
  return new Map(rows.map((row) => [row.member_id, toChoice(row)]));
}

const flag = (is: boolean) => (is ? (1 as const) : (0 as const));

function toChoice({ inbox, mail, chat }: InboxTables['news_choice']): Choice {
  return { inbox: inbox === 1, mail: mail === 1, chat: chat === 1 };
}

function toNews(row: Selectable<InboxTables['news']>): News {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    text: row.text,
    path: row.path,
    // Written from an event's facts, which are texts by name.
    facts: JSON.parse(row.facts_json) as Record<string, string>,
    createdAt: row.created_at,
    isRead: row.read_at !== null,
  };
}
