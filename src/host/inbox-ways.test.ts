import { expect, test } from 'vitest';
import { robotCalls } from '#/features/robot/server/robot-api.fixture.ts';
import { insertJob } from '#/platform/jobs/insert-job.ts';
import { anSmtpServer } from '#/platform/mail/smtp-server.fixture.ts';
import { describeOnEachEngine, type TestApp } from './app.fixture.ts';

const call = (site: TestApp, who: string, key: string, payload?: object) => site.call(who, key, payload);

/** 小红 answers 小明, who hears of it. */
async function aReply(site: TestApp, content: string): Promise<void> {
  const { Data: word } = await call(site, '小明', 'POST /word', { Content: `说说${content}` });
  await call(site, '小红', 'POST /word', { Content: content, ParentId: word.Id });
  await site.runJobs('event.hear');
}

const wants = (site: TestApp, way: 'Mail' | 'Chat') =>
  call(site, '小明', 'PUT /inbox/settings', {
    Choices: [{ Kind: 'word.reply', Inbox: true, Mail: false, Chat: false, [way]: true }],
  });

const idOf = async ({ database }: TestApp, username: string) =>
  (
    await database.db
      .withTables<{ member: { id: number; username_key: string; email: string | null } }>()
      .selectFrom('member')
      .select('id')
      .where('username_key', '=', username)
      .executeTakeFirstOrThrow()
  ).id;

type RobotTables = {
  robot_person: { guid: string; person: string; member_id: number; bound_at: number };
  robot: { guid: string; driver: string };
  robot_outbox: { body_json: string };
};

describeOnEachEngine('ways news go', (openApp) => {
  test('a bound messenger is told what its member asked for, once, and no group ever is', async () => {
    const site = await openApp();
    await site.as('小明');
    const robots = robotCalls(site);
    const guid = await robots.aRobot();
    const tables = site.database.db.withTables<RobotTables>();
    expect((await call(site, '小明', 'GET /inbox/settings')).Data.HasChat).toBe(false);
    const person = { guid, person: 'wx-xiaoming', member_id: await idOf(site, '小明'), bound_at: 1 };
    await tables.insertInto('robot_person').values(person).execute();
    expect((await call(site, '小明', 'GET /inbox/settings')).Data.HasChat).toBe(true);
    await aReply(site, '没人要听的');
    await wants(site, 'Chat');
    await aReply(site, '灯灭那一下');
    const said = async () =>
      (await tables.selectFrom('robot_outbox').select('body_json').execute()).map(({ body_json }) =>
        JSON.parse(body_json),
      );
    expect(await said()).toMatchObject([{ to_wxid: 'wx-xiaoming', content: expect.stringContaining('灯灭那一下') }]);

    // The robot of a group knows who asked there, but whatever it says all can read.
    await tables.updateTable('robot').set({ driver: 'dingtalk' }).where('guid', '=', guid).execute();
    await aReply(site, '别让群里看到');
    expect(await said()).toHaveLength(1);
    expect((await call(site, '小明', 'GET /inbox/settings')).Data.HasChat).toBe(false);
    expect((await call(site, '小明', 'GET /inbox')).Data.Total).toBe(3);
  });

  test('the letter of the day holds what waits, comes once at its hour, and one click ends it', async () => {
    const { received, host } = await anSmtpServer();
    const site = await openApp({
      settings: {
        SMTP_URL: `smtp://${host}`,
        MAIL_FROM: '搜罗 <no-reply@souluo.test>',
        PUBLIC_URL: 'https://souluo.test',
      },
    });
    await site.as('小明');
    await site.database.db
      .withTables<{ member: { email: string | null; email_key: string | null; username_key: string } }>()
      .updateTable('member')
      .set({ email: 'ming@example.com', email_key: 'ming@example.com' })
      .where('username_key', '=', '小明')
      .execute();
    await wants(site, 'Mail');
    await call(site, '小明', 'PUT /inbox/settings', { Choices: [], DigestHour: 8 });
    await aReply(site, '第一句');
    await aReply(site, '第二句');
    const atHour = async (hour: number) => {
      const day = new Date(site.clock.now + 8 * 3_600_000).toISOString().slice(0, 10);
      const occurrenceAt = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`);
      const kind = { name: 'inbox.send-digests', lane: 'long', maxAttempts: 1 } as const;
      await insertJob(site.database.db, { kind, payloadJson: '{}', createdAt: occurrenceAt, runAt: occurrenceAt });
      site.clock.now = Math.max(site.clock.now, occurrenceAt);
      await site.runJobs('inbox.send-digests');
    };
    await atHour(7);
    expect(received).toHaveLength(0);
    for (const _ of [1, 2]) await atHour(8);
    expect(received).toHaveLength(1);
    const [letter] = received;
    expect(letter).toMatchObject({
      to: ['ming@example.com'],
      headers: { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
      parts: { 'text/plain': expect.stringMatching(/第二句.*第一句/s) },
    });
    const link = /<https:\/\/souluo\.test([^>]+)>/.exec(letter?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    const post = (url: string) =>
      site.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    // A program that only opens the address changes nothing; a guessed one is refused.
    await site.app.inject({ url: link });
    expect((await post(link.replace(/token=.{4}/, 'token=xxxx'))).statusCode).toBe(404);
    await aReply(site, '第三句');
    expect((await post(link)).statusCode).toBe(200);
    await atHour(8);
    expect(received).toHaveLength(1);
    expect((await call(site, '小明', 'GET /inbox')).Data.Total).toBe(3);
  });
});
