import type { Selectable } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import { openSecret, type SealedColumn } from '#/platform/secret/sealed-columns.ts';
import type { SecretBox } from '#/platform/secret/secret-box.ts';
import { deliver } from './webhook.job.ts';
import type { WebhookTables } from './webhook.table.ts';

const PURPOSE = 'webhook secret';
const OLD_PURPOSE = 'webhook secret before';

export const webhookSealed: readonly SealedColumn[] = [
  { table: 'webhook', column: 'secret', key: 'id', purpose: PURPOSE },
  { table: 'webhook', column: 'old_secret', key: 'id', purpose: OLD_PURPOSE },
];

export interface Webhook {
  id: number;
  memberId: number;
  url: string;
  kinds: string[];
  isOn: boolean;
  secret: string;
  oldSecret: string;
  oldUntil: number;
  createdAt: number;
}

/** What its owner may change. */
export interface Wanted {
  url?: string | undefined;
  kinds?: string[] | undefined;
  isOn?: boolean | undefined;
}

export type Delivery = Selectable<WebhookTables['webhook_delivery']>;
export type Tried = Pick<Delivery, 'state' | 'attempts' | 'status' | 'note' | 'answer'> & { tried_at: number };

interface Needs {
  db: AnyDatabase;
  secrets: SecretBox;
  jobs: Pick<JobQueue, 'enqueue'>;
}

export type WebhookStore = ReturnType<typeof createWebhookStore>;

export function createWebhookStore({ db, secrets, jobs }: Needs) {
  const tables = db.withTables<WebhookTables>();
  const sealed = (text: string, purpose: string) => (text === '' ? '' : secrets.seal(text, purpose));
  const opened = (text: string, purpose: string) => (text === '' ? '' : (openSecret(secrets, text, purpose) ?? ''));
  const toWebhook = (row: Selectable<WebhookTables['webhook']>): Webhook => ({
    id: row.id,
    memberId: row.member_id,
    url: row.url,
    kinds: row.kinds.split(' '),
    isOn: row.is_on === 1,
    secret: opened(row.secret, PURPOSE),
    oldSecret: opened(row.old_secret, OLD_PURPOSE),
    oldUntil: row.old_until,
    createdAt: row.created_at,
  });

  return {
    async add(webhook: Omit<Webhook, 'id'>): Promise<Webhook> {
      const row = await tables.insertInto('webhook').values(rowOf(webhook)).returningAll().executeTakeFirstOrThrow();
      return toWebhook(row);
    },

    async change({ id, memberId, url, kinds, isOn }: Pick<Webhook, 'id' | 'memberId'> & Wanted): Promise<void> {
      const given = {
        // Nothing else may be given, and what is not given stays: a new secret may be made at the same moment.
        member_id: memberId,
        ...(url !== undefined && { url }),
        ...(kinds && { kinds: kinds.join(' ') }),
        ...(isOn !== undefined && { is_on: isOn ? (1 as const) : (0 as const) }),
      };
      await tables.updateTable('webhook').set(given).where('id', '=', id).execute();
    },

    async renew({ id, secret, oldSecret, oldUntil }: Webhook): Promise<void> {
      const secrets = { secret: sealed(secret, PURPOSE), old_secret: sealed(oldSecret, OLD_PURPOSE) };
      await tables
        .updateTable('webhook')
        .set({ ...secrets, old_until: oldUntil })
        .where('id', '=', id)
        .execute();
    },

    async turnOff(id: number): Promise<void> {
      await tables.updateTable('webhook').set({ is_on: 0 }).where('id', '=', id).execute();
    },

    async listOf(memberId: number): Promise<Webhook[]> {
      const mine = tables.selectFrom('webhook').selectAll().where('member_id', '=', memberId);
      return (await mine.orderBy('id').execute()).map(toWebhook);
    },

    async find(id: number): Promise<Webhook | undefined> {
      const row = await tables.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toWebhook(row);
    },

    async remove(id: number): Promise<void> {
      await tables.deleteFrom('webhook').where('id', '=', id).execute();
    },

    async removeAll(memberId: number): Promise<void> {
      await tables.deleteFrom('webhook').where('member_id', '=', memberId).execute();
    },

    /** Those that are on. There are few: one site's programs. */
    async listening(): Promise<Webhook[]> {
      return (await tables.selectFrom('webhook').selectAll().where('is_on', '=', 1).execute()).map(toWebhook);
    },

    async waiting(webhookId: number): Promise<number> {
      const { count } = await tables
        .selectFrom('webhook_delivery')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('webhook_id', '=', webhookId)
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** With the job that sends it. Undefined when this happening was noted before. */
    async deliver(message: Pick<Delivery, 'webhook_id' | 'message_id' | 'kind' | 'body' | 'created_at'>) {
      return db.transaction().execute(async (transaction) => {
        const row = await transaction
          .withTables<WebhookTables>()
          .insertInto('webhook_delivery')
          .values({ ...message, state: 'waiting', attempts: 0, status: null, note: '', tried_at: null })
          .onConflict((conflict) => conflict.columns(['webhook_id', 'message_id']).doNothing())
          .returningAll()
          .executeTakeFirst();
        if (row) await jobs.enqueue(transaction, deliver, { delivery: row.id });
        return row;
      });
    },

    async replay(id: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const waiting = { state: 'waiting' as const, attempts: 0 };
        const deliveries = transaction.withTables<WebhookTables>().updateTable('webhook_delivery');
        await deliveries.set(waiting).where('id', '=', id).execute();
        await jobs.enqueue(transaction, deliver, { delivery: id }, { uniqueKey: `webhook replay ${id}` });
      });
    },

    async findDelivery(id: number): Promise<Delivery | undefined> {
      return tables.selectFrom('webhook_delivery').selectAll().where('id', '=', id).executeTakeFirst();
    },

    async deliveries(webhookId: number, { limit, offset }: Slice): Promise<Delivery[]> {
      const all = tables.selectFrom('webhook_delivery').selectAll().where('webhook_id', '=', webhookId);
      return all.orderBy('id', 'desc').limit(limit).offset(offset).execute();
    },

    async countDeliveries(webhookId: number): Promise<number> {
      const { count } = await tables
        .selectFrom('webhook_delivery')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('webhook_id', '=', webhookId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async note(id: number, tried: Tried): Promise<void> {
      await tables.updateTable('webhook_delivery').set(tried).where('id', '=', id).execute();
    },

    async sweep(before: number): Promise<void> {
      await tables.deleteFrom('webhook_delivery').where('created_at', '<', before).execute();
    },
  };

  function rowOf(webhook: Omit<Webhook, 'id'>) {
    return {
      member_id: webhook.memberId,
      url: webhook.url,
      kinds: webhook.kinds.join(' '),
      is_on: webhook.isOn ? (1 as const) : (0 as const),
      secret: sealed(webhook.secret, PURPOSE),
      old_secret: sealed(webhook.oldSecret, OLD_PURPOSE),
      old_until: webhook.oldUntil,
      created_at: webhook.createdAt,
    };
  }
}
