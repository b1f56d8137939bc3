import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

async function call({ app, as }: TestApp, who: string, key: string, payload?: object) {
  const [method = '', path = ''] = key.split(' ');
  const url = `/api/v1${path}`;
  const reply = await app.inject({ method: method as 'GET', url, headers: await as(who), ...(payload && { payload }) });
  return reply.json();
}

async function aConversation(site: TestApp) {
  const { Data: word } = await call(site, '小明', 'POST /word', { Content: '这部好看' });
  await call(site, '小红', 'POST /word', { Content: '同意，灯灭那一下我也抓了被子', ParentId: word.Id });
  await call(site, '小红', `POST /word/${word.Id}/like`, {});
  await site.runJobs('event.hear');
  return word;
}

describeOnEachEngine('the inbox', (openApp) => {
  test('a member hears of replies and likes once, and of nobody else’s', async () => {
    const site = await openApp();
    const word = await aConversation(site);
    const { Data } = await call(site, '小明', 'GET /inbox');
    expect(Data.Result.map(({ Kind, Group, IsRead }: never) => ({ Kind, Group, IsRead }))).toEqual([
      { Kind: 'word.like', Group: 'talk', IsRead: false },
      { Kind: 'word.reply', Group: 'talk', IsRead: false },
    ]);
    expect(Data).toMatchObject({ Total: 2, Unread: { talk: 2 } });
    expect(Data.Result[1]).toMatchObject({ Title: '小红 回复了你', Path: expect.stringContaining(`id=${word.Id}`) });

    for (const other of ['小红', '小刚']) {
      expect((await call(site, other, 'GET /inbox')).Data).toMatchObject({ Result: [], Total: 0 });
      expect((await call(site, other, 'GET /inbox/unread')).Data).toBe(0);
      const Ids = Data.Result.map(({ Id }: { Id: number }) => Id);
      expect((await call(site, other, 'POST /inbox/read', { Ids })).Data).toBe(0);
    }
    expect((await call(site, '小明', 'GET /inbox/unread')).Data).toBe(2);
  });

  test('one line is read by itself, then all at once', async () => {
    const site = await openApp();
    await aConversation(site);
    const [first] = (await call(site, '小明', 'GET /inbox?group=talk')).Data.Result;
    expect((await call(site, '小明', 'POST /inbox/read', { Ids: [first.Id] })).Data).toBe(1);
    expect((await call(site, '小明', 'POST /inbox/read', {})).Data).toBe(0);
    expect((await call(site, '小明', 'GET /inbox?group=bill')).Data.Result).toEqual([]);
  });

  test('a kind that is switched off is not told; liking again tells nothing new', async () => {
    const site = await openApp();
    const choice = { Kind: 'word.reply', Inbox: false, Mail: false, Chat: false };
    const { Data } = await call(site, '小明', 'PUT /inbox/settings', { Choices: [choice], DigestHour: 8 });
    expect(Data).toMatchObject({ DigestHour: 8, HasMail: false, HasChat: false });
    expect(Data.Choices).toContainEqual({ ...choice, Title: '有人回复了我' });
    const word = await aConversation(site);
    for (const _ of [1, 2]) await call(site, '小红', `POST /word/${word.Id}/like`, {});
    await site.runJobs('event.hear');
    expect((await call(site, '小明', 'GET /inbox')).Data.Result.map(({ Kind }: never) => Kind)).toEqual(['word.like']);
  });

  test('what is for operators is theirs alone, in the settings too', async () => {
    const site = await openApp();
    await site.as('operator');
    await call(site, '小明', 'POST /word', { Content: '加我微信 abc12345 看更多 https://example.com/x' });
    await site.runJobs('event.hear');
    const kinds = async (who: string) =>
      (await call(site, who, 'GET /inbox')).Data.Result.map(({ Kind }: never) => Kind);
    expect(await kinds('operator')).toEqual(['word.waiting']);
    expect(await kinds('小明')).toEqual([]);
    const offered = async (who: string) =>
      (await call(site, who, 'GET /inbox/settings')).Data.Choices.map(({ Kind }: never) => Kind);
    expect(await offered('operator')).toContain('backup.failed');
    expect(await offered('小明')).not.toContain('backup.failed');
    const refused = { Choices: [{ Kind: 'backup.failed', Inbox: true, Mail: false, Chat: false }] };
    expect(await call(site, '小明', 'PUT /inbox/settings', refused)).toMatchObject({ Error: 'inbox.unknown_kind' });
  });

  test('a bill is told of when its time comes, once and to its owner', async () => {
    const site = await openApp();
    const CreatedTime = new Date(site.clock.now).toISOString();
    const RemindTime = new Date(site.clock.now + 3_600_000).toISOString();
    await call(site, '小明', 'POST /bill', { Title: '视频会员', Expense: 25, CreatedTime, RemindTime });
    await call(site, '小红', 'POST /bill', { Title: '午饭', Expense: 23.5, CreatedTime });
    const pass = async (ms: number) => {
      site.clock.now += ms;
      const { insertJob } = await import('#/platform/jobs/insert-job.ts');
      const kind = { name: 'bill.tell-due', lane: 'prompt', maxAttempts: 1 } as const;
      await insertJob(site.database.db, { kind, payloadJson: '{}', createdAt: site.clock.now });
      await site.runJobs('bill.tell-due', 'event.hear');
      return (await call(site, '小明', 'GET /inbox')).Data.Result.map(({ Title }: never) => Title);
    };
    expect(await pass(0)).toEqual([]);
    expect(await pass(7_200_000)).toEqual(['视频会员 到期了']);
    expect(await pass(7_200_000)).toEqual(['视频会员 到期了']);
    expect((await call(site, '小红', 'GET /inbox')).Data.Result).toEqual([]);
  });

  test('many likes of one word are one line with its number, also when they are told again', async () => {
    const site = await openApp();
    const { Data: word } = await call(site, '小明', 'POST /word', { Content: '这部好看' });
    const { Data: other } = await call(site, '小明', 'POST /word', { Content: '那部也好看' });
    for (const who of ['小红', '小刚', '小李']) await call(site, who, `POST /word/${word.Id}/like`, { Liked: true });
    await call(site, '小红', `POST /word/${other.Id}/like`, { Liked: true });
    const lines = async () => (await call(site, '小明', 'GET /inbox')).Data;
    await site.runJobs('event.hear');
    const { Result, Total } = await lines();
    expect(Result.map(({ Title, Path }: never) => [Title, Path])).toEqual(
      expect.arrayContaining([
        [expect.stringMatching(/^小(红|刚|李) 等 \d 人赞了你写的话$/), expect.stringContaining(`id=${word.Id}`)],
        ['小红 赞了你写的话', expect.stringContaining(`id=${other.Id}`)],
      ]),
    );
    expect(Total).toBe(2);
    // Taken back and given again it is no news.
    for (const Liked of [false, true]) await call(site, '小红', `POST /word/${word.Id}/like`, { Liked });
    await site.runJobs('event.hear');
    expect((await lines()).Result).toEqual(Result);
    expect((await call(site, '小明', 'GET /inbox/unread')).Data).toBe(2);
  });

  test('news of an episode begin with the cover and say how far the reader is, and only theirs', async () => {
    const site = await openApp();
    const title = { Name: '繁花', TypeName: '电视剧', Year: 2023 };
    const sets = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ Name: `第${at + 1}集`, Url: `https://v.example.com/${at + 1}` }));
    await call(site, 'operator', 'POST /any', { ...title, Sets: sets(3) });
    for (const who of ['小明', '小红']) await call(site, who, 'PUT /shelf/mine', { Key: '繁花', State: 'watching' });
    await call(site, '小明', 'POST /history/watched', { Places: [{ Key: '繁花', Set: '第2集', Seconds: 60 }] });
    const changed = await call(site, 'operator', 'PUT /any', { Key: '繁花', ...title, Sets: sets(4) });
    expect(changed.Code).toBe(200);
    await site.runJobs('event.hear');
    const news = async (who: string) => (await call(site, who, 'GET /inbox')).Data.Result;
    const line = { Kind: 'catalogue.episode', Cover: expect.stringContaining(encodeURIComponent('繁花')) };
    expect(await news('小明')).toMatchObject([{ ...line, Text: '你看到第2集' }]);
    expect(await news('小红')).toMatchObject([{ ...line, Text: '' }]);
  });

  test('an event that two processes hear at once, or one after a kill, is one line and one letter', async () => {
    const site = await openApp();
    await call(site, '小明', 'GET /inbox');
    const { Data: word } = await call(site, '小明', 'POST /word', { Content: '这部好看' });
    await call(site, '小红', 'POST /word', { Content: '同意', ParentId: word.Id });
    const { insertJob } = await import('#/platform/jobs/insert-job.ts');
    const [heard] = await site.database.db
      .withTables<{ job: { name: string; payload_json: string } }>()
      .selectFrom('job')
      .select('payload_json')
      .where('name', '=', 'event.hear')
      .execute();
    const kind = { name: 'event.hear', lane: 'prompt', maxAttempts: 1 } as const;
    const payloadJson = heard?.payload_json ?? '';
    for (const _ of [1, 2]) await insertJob(site.database.db, { kind, payloadJson, createdAt: site.clock.now });
    await Promise.all([site.runJobs('event.hear'), site.runJobs('event.hear')]);
    await insertJob(site.database.db, { kind, payloadJson, createdAt: site.clock.now });
    await site.runJobs('event.hear');
    expect((await call(site, '小明', 'GET /inbox')).Data).toMatchObject({ Total: 1, Unread: { talk: 1 } });
  });
});
