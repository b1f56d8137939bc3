import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { differences } from './audit.rules.ts';

test('only what differs is told, by the fields that were sent', () => {
  const before = { Name: '街角', Year: 2020, Genres: ['悬疑'], Remark: null, Summary: '一样', Token: 'abc', Locks: [] };
  const body = {
    Key: 'a',
    Name: '街角 2',
    Year: '2020',
    Genres: ['悬疑', '爱情'],
    Remark: '',
    Summary: '一样',
    Token: 'def',
  };
  expect(differences({ body }, before)).toEqual([
    { field: 'Name', before: '街角', after: '街角 2' },
    { field: 'Genres', before: '悬疑', after: '悬疑、爱情' },
    { field: 'Token', before: '***', after: '***' },
  ]);
  expect(differences({ body: { images: ['/cover/a.svg', '/file/b.webp'] } }, { images: ['/cover/a.svg'] })).toEqual([
    { field: 'images', before: '1 项', after: '2 项' },
  ]);
  expect(differences({ body: { Sets: [{ Url: 'a' }] } }, { Sets: [{ Url: 'b' }] })).toEqual([
    { field: 'Sets', before: '1 项', after: '1 项（内容有变）' },
  ]);
});

test('what a form sends in its own way and leaves as it was is no change', () => {
  const before = {
    status: 1,
    price: 12.5,
    options: [{ name: '双人', price: 68 }],
    images: ['/a.webp'],
    IsShown: false,
  };
  const body = {
    status: true,
    price: '12.5',
    options: [{ name: '双人', price: '68' }],
    images: ['/a.webp'],
    IsShown: '0',
  };
  expect(differences({ body }, before)).toEqual([]);
  expect(differences({ body: { status: false } }, before)).toEqual([{ field: 'status', before: '1', after: 'false' }]);
});

test('of what is deleted the name is told', () => {
  expect(differences({ params: { id: '3' } }, { id: 3, title: '手冲咖啡' })).toEqual([
    { field: 'title', after: '手冲咖啡' },
  ]);
});

describeOnEachEngine('the log of changes', (openApp) => {
  test('tells what was there before, for titles, goods, tools and settings of the site', async () => {
    const { app, as } = await openApp();
    const headers = await as('operator');
    const send = async (method: 'PUT' | 'POST' | 'DELETE' | 'GET', path: string, payload?: object, more = {}) =>
      (
        await app.inject({
          method,
          url: `/api/v1/${path}`,
          headers: { ...headers, ...more },
          ...(payload && { payload }),
        })
      ).json();
    const last = async () => (await send('GET', 'audit')).Data.Result[0];

    await send('POST', 'any', { Key: 'corner', Name: '街角', TypeName: '电影', Year: 2020 });
    await send('PUT', 'any', { Key: 'corner', Name: '街角的店', Year: 2020 });
    expect(await last()).toMatchObject({ Target: 'corner', Detail: 'Name: 街角 → 街角的店' });
    await send('DELETE', 'any?key=corner');
    expect(await last()).toMatchObject({ Target: 'corner', Detail: 'Name: 街角的店' });

    const { Name } = (await send('POST', 'blog/draft', { Title: '夏天看什么', Markdown: '先看这几部。' })).Data;
    await send('POST', `blog/draft/${Name}/publish`, {});
    expect(await last()).toMatchObject({ Target: '夏天看什么', Detail: '' });
    await send('DELETE', `blog/draft/${Name}`);
    expect(await last()).toMatchObject({ Target: '夏天看什么', Detail: '' });

    const link = { Name: '量角器', TypeName: '生活工具', Brief: '量一量', Link: 'https://a.example/' };
    await send('POST', 'tool/link', { ...link, Url: 'angle' });
    const [{ Id }] = (await send('GET', 'tool/link/all')).Data;
    await send('PUT', `tool/link/${Id}`, { ...link, Name: '量角' });
    expect((await last()).Detail).toBe('Name: 量角器 → 量角');
    await send('DELETE', `tool/link/${Id}`);
    expect((await last()).Detail).toBe('Name: 量角');

    const title = (value: string, version: number) =>
      send(
        'PUT',
        'config',
        { Key: 'platformDefaultTitle', Value: JSON.stringify(value) },
        { 'if-match': `"${version}"` },
      );
    await title('甲站', 0);
    await title('乙站', 1);
    expect((await last()).Detail).toBe('Value: 甲站 → 乙站');
  });

  test('tells of a batch what every record was and what it became', async () => {
    const { app, as } = await openApp();
    const headers = await as('operator');
    const send = async (method: 'PUT' | 'POST' | 'GET', path: string, payload?: object) =>
      (await app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload && { payload }) })).json().Data;
    const last = async () => (await send('GET', 'audit')).Result[0];

    for (const Name of ['街角', '巷口']) await send('POST', 'any', { Key: Name, Name, TypeName: '电影' });
    const Ids = (await send('GET', 'any/items')).Result.map(({ Id }: { Id: number }) => Id);
    await send('PUT', 'any/items', { Ids, Action: 'change', Change: { Genres: ['悬疑'] } });
    expect((await last()).Detail).toBe('街角 / 题材: 空 → 悬疑；巷口 / 题材: 空 → 悬疑');
    await send('PUT', 'any/items', { Ids: [Ids[0]], Action: 'remove' });
    expect((await last()).Detail).toBe('巷口 / 状态: 上架 → 下架');
    // Only what changed: one of the two was taken down before.
    await send('PUT', 'any/items', { Ids, Action: 'remove' });
    expect((await last()).Detail).toBe('街角 / 状态: 上架 → 下架');

    const goods: number[] = [];
    for (const title of ['手冲咖啡', '蛋糕：两只；现烤'])
      goods.push((await send('POST', 'crawl/common/search', { title, price: 68, category: '美食' })).id);
    await send('POST', 'crawl/common/batch', { Ids: goods, Action: 'change', Field: 'category', Value: '生活' });
    expect((await last()).Detail).toBe('手冲咖啡 / 分类: 美食 → 生活；蛋糕 两只 现烤 / 分类: 美食 → 生活');
    await send('POST', 'crawl/common/batch', { Ids: [goods[0]], Action: 'delete' });
    expect((await last()).Detail).toBe('手冲咖啡 / 状态: 上架 → 已删除');

    const { Id } = await send('POST', 'word', { Content: '什么时候更新' });
    await send('PUT', 'word/moderation', { Ids: [Id], Action: 'hide' });
    expect((await last()).Detail).toMatch(/“什么时候更新” \/ 状态: 公开 → 已隐藏$/);

    await send('POST', 'friend_link/review', { Title: '邻居', Url: 'https://a.example/' });
    const [link] = (await send('GET', 'friend_link/review?state=approved&words=邻居')).Result;
    await send('PUT', 'friend_link/review', { Ids: [link.Id], Action: 'refuse', Reason: '打不开' });
    expect((await last()).Detail).toBe('邻居 / 状态: 显示中 → 已拒绝；邻居 / 原因: 空 → 打不开');
  });
});
