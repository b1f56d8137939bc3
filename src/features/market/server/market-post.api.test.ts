import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { createChatStore } from './chat.store.ts';
import { createLinkService } from './link.service.ts';
import { createLinkStore } from './link.store.ts';
import { addItem, ask, send, titlesOf } from './market.fixture.ts';

const POST = {
  kind: '转让',
  title: '九成新公路车 54 码',
  price: 1280,
  category: '二手',
  city: '杭州',
  district: '西湖区',
  content: '2023 年买的，轮组刚保养过，只面交。',
  images: ['/file/abc123.webp'],
};

/** A member's calls, and what the inbox tells them. */
async function member(site: TestApp, name: string) {
  const headers = await site.as(name);
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    (
      await site.app.inject({ method, url: `/api/v1/crawl/common/${path}`, headers, ...(payload && { payload }) })
    ).json();
  return {
    call,
    async news(): Promise<{ Title: string; Text: string; Path: string }[]> {
      await site.runJobs('event.hear');
      return (await site.app.inject({ url: '/api/v1/inbox', headers })).json().Data.Result;
    },
  };
}

describeOnEachEngine('what members offer', (openApp) => {
  test('is seen by nobody before the operator put it up, is there for thirty days, and can be withdrawn', async () => {
    const site = await openApp();
    const mine = await member(site, 'xiaoman');
    const { Data } = await mine.call('POST', 'post', POST);
    expect(Data).toMatchObject({ state: 'waiting', title: POST.title });
    expect(await ask(site)).toMatchObject({ Total: 0 });
    await send(site, 'PUT', `search/${Data.id}`, { status: 1 });
    expect(titlesOf(await ask(site, { words: '公路车', city: '杭州' }))).toEqual([POST.title]);
    expect((await ask(site)).Result[0]).toMatchObject({ by_member: true, market_type: '转让', location: '0,0' });
    expect((await mine.news()).map(({ Title }) => Title)).toEqual([`公开了：${POST.title}`]);
    const other = await member(site, 'laozhou');
    expect(await other.call('DELETE', `post?id=${Data.id}`)).toMatchObject({ Code: 404 });
    expect((await other.call('GET', 'post')).Data.Result).toEqual([]);
    expect(Math.round((Date.parse(Data.expires_time) - site.clock.now) / DAY_MS)).toBe(30);
    expect((await mine.call('GET', 'post')).Data.Result[0]).toMatchObject({ state: 'shown' });
    expect(await mine.call('DELETE', `post?id=${Data.id}`)).toMatchObject({ Code: 200 });
    expect((await mine.call('GET', 'post')).Data.Result).toEqual([]);
  });

  test('bad posts are refused with what to do, and five a day are enough', async () => {
    const site = await openApp();
    const mine = await member(site, 'xiaoman');
    for (const [change, message] of [
      [{ content: '打 138 0013 8000 找我' }, '请不要写电话、账号和网址，有意的人会在站内联系你'],
      [{ city: '哪里' }, '没有这座城市，请从列表里选'],
      [{ title: '\u200b\u2060\u3164' }, '请填写标题'],
    ] as const)
      expect(await mine.call('POST', 'post', { ...POST, ...change })).toMatchObject({ Code: 400, Message: message });
    for (const images of [[], ['https://elsewhere.example/1.jpg'], Array(7).fill('/file/a.webp')])
      expect((await mine.call('POST', 'post', { ...POST, images })).Code).toBe(400);
    for (const title of ['甲\u202e', '乙', '丙', '丁']) await mine.call('POST', 'post', { ...POST, title });
    // Pressed twice, at once and again: one post, and one of the five.
    const twice = await Promise.all([1, 2].map(() => mine.call('POST', 'post', { ...POST, price: '￥１２元' })));
    const again = await mine.call('POST', 'post', { ...POST, price: '12' });
    expect(new Set([...twice, again].map(({ Data }) => Data.id)).size).toBe(1);
    const { Result: posted } = (await mine.call('GET', 'post')).Data;
    expect(posted.map(({ title }: { title: string }) => title)).toEqual([POST.title, '丁', '丙', '乙', '甲']);
    expect(await mine.call('POST', 'post', POST)).toMatchObject({ Code: 429, Message: '一天最多发布 5 条，明天再来' });
    expect(
      (await site.app.inject({ method: 'POST', url: '/api/v1/crawl/common/post', payload: POST })).json().Code,
    ).toBe(401);
  });

  test('members write to each other without learning addresses, both read it, and it outlives the thing', async () => {
    const site = await openApp();
    const [owner, asker, other] = [
      await member(site, 'xiaoman'),
      await member(site, 'laozhou'),
      await member(site, 'azhen'),
    ];
    const id = (await owner.call('POST', 'post', POST)).Data.id;
    expect((await asker.call('POST', 'message', { id, content: '还在吗' })).Code).toBe(404);
    await send(site, 'PUT', 'posts', { ids: [id], action: 'show' });
    expect(await owner.call('POST', 'message', { id, content: '有人吗' })).toMatchObject({ Error: 'market.own_post' });
    const chat = (await asker.call('POST', 'message', { id, content: '还在吗？我的微信 hello_123' })).Data.id;
    expect((await asker.call('POST', 'message', { id, content: '周末可以看吗' })).Data.id).toBe(chat);
    const asked = (await owner.news()).filter(({ Title }) => Title.includes('laozhou 说起'));
    expect(asked.map(({ Text, Path }) => [Text, Path]).sort()).toEqual(
      [
        ['还在吗？我的（已隐去）', `/market/chat/${chat}`],
        ['周末可以看吗', `/market/chat/${chat}`],
      ].sort(),
    );
    const [seen] = (await owner.call('GET', 'chats')).Data.Result;
    expect(seen).toMatchObject({ id: chat, with: 'laozhou', is_owner: true, unread: 2, last: '周末可以看吗' });
    expect((await owner.call('POST', 'chat', { id: chat, content: '在的' })).Data).toMatchObject({ is_mine: true });
    expect((await owner.call('GET', 'chats')).Data.Unread).toBe(0);
    expect((await asker.call('GET', 'chats')).Data).toMatchObject({ Unread: 1 });
    const { Messages } = (await asker.call('GET', `chat?id=${chat}`)).Data;
    expect(Messages.map(({ is_mine }: { is_mine: boolean }) => is_mine)).toEqual([true, true, false]);
    await asker.call('PUT', 'chat/seen', { id: chat, message: Messages[2].id });
    expect((await asker.call('GET', 'chats')).Data.Unread).toBe(0);
    for (const [method, path, payload] of [
      ['GET', `chat?id=${chat}`, undefined],
      ['POST', 'chat', { id: chat, content: '插一句' }],
      ['PUT', 'chat/block', { id: chat, blocked: true }],
      ['POST', 'chat/report', { id: chat, reason: '诈骗' }],
    ] as const)
      expect((await other.call(method, path, payload)).Code, path).toBe(404);
    expect((await other.call('GET', 'chats')).Data).toEqual({ Result: [], Unread: 0 });
    await owner.call('DELETE', `post?id=${id}`);
    expect((await asker.call('GET', 'chats')).Data.Result[0]).toMatchObject({ title: POST.title, is_shown: false });
    // After half a year it is forgotten; no login lasts so long.
    const chats = createChatStore(site.database.db);
    await chats.forgetBefore(site.clock.now - 180 * DAY_MS);
    expect((await asker.call('GET', 'chats')).Data.Result).toHaveLength(1);
    await chats.forgetBefore(site.clock.now + 1);
    expect((await asker.call('GET', 'chats')).Data.Result).toEqual([]);
  });

  test('who is not answered waits, who is blocked is not heard, and the operator reads what was reported', async () => {
    const site = await openApp();
    const [owner, asker] = [await member(site, 'xiaoman'), await member(site, 'laozhou')];
    const id = (await owner.call('POST', 'post', POST)).Data.id;
    await send(site, 'PUT', 'posts', { ids: [id], action: 'show' });
    const chat = (await asker.call('POST', 'message', { id, content: '一' })).Data.id;
    for (const content of ['二', '三', '四', '五']) await asker.call('POST', 'chat', { id: chat, content });
    expect(await asker.call('POST', 'chat', { id: chat, content: '六' })).toMatchObject({
      Error: 'market.wait_for_answer',
    });
    await owner.call('POST', 'chat', { id: chat, content: '别急' });
    expect((await asker.call('POST', 'chat', { id: chat, content: '六' })).Code).toBe(200);
    await owner.call('PUT', 'chat/block', { id: chat, blocked: true });
    expect(await asker.call('POST', 'chat', { id: chat, content: '七' })).toMatchObject({
      ...{ Code: 403, Message: '对方暂时不接收你的消息' },
    });
    expect(await owner.call('POST', 'chat', { id: chat, content: '八' })).toMatchObject({ Code: 403 });
    await owner.call('PUT', 'chat/block', { id: chat, blocked: false });
    expect((await asker.call('POST', 'chat', { id: chat, content: '七' })).Code).toBe(200);

    for (let twice = 0; twice < 2; twice++) await owner.call('POST', 'chat/report', { id: chat, reason: '诈骗' });
    const headers = await site.as('operator');
    const reported = async () =>
      (await site.app.inject({ url: '/api/v1/crawl/common/chat/reports', headers })).json().Data;
    expect(await reported()).toMatchObject({
      Counts: { Waiting: 0, Reported: 0, Chats: 1 },
      Result: [{ id: chat, owner: 'xiaoman', asker: 'laozhou', reports: [{ Reason: '诈骗' }], is_closed: false }],
    });
    expect((await reported()).Result[0].messages).toHaveLength(8);
    await send(site, 'PUT', 'chat/reports', { id: chat, action: 'close' });
    expect((await reported()).Result).toEqual([]);
    expect(await asker.call('POST', 'chat', { id: chat, content: '九' })).toMatchObject({
      Error: 'market.chat_closed',
    });
    expect((await send(site, 'PUT', 'chat/reports', { id: 999, action: 'clear' })).Code).toBe(404);
    expect((await asker.call('GET', 'chat/reports')).Code).toBe(403);
  });

  test('words that are refused begin no chat, and twenty things a day are enough to ask about', async () => {
    const site = await openApp();
    const [owner, asker] = [await member(site, 'xiaoman'), await member(site, 'laozhou')];
    const anItem = async (title: string) => {
      const { id } = await addItem(site, { title, price: 1, city: '' });
      await sql`update market_item set member_id = (select id from member where username = 'xiaoman') where id = ${id}`.execute(
        site.database.db,
      );
      return id;
    };
    const id = await anItem('甲');
    const blocked = { Key: 'blockedWords', Value: JSON.stringify(['违禁词']) };
    const headers = { ...(await site.as('operator')), 'if-match': '"0"' };
    await site.app.inject({ method: 'PUT', url: '/api/v1/config', headers, payload: blocked });
    expect(await asker.call('POST', 'message', { id, content: '有违禁词吗' })).toMatchObject({
      Error: 'market.post_blocked',
    });
    expect((await owner.call('GET', 'chats')).Data.Result).toEqual([]);
    const chat = (await asker.call('POST', 'message', { id, content: '还在吗' })).Data.id;
    await owner.call('PUT', 'chat/block', { id: chat, blocked: true });
    const other = await anItem('乙');
    expect(await asker.call('POST', 'message', { id: other, content: '那这个呢' })).toMatchObject({
      Error: 'market.not_accepted',
    });
    expect((await owner.call('GET', 'chats')).Data.Result).toHaveLength(1);
    await owner.call('PUT', 'chat/block', { id: chat, blocked: false });
    for (let more = 2; more <= 20; more++)
      await asker.call('POST', 'message', { id: await anItem(`第 ${more} 件`), content: '在吗' });
    expect(await asker.call('POST', 'message', { id: other, content: '第二十一件' })).toMatchObject({
      Error: 'market.too_many_chats',
    });
    expect((await asker.call('POST', 'message', { id, content: '还是这件' })).Code).toBe(200);
    expect((await owner.call('GET', 'chats')).Data.Result).toHaveLength(20);
  });

  test('the operator lets it through or says why not, and what ran out can be shown again by its owner', async () => {
    const site = await openApp();
    const mine = await member(site, 'xiaoman');
    const [one, two] = [
      (await mine.call('POST', 'post', POST)).Data.id,
      (await mine.call('POST', 'post', { ...POST, title: '二手吉他' })).Data.id,
    ];
    const headers = await site.as('operator');
    const posts = async (state: string) =>
      (await site.app.inject({ url: `/api/v1/crawl/common/posts?state=${state}`, headers })).json().Data;
    expect(await posts('waiting')).toMatchObject({
      ...{ Total: 2, Counts: { Waiting: 2, Reported: 0, Chats: 0 } },
      Result: [{ id: one, member: 'xiaoman', state: 'waiting', reports: [] }, { id: two }],
    });
    site.clock.now += 20 * DAY_MS;
    expect((await send(site, 'PUT', 'posts', { ids: [one, one, 999], action: 'show' })).Data).toBe(1);
    await send(site, 'PUT', 'posts', { ids: [two], action: 'refuse', reason: '照片看不清' });
    expect((await mine.news()).map(({ Title, Text }) => `${Title} ${Text}`.trim()).sort()).toEqual([
      `公开了：${POST.title}`,
      '没有通过：二手吉他 照片看不清',
    ]);
    expect((await posts('down')).Result).toMatchObject([{ id: two, state: 'down' }]);
    const [, shown] = (await mine.call('GET', 'post')).Data.Result;
    expect(Math.round((Date.parse(shown.expires_time) - site.clock.now) / DAY_MS)).toBe(30);
    expect((await mine.call('PUT', 'post/renew', { id: one })).Error).toBe('market.not_expired');
    site.clock.now += 31 * DAY_MS;
    const links = createLinkService({
      ...{ links: createLinkStore(site.database), contentChanged: async () => {}, now: () => site.clock.now },
      outbound: { fetch: () => Promise.reject(new Error('it has no link')) } as never,
    });
    await links.check(AbortSignal.timeout(5000), () => {});
    const again = await member(site, 'xiaoman');
    expect((await again.call('PUT', 'post/renew', { id: two })).Code).toBe(409);
    expect((await again.call('PUT', 'post/renew', { id: one })).Data).toMatchObject({ state: 'shown' });
    expect(await ask(site)).toMatchObject({ Total: 1 });
  });

  test('three reports take it down until the operator has looked; one member counts once', async () => {
    const site = await openApp();
    const owner = await member(site, 'xiaoman');
    const { id } = (await owner.call('POST', 'post', POST)).Data;
    await send(site, 'PUT', `search/${id}`, { status: 1 });
    const [first, second, third] = [
      await member(site, 'laozhou'),
      await member(site, 'azhen'),
      await member(site, 'dami'),
    ];
    for (const one of [first, first, first, second]) await one.call('POST', 'report', { id, reason: '诈骗' });
    expect(await ask(site)).toMatchObject({ Total: 1 });
    expect((await third.call('POST', 'report', { id, reason: '没有这个原因' })).Code).toBe(400);
    await third.call('POST', 'report', { id, reason: '其他' });
    expect(await ask(site)).toMatchObject({ Total: 0 });
    expect((await owner.call('GET', 'post')).Data.Result[0]).toMatchObject({ state: 'reported' });
    const headers = await site.as('operator');
    const list = (await site.app.inject({ url: '/api/v1/crawl/common/posts?state=reported', headers })).json().Data;
    expect(list.Result[0].reports.map(({ Reason }: { Reason: string }) => Reason).sort()).toEqual(
      ['其他', '诈骗', '诈骗'].sort(),
    );
    await send(site, 'PUT', 'posts', { ids: [id], action: 'show' });
    expect(await ask(site)).toMatchObject({ Total: 1 });
    await first.call('POST', 'report', { id, reason: '诈骗' });
    expect(await ask(site)).toMatchObject({ Total: 1 });
  });
});
