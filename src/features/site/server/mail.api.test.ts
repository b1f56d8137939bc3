import { expect, test } from 'vitest';
import { openMail } from '#/platform/mail/mail.ts';
import { testSecrets } from '#/platform/secret/secret-box.fixture.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';

describeOnEachEngine('the mail outbox', (openApp) => {
  test('the operator reads what was to be sent, newest first, by pages; nobody else does', async () => {
    const { app, database, clock, as } = await openApp();
    const { mailer } = openMail({ config: () => ({}), db: database.db, secrets: testSecrets, now: () => clock.now });
    for (const subject of ['一', '二', '三'])
      await mailer.send({ to: 'a@example.com', subject, text: `正文${subject}` });
    const read = async (query: string, headers = {}) =>
      (await app.inject({ url: `/api/v1/mail${query}`, headers })).json();
    const operator = await as('operator');
    expect(await read('?pageSize=2', operator)).toMatchObject({
      Code: 200,
      Data: {
        Total: 3,
        PageCount: 2,
        HasServer: false,
        Result: [{ Subject: '三', Text: '正文三' }, { Subject: '二' }],
      },
    });
    expect((await read('?pageSize=2&page=2', operator)).Data.Result).toMatchObject([
      { To: 'a@example.com', Subject: '一' },
    ]);
    expect((await read('', await as('xiaoman'))).Code).toBe(403);
    expect((await read('')).Code).toBe(401);
  });
});
