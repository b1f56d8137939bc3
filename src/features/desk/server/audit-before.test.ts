import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/host/app.fixture.ts';
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
  expect(differences({ body: { Sets: [{ Url: 'a' }] } }, { Sets: [{ Url: 'b' }] })).toEqual([
    { field: 'Sets', before: '1 项', after: '1 项（内容有变）' },
  ]);
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
});
