import { sliceOf } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { checkMail, type Mail, type Mailer } from './mailer.ts';
import type { OutboxTables } from './outbox.table.ts';

interface OutboxMail {
  id: number;
  to: string;
  subject: string;
  text: string;
  createdAt: number;
}

export interface Outbox extends Mailer {
  /** The newest first; pages count from 1. */
  listOutbox(page: { page: number; pageSize: number }): Promise<{ items: OutboxMail[]; total: number }>;
  /** For someone who leaves the site. */
  removeTo(address: string): Promise<void>;
}

const KEPT = 500;

/** Stands in for a mail server: the operator reads the mails in the admin area. */
export function createOutbox(db: AnyDatabase, now: () => number): Outbox {
  const tables = db.withTables<OutboxTables>();
  return {
    async send(mail: Mail): Promise<void> {
      checkMail(mail);
      const { to, subject, text } = mail;
      await tables.insertInto('mail_outbox').values({ to, subject, text, created_at: now() }).execute();
      const surplus = tables.selectFrom('mail_outbox').select('id').orderBy('id', 'desc').limit(1).offset(KEPT);
      await tables.deleteFrom('mail_outbox').where('id', '<=', surplus).execute();
    },

    async listOutbox(page) {
      const { limit, offset } = sliceOf(page);
      const rows = await tables
        .selectFrom('mail_outbox')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const { total } = await tables
        .selectFrom('mail_outbox')
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { items: rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at })), total };
    },

    async removeTo(address) {
      await tables.deleteFrom('mail_outbox').where('to', '=', address).execute();
    },
  };
}
