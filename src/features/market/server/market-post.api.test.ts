import { expect, test } from 'vitest';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import { describeOnEachEngine, type TestApp } from '#/host/app.fixture.ts';
import { ask, send, titlesOf } from './market.fixture.ts';

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
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
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
    ] as const)
      expect(await mine.call('POST', 'post', { ...POST, ...change })).toMatchObject({ Code: 400, Message: message });
    for (const images of [[], ['https://elsewhere.example/1.jpg'], Array(7).fill('/file/a.webp')])
      expect((await mine.call('POST', 'post', { ...POST, images })).Code).toBe(400);
    for (const title of ['甲', '乙', '丙']) await mine.call('POST', 'post', { ...POST, title });
    expect((await mine.call('POST', 'post', POST)).Code).toBe(429);
    expect(
      (await site.app.inject({ method: 'POST', url: '/api/v1/crawl/common/post', payload: POST })).json().Code,
    ).toBe(401);
  });

  test('members write to each other without learning addresses, and only about what is shown', async () => {
    const site = await openApp();
    const [owner, asker] = [await member(site, 'xiaoman'), await member(site, 'laozhou')];
    const { id } = (await owner.call('POST', 'post', POST)).Data;
    expect((await asker.call('POST', 'message', { id, content: '还在吗' })).Code).toBe(404);
    await send(site, 'PUT', `search/${id}`, { status: 1 });
    expect((await owner.call('POST', 'message', { id, content: '有人吗' })).Code).toBe(400);
    await asker.call('POST', 'message', { id, content: '还在吗？我的微信 hello_123' });
    const asked = (await owner.news()).find(({ Title }) => Title.includes('说起'));
    expect(asked?.Text).toBe('还在吗？我的（已隐去）');
    const to = Number(new URL(asked?.Path ?? '', 'http://x').searchParams.get('talk'));
    expect((await owner.call('POST', 'message', { id, content: '在的', to })).Code).toBe(200);
    expect((await owner.call('POST', 'message', { id, content: '在的', to: to + 1000 })).Code).toBe(400);
    expect((await asker.news()).map(({ Text }) => Text)).toEqual(['在的']);
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
  });
});
