import { sliceOf } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { openSecret, type SealedColumn } from '#/platform/secret/sealed-columns.ts';
import type { SecretBox } from '#/platform/secret/secret-box.ts';
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
const PURPOSE = 'mail text';
const LOST = '这封邮件是用另一把密钥加密的，现在打不开。';

/** Codes are in the text. */
export const outboxSealed: readonly SealedColumn[] = [
  { table: 'mail_outbox', column: 'text', key: 'id', purpose: PURPOSE },
];

interface Needs {
  db: AnyDatabase;
  secrets: SecretBox;
  now: () => number;
}

/** Stands in for a mail server: the operator reads the mails in the admin area. */
export function createOutbox({ db, secrets, now }: Needs): Outbox {
  const tables = db.withTables<OutboxTables>();
  return {
    async send(mail: Mail): Promise<void> {
      checkMail(mail);
      const { to, subject } = mail;
      const text = mail.text === '' ? '' : secrets.seal(mail.text, PURPOSE);
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
      const items = rows.map(({ created_at, text, ...row }) => ({
        ...row,
        text: openSecret(secrets, text, PURPOSE) ?? LOST,
        createdAt: created_at,
      }));
      return { items, total };
    },

    async removeTo(address) {
      await tables.deleteFrom('mail_outbox').where('to', '=', address).execute();
    },
  };
}
