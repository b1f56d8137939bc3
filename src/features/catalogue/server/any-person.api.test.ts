import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { addTitle, get, namesOf, send } from './catalogue.fixture.ts';
import { shippedPersonNames } from './people.store.ts';

describeOnEachEngine('any/person', (openApp) => {
  test('works by year and role, partners, genres; other names, pinyin and initials lead to the person', async () => {
    const test = await openApp();
    await shippedPersonNames(test.database).rebuild();
    const add = (Name: string, Year: number, more = {}) => addTitle(test, { Name, Year, ...more });
    await add('花样年华', 2000, {
      Directors: ['王家卫'],
      Actors: ['梁朝伟', '张曼玉'],
      Genres: ['爱情'],
      Duration: '98分钟',
    });
    await add('重庆森林', 1994, { Directors: ['王家卫'], Actors: ['梁朝伟'], Genres: ['爱情', '剧情'] });
    await add('某片', 2010, { Directors: ['梁朝伟'], Actors: ['王家卫'] });
    const person = await get(test, 'any/person', { name: '王家卫' });
    expect(person).toMatchObject({
      Name: '王家卫',
      OtherNames: ['Wong Kar-wai'],
      Initials: 'wjw',
      Roles: [
        { Role: '导演', Count: 2 },
        { Role: '主演', Count: 1 },
      ],
      Works: [
        { Name: '重庆森林', Roles: ['导演'] },
        { Name: '花样年华', Roles: ['导演'] },
        { Name: '某片', Roles: ['主演'] },
      ],
      Genres: [
        { Name: '爱情', Count: 2 },
        { Name: '剧情', Count: 1 },
      ],
      Kinds: [{ Name: '电影', Count: 3 }],
    });
    expect(person.Partners[0]).toMatchObject({ Name: '梁朝伟', Count: 3 });
    expect((await get(test, 'any/person', { name: 'wong kar wai' })).Name).toBe('王家卫');
    expect((await get(test, 'any/person', { name: '王家衛' })).Name).toBe('王家卫');
    expect(await get(test, 'any/person', { name: '没有这个人' })).toMatchObject({
      Code: 404,
      Message: '片库里没有这个人',
    });
    for (const words of ['王家', 'wangjia', 'wjw', '王家衛', 'Wong Kar']) {
      const { Groups } = await get(test, 'any/suggest', { words });
      const people = Groups.find(({ Name }: { Name: string }) => Name === '人物');
      expect(people?.Items[0], words).toMatchObject({ Text: '王家卫', Path: '/person/%E7%8E%8B%E5%AE%B6%E5%8D%AB' });
    }
    expect(namesOf(await get(test, 'any/search', { words: 'Wong Kar-wai 爱情' }))).toHaveLength(2);
  });

  test('a person without works is nobody, and the sitemap names the others', async () => {
    const test = await openApp();
    await addTitle(test, { Name: '甲', Directors: ['张三'] });
    await addTitle(test, { Name: '乙', Directors: ['李四'] });
    await send(test, 'operator', 'PUT', 'any', { Key: '甲', Directors: ['李四'] });
    expect(await get(test, 'any/person', { name: '张三' })).toMatchObject({ Code: 404 });
    const sitemap = (await test.app.inject({ url: '/sitemap/people-1.xml' })).body;
    expect(sitemap).toContain(encodeURIComponent('李四'));
    expect(sitemap).not.toContain(encodeURIComponent('张三'));
    expect((await test.app.inject({ url: '/sitemap.xml' })).body).toContain('/sitemap/people-1.xml');
    await send(test, 'operator', 'DELETE', 'any', { key: '甲' });
    expect((await get(test, 'any/person', { name: '李四' })).Works).toHaveLength(1);
  });
});
