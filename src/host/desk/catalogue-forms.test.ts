import { expect, test } from 'vitest';
import { handleCuratedListForm, handleCuratedListsForm } from '#/features/catalogue/web/curated-list-edit-action.ts';
import { NEW_TITLE, readTyped, typedOf } from '#/features/catalogue/web/title-edit.ts';
import { handleTitleForm } from '#/features/catalogue/web/title-edit-action.ts';
import { handleTitlesForm } from '#/features/catalogue/web/titles-admin-action.ts';
import { formOf, pageCall } from '#/host/page-call.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

type Fields = Record<string, string | string[]>;
const AT = 'http://site.test/market/admin/catalogue';
const goneTo = (outcome: object) => ('goTo' in outcome ? decodeURIComponent(String(outcome.goTo)) : outcome);

const saveTitle = async (site: TestApp, fields: Fields) =>
  handleTitleForm(await pageCall(site), formOf({ intent: 'title', ...fields }), new URL(`${AT}/items/edit`));
const actOnTitles = async (site: TestApp, fields: Fields) =>
  handleTitlesForm(await pageCall(site), formOf(fields), new URL(`${AT}/items?state=shown`));
const actOnList = async (site: TestApp, fields: Fields) =>
  handleCuratedListsForm(await pageCall(site), formOf(fields), new URL(`${AT}/collections`));
const actOnOne = async (site: TestApp, Id: number, fields: Fields) =>
  handleCuratedListForm(await pageCall(site), formOf(fields), new URL(`${AT}/collections/edit?Id=${Id}`));

async function titles(site: TestApp) {
  const read = await (await pageCall(site))('GET /api/v1/any/items', { query: {} });
  return read.ok ? read.data.Result : [];
}
async function collections(site: TestApp) {
  const read = await (await pageCall(site))('GET /api/v1/any/collection/all', {});
  return read.ok ? read.data : [];
}

describeOnEachEngine('the forms of the catalogue', (openApp) => {
  test('a title is added, changed field by field, renamed and taken down', async () => {
    const site = await openApp();
    const outcome = await saveTitle(site, { Name: '流浪地球', TypeName: '动漫', Year: '2019', Actors: '吴京、屈楚萧' });
    expect(goneTo(outcome)).toBe('/market/admin/catalogue/items/edit?key=流浪地球&done=已添加');
    const call = await pageCall(site);
    const read = async (key: string) => {
      const found = await call('GET /api/v1/any', { query: { key } });
      if (!found.ok) throw new Error(found.message);
      return found.data;
    };
    const before = typedOf(await read('流浪地球'));
    expect(before).toMatchObject({ TypeName: '动漫', Year: '2019', Actors: '吴京、屈楚萧' });
    // Meanwhile another hand wrote a summary: a form that did not touch it leaves it.
    await call('PUT /api/v1/any', { body: { Key: '流浪地球', Summary: '别人写的' } });
    await saveTitle(site, { ...before, Key: '流浪地球', Before: JSON.stringify(before), Remark: 'HD' });
    expect(await read('流浪地球')).toMatchObject({ Remark: 'HD', Summary: '别人写的', Actors: ['吴京', '屈楚萧'] });

    const rename = { intent: 'rename', Key: '流浪地球', NewKey: '小破球' };
    expect(goneTo(await saveTitle(site, rename))).toMatch(/done=已更换标识&key=小破球$/);
    expect(await read('流浪地球')).toMatchObject({ MovedTo: '小破球' });
    expect(goneTo(await saveTitle(site, { intent: 'remove', Key: '小破球' }))).toMatch(/edit\?done=已下架$/);
    expect(await titles(site)).toMatchObject([{ RemovedTime: expect.any(String) }]);
    expect(goneTo(await saveTitle(site, { intent: 'restore', Key: '小破球' }))).toMatch(/done=已上架$/);
    expect(await titles(site)).toMatchObject([{ RemovedTime: null }]);
  });

  test('lists, platforms, relations and locks go along; a merge can be taken back', async () => {
    const site = await openApp();
    for (const Name of ['甲片', '乙片']) await saveTitle(site, { ...NEW_TITLE, Name });
    const call = await pageCall(site);
    const studio = async () => {
      const found = await call('GET /api/v1/any/studio', { query: { key: '甲片' } });
      if (!found.ok) throw new Error(found.message);
      return found.data;
    };
    const save = async (extras: object) =>
      goneTo(
        await saveTitle(site, {
          ...NEW_TITLE,
          Name: '甲片',
          Key: '甲片',
          Before: JSON.stringify({ ...NEW_TITLE, Name: '甲片' }),
          Extras: JSON.stringify(extras),
        }),
      );
    const list = (name: string, ...urls: string[]) => ({
      name,
      sets: urls.map((url, index) => ({ name: `第${index + 1}集`, url })),
    });
    await save({ groups: { put: [list('备用', 'https://b.example/1')], dropped: [], order: ['备用'] } });
    await save({
      groups: { put: [list('主线路', 'https://a.example/1', '')], dropped: [], order: ['主线路', '备用'] },
      platforms: [
        { Name: '优酷', Url: 'https://v.youku.com/1', Direct: true },
        { Name: '', Url: '', Direct: true },
      ],
      relations: [{ Key: '乙片', Kind: 'remake' }],
      lock: ['Year'],
    });
    const { Title, Locks, Relations } = await studio();
    expect(Title.Sets.map(({ Source, Url }) => `${Source} ${Url}`)).toEqual([
      '主线路 https://a.example/1',
      '备用 https://b.example/1',
    ]);
    expect(Title.Platforms).toMatchObject([{ Name: '优酷' }]);
    expect(Relations).toMatchObject([{ Key: '乙片', Kind: 'remake' }]);
    expect(Locks).toContain('year');
    expect(
      await saveTitle(site, {
        ...NEW_TITLE,
        Name: '甲片',
        Key: '甲片',
        Extras: '{"platforms":[{"Name":"优酷","Url":"youku"}]}',
      }),
    ).toMatchObject({
      status: 400,
      errors: [{ Field: 'Platforms' }],
    });
    expect(await save({})).toBe('/market/admin/catalogue/items/edit?key=甲片');

    const merged = String(goneTo(await saveTitle(site, { intent: 'merge', Key: '甲片', From: '乙片' })));
    expect(merged).toContain('done=已合并');
    const [, Id = ''] = /undo=unmerge\+(\d+)/.exec(merged) ?? [];
    expect(await titles(site)).toHaveLength(1);
    await saveTitle(site, { intent: 'unmerge', Key: '甲片', Id });
    expect(await titles(site)).toHaveLength(2);
  });

  test('what is wrong with a title comes back beside its field, with what was typed', async () => {
    const site = await openApp();
    const typed = { ...NEW_TITLE, Name: '', Year: '明年', Genres: `科幻、${'长'.repeat(101)}` };
    const refused = await saveTitle(site, typed);
    expect(refused).toMatchObject({ status: 400, typed: readTyped(formOf(typed)) });
    const fields = 'errors' in refused ? refused.errors.map(({ Field }) => Field) : [];
    expect(new Set(fields)).toEqual(new Set(['Name', 'Year', 'Genres']));
  });

  test('ticked titles are taken down with a way back', async () => {
    const site = await openApp();
    for (const Name of ['甲片', '乙片']) await saveTitle(site, { ...NEW_TITLE, Name });
    const Ids = (await titles(site)).map(({ Id }) => String(Id));
    expect(goneTo(await actOnTitles(site, { Action: 'remove', Ids }))).toBe(
      `/market/admin/catalogue/items?state=shown&done=已下架+2+部&undo=restore+${Ids}`,
    );
    expect(goneTo(await actOnTitles(site, { Action: 'restore', Ids }))).toMatch(/done=已上架\+2\+部/);
    expect(await actOnTitles(site, { Action: 'remove' })).toMatchObject({ status: 400, message: '请先选择内容' });
    expect(await actOnTitles(site, { Action: 'burn', Ids })).toMatchObject({ status: 400 });
  });

  test('a collection is made, filled, put into order, switched off, deleted and brought back', async () => {
    const site = await openApp();
    for (const Name of ['甲片', '乙片']) await saveTitle(site, { ...NEW_TITLE, Name });
    const [second = 0, first = 0] = (await titles(site)).map(({ Id }) => Id);
    for (const Name of ['太空', '深海']) await actOnList(site, { intent: 'add', Name, IsShown: '1' });
    const [space, sea] = (await collections(site)).map(({ Id }) => Id);
    if (!space || !sea) throw new Error('nothing was made');
    expect(goneTo(await actOnOne(site, space, { Action: 'add', Ids: [String(first), String(second)] }))).toMatch(
      /done=已加入\+2\+部$/,
    );
    await actOnOne(site, space, { Move: `up ${second}` });
    const shown = await site.app.inject('/api/v1/any/collection?key=%E5%A4%AA%E7%A9%BA');
    expect(shown.json().Data.Items).toMatchObject([{ Name: '乙片' }, { Name: '甲片' }]);
    expect(goneTo(await actOnOne(site, space, { One: `remove ${first}` }))).toMatch(/已移出\+1\+部$/);
    await actOnOne(site, space, { intent: 'collection', Name: '宇宙', Summary: '往上看', Cover: '/file/a.webp' });
    expect((await collections(site))[0]).toMatchObject({
      Name: '宇宙',
      IsShown: false,
      Cover: '/file/a.webp',
      Count: 1,
    });

    await actOnList(site, { Move: `first ${sea}` });
    await actOnList(site, { One: `show ${space}` });
    expect(await collections(site)).toMatchObject([{ Name: '深海' }, { Name: '宇宙', IsShown: true }]);
    expect(goneTo(await actOnList(site, { One: `delete ${sea}` }))).toMatch(`done=已删除专题&undo=restore+${sea}`);
    expect(await collections(site)).toHaveLength(1);
    await actOnList(site, { Action: 'restore', Ids: String(sea) });
    expect(await collections(site)).toMatchObject([{ Name: '深海' }, { Name: '宇宙' }]);
  });

  test('what is wrong with a collection keeps what was typed, and unknown deeds do nothing', async () => {
    const site = await openApp();
    expect(await actOnList(site, { intent: 'add', Name: '', Summary: '往上看' })).toMatchObject({
      status: 400,
      errors: [{ Field: 'Name' }],
      typed: { Summary: '往上看', IsShown: false },
    });
    expect(await actOnList(site, { One: 'burn 1' })).toMatchObject({ status: 400, message: '请选择要做的事' });
    expect(await actOnOne(site, 99, { Action: 'add', Ids: '1' })).toMatchObject({ status: 404 });
  });

  test('anyone but the operator is refused', async () => {
    const site = await openApp();
    const call = await pageCall(site, 'xiaoman');
    const at = (path: string) => new URL(AT + path);
    expect(await handleTitlesForm(call, formOf({ One: 'remove 1' }), at('/items'))).toMatchObject({ status: 403 });
    expect(await handleTitleForm(call, formOf({ Name: '甲' }), at('/items/edit'))).toMatchObject({ status: 403 });
    expect(await handleCuratedListsForm(call, formOf({ intent: 'add', Name: '甲' }), at('/collections'))).toMatchObject(
      {
        status: 403,
      },
    );
  });
});
