import { expect, test } from 'vitest';
import { robotCalls } from '#/features/robot/server/robot-api.fixture.ts';
import { insertJob } from '#/platform/jobs/insert-job.ts';
import { anSmtpServer } from '#/platform/mail/smtp-server.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

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

const LETTERS = { MAIL_FROM: '搜罗 <no-reply@souluo.test>', PUBLIC_URL: 'https://souluo.test' };

/** A site that sends letters, and two members with an address each. */
async function aMailingSite(openApp: (options: { settings: Record<string, string> }) => Promise<TestApp>) {
  const { received, host } = await anSmtpServer();
  const site = await openApp({ settings: { SMTP_URL: `smtp://${host}`, ...LETTERS } });
  const people = [
    ['小明', 'ming@example.com'],
    ['小红', 'hong@example.com'],
  ] as const;
  for (const [name, email] of people) {
    await site.as(name);
    await site.database.db
      .withTables<{ member: { email: string | null; email_key: string | null; username_key: string } }>()
      .updateTable('member')
      .set({ email, email_key: email })
      .where('username_key', '=', name)
      .execute();
  }
  const atHour = async (hour: number) => {
    const day = new Date(site.clock.now + 8 * 3_600_000).toISOString().slice(0, 10);
    const occurrenceAt = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`);
    const kind = { name: 'inbox.send-digests', lane: 'long', maxAttempts: 1 } as const;
    await insertJob(site.database.db, { kind, payloadJson: '{}', createdAt: occurrenceAt, runAt: occurrenceAt });
    site.clock.now = Math.max(site.clock.now, occurrenceAt);
    await site.runJobs('inbox.send-digests');
  };
  /** As a mail program does it: without a login, a cookie or a question. */
  const unsubscribe = (letter: { headers: Record<string, string> } | undefined, change = (url: string) => url) => {
    const url = /<https:\/\/souluo\.test([^>]+)>/.exec(letter?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return site.app.inject({ method: 'POST', url: change(url), headers, payload: 'List-Unsubscribe=One-Click' });
  };
  return { site, received, atHour, unsubscribe };
}

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
    const { site, received, atHour, unsubscribe } = await aMailingSite(openApp);
    await wants(site, 'Mail');
    await call(site, '小明', 'PUT /inbox/settings', { Choices: [], DigestHour: 8 });
    await aReply(site, '第一句');
    await aReply(site, '第二句');
    await atHour(7);
    expect(received).toHaveLength(0);
    for (const _ of [1, 2]) await atHour(8);
    expect(received).toHaveLength(1);
    const [letter] = received;
    expect(letter).toMatchObject({
      to: ['ming@example.com'],
      headers: { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
      parts: { 'text/plain': expect.stringMatching(/【互动】.*第二句.*第一句.*每天 8:00/s) },
    });
    // A program that only opens the address changes nothing; a guessed one is refused.
    const link = /<https:\/\/souluo\.test([^>]+)>/.exec(letter?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    await site.app.inject({ url: link });
    const guessed = await unsubscribe(letter, (url) => url.replace(/token=.{4}/, 'token=xxxx'));
    expect(guessed.statusCode).toBe(404);
    await aReply(site, '第三句');
    expect((await unsubscribe(letter)).statusCode).toBe(200);
    await atHour(8);
    expect(received).toHaveLength(1);
    expect((await call(site, '小明', 'GET /inbox')).Data.Total).toBe(3);
  });

  test('one click ends the letters of its member alone, and what somebody wrote is text in a letter', async () => {
    const { site, received, atHour, unsubscribe } = await aMailingSite(openApp);
    const Choices = [{ Kind: 'word.reply', Inbox: true, Mail: true, Chat: false }];
    for (const who of ['小明', '小红']) await call(site, who, 'PUT /inbox/settings', { Choices, DigestHour: 8 });
    const talk = async (content: string) => {
      const { Data: word } = await call(site, '小明', 'POST /word', { Content: `说说${content}` });
      await call(site, '小红', 'POST /word', { Content: content, ParentId: word.Id });
      const { Data: other } = await call(site, '小红', 'POST /word', { Content: `也说说${content}` });
      await call(site, '小明', 'POST /word', { Content: `回${content}`, ParentId: other.Id });
      await site.runJobs('event.hear');
    };
    await talk('<b onclick="x">灯</b> & 影');
    await atHour(8);
    const letterTo = (address: string) => received.filter(({ to }) => to.includes(address));
    const [toMing] = letterTo('ming@example.com');
    const html = toMing?.parts['text/html'] ?? '';
    expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;灯&lt;/b&gt; &amp; 影');
    expect(html).not.toContain('<b onclick');
    expect(html).toContain('今天有 1 条新消息');
    expect(html).toContain('https://souluo.test/word?id=');
    expect(toMing?.parts['text/plain']).not.toContain('回<b');
    expect((await unsubscribe(toMing)).statusCode).toBe(200);
    site.clock.now += 86_400_000;
    await talk('第二天');
    await atHour(8);
    expect(letterTo('ming@example.com')).toHaveLength(1);
    expect(letterTo('hong@example.com')).toHaveLength(2);
    const mails = async (who: string) =>
      (await call(site, who, 'GET /inbox/settings')).Data.Choices.some(({ Mail }: { Mail: boolean }) => Mail);
    expect([await mails('小明'), await mails('小红')]).toEqual([false, true]);
  });

  test('a letter that its server refuses goes the next day, and one of very many says how many are missing', async () => {
    const { site, received, atHour } = await aMailingSite(openApp);
    await wants(site, 'Mail');
    await call(site, '小明', 'PUT /inbox/settings', { Choices: [], DigestHour: 8 });
    const row = { kind: 'word.reply', text: '', path: '/word', facts_json: '{}', is_shown: 1, mail_state: 'wait' };
    const member_id = await idOf(site, '小明');
    const rows = Array.from({ length: 60 }, (_, at) => ({
      ...{
        ...row,
        member_id,
        event_key: `many ${at}`,
        title: `第 ${at} 条`,
        created_at: site.clock.now,
        read_at: null,
      },
    }));
    await site.database.db.withTables<{ news: (typeof rows)[number] }>().insertInto('news').values(rows).execute();
    // An address that the server cannot be given at all.
    const members = site.database.db.withTables<{ member: { id: number; email: string | null } }>();
    const setMail = (email: string) =>
      members.updateTable('member').set({ email }).where('id', '=', member_id).execute();
    await setMail('not an address');
    await atHour(8);
    expect(received).toHaveLength(0);
    await setMail('ming@example.com');
    site.clock.now += 86_400_000;
    await atHour(8);
    expect(received[0]?.headers['subject']).toContain('第 59 条 等 60 条消息');
    expect(received[0]?.parts['text/plain']).toContain('还有 10 条没有写进来');
    expect(received[0]?.parts['text/html']).toContain('还有 10 条没有写进来');
  });
});
