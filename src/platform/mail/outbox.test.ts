import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { testSecrets as secrets } from '#/platform/secret/secret-box.fixture.ts';
import { createSecretBox } from '#/platform/secret/secret-box.ts';
import { openMail } from './mail.ts';
import { createOutbox } from './outbox.ts';
import { anSmtpServer } from './smtp-server.fixture.ts';

const aMail = { to: 'reader@example.com', subject: '验证码', text: '您的验证码是 123456。' };

describeOnEachDatabase('outbox', (open) => {
  test('a mail can be read back, the newest first', async () => {
    const { db } = await open();
    let clock = 1_000;
    const outbox = createOutbox({ db, secrets, now: () => clock++ });
    await outbox.send({ ...aMail, html: '<p>不保存</p>' });
    await outbox.send({ ...aMail, subject: '第二封 ’";--' });
    const { items, total } = await outbox.listOutbox({ page: 1, pageSize: 20 });
    expect(total).toBe(2);
    expect(items).toEqual([
      { ...aMail, id: 2, subject: '第二封 ’";--', createdAt: 1_001 },
      { ...aMail, id: 1, createdAt: 1_000 },
    ]);
  });

  test('codes are not legible in the database, and with another key the operator is told so', async () => {
    const { db } = await open();
    await createOutbox({ db, secrets, now: Date.now }).send(aMail);
    const { rows } = await sql<{ text: string }>`select text from mail_outbox`.execute(db);
    expect(rows).toEqual([{ text: expect.stringMatching(/^sealed:1:[\w-]+$/) }]);
    const other = createSecretBox(() => Buffer.alloc(32, 2));
    const { items } = await createOutbox({ db, secrets: other, now: Date.now }).listOutbox({ page: 1, pageSize: 9 });
    expect(items).toMatchObject([{ to: aMail.to, subject: aMail.subject, text: expect.stringContaining('打不开') }]);
  });

  test('pages follow one another without gap or overlap', async () => {
    const { db } = await open();
    const outbox = createOutbox({ db, secrets, now: Date.now });
    for (let number = 1; number <= 5; number++) await outbox.send({ ...aMail, subject: `${number}` });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => outbox.listOutbox({ page, pageSize: 2 })));
    expect(pages.map(({ items }) => items.map(({ subject }) => subject))).toEqual([['5', '4'], ['3', '2'], ['1'], []]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
  });

  test('only the newest 500 are kept', async () => {
    const { db } = await open();
    const outbox = createOutbox({ db, secrets, now: Date.now });
    for (let number = 1; number <= 503; number++) await outbox.send({ ...aMail, subject: `${number}` });
    const { items, total } = await outbox.listOutbox({ page: 5, pageSize: 100 });
    expect(total).toBe(500);
    expect(items.at(-1)?.subject).toBe('4');
  });

  test('what a mail server would refuse is refused here as well', async () => {
    const { db } = await open();
    const outbox = createOutbox({ db, secrets, now: Date.now });
    await expect(outbox.send({ ...aMail, to: 'nobody' })).rejects.toMatchObject({ code: 'bad_address' });
    expect(await outbox.listOutbox({ page: 1, pageSize: 20 })).toEqual({ items: [], total: 0 });
  });

  test('mails go to the outbox until a server is set', async () => {
    const { db } = await open();
    const { received, host } = await anSmtpServer();
    await openMail({ config: () => ({}), db, secrets, now: Date.now }).mailer.send({ ...aMail, subject: '本地' });
    const MAIL_FROM = { name: '搜罗', address: 'no-reply@souluo.test' };
    const { mailer, outbox } = openMail({
      config: () => ({ SMTP_URL: `smtp://${host}`, MAIL_FROM }),
      db,
      secrets,
      now: Date.now,
    });
    await mailer.send({ ...aMail, subject: '外发' });
    expect(received.map(({ headers }) => headers['subject'])).toEqual(['外发']);
    const { items } = await outbox.listOutbox({ page: 1, pageSize: 20 });
    expect(items.map(({ subject }) => subject)).toEqual(['本地']);
  });

  test('a server without a sender is a mistake in the settings', async () => {
    const { db } = await open();
    const opening = () => openMail({ config: () => ({ SMTP_URL: 'smtp://127.0.0.1' }), db, secrets, now: Date.now });
    expect(opening).toThrow('MAIL_FROM must be set when SMTP_URL is set');
  });
});
