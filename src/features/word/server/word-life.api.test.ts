import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { foundationOn, partsOn } from '#/testing/parts-on.fixture.ts';
import { createWordFeature } from './word.feature.ts';
import { call, type From, saveConfig, sayAs, sayAsVisitor } from './word.fixture.ts';
import type { WordTables } from './word.table.ts';

/** The feature on the same database, for what no address leads to: seed, jobs, member data. */
function featureOn({ database, clock }: TestApp) {
  const { platform } = foundationOn(database, { now: () => clock.now });
  const mode = async () => 'open' as const;
  return createWordFeature(platform, {
    DEMO_CONTENT: 'on',
    titles: { idOf: async () => undefined, rate: async () => {}, statesOf: async () => new Map() },
    goods: { isShown: async () => false },
    articles: { nameOf: async () => undefined },
    mode,
    blockedWords: async () => [],
  });
}

async function tidy(test: TestApp): Promise<void> {
  const [job] = featureOn(test).jobs ?? [];
  // The handler needs nothing of its context.
  await job?.run({} as never, {} as never);
}

const rowsOf = ({ database }: TestApp) =>
  database.db.withTables<WordTables>().selectFrom('word').selectAll().orderBy('id').execute();
const listed = async (test: TestApp, from: From = {}) => (await call(test, 'GET ', undefined, from)).Data;

describeOnEachEngine('the life of a word', (openApp) => {
  test('its author deletes it and takes that back within ten minutes', async () => {
    const test = await openApp();
    const me = { headers: await test.as('xiaoman') };
    const { Id } = (await sayAs(test, 'xiaoman', { Content: '写错了' })).Data;
    expect((await call(test, `DELETE /${Id}`, undefined, me)).Data).toBe(true);
    expect((await listed(test)).Total).toBe(0);
    expect((await call(test, `DELETE /${Id}`, undefined, me)).Error).toBe('word.not_found');
    expect((await call(test, `POST /${Id}/restore`, {}, me)).Data).toMatchObject({ Content: '写错了', State: 'shown' });
    expect((await listed(test)).Total).toBe(1);
    await call(test, `DELETE /${Id}`, undefined, me);
    // What was taken back may be said again.
    expect((await sayAs(test, 'xiaoman', { Content: '写错了' })).Code).toBe(200);
    test.clock.now += 11 * 60_000;
    expect((await call(test, `POST /${Id}/restore`, {}, me)).Error).toBe('word.not_found');
    const operator = { headers: await test.as('operator') };
    expect((await call(test, `POST /${Id}/restore`, {}, operator)).Code).toBe(200);
  });

  test('nobody else deletes it, but the operator', async () => {
    const test = await openApp();
    const { Id } = (await sayAs(test, 'xiaoman', { Content: '我的' })).Data;
    expect((await call(test, `DELETE /${Id}`)).Error).toBe('auth.login_required');
    expect((await call(test, `DELETE /${Id}`, undefined, { headers: await test.as('alang') })).Error).toBe(
      'auth.not_allowed',
    );
    expect((await call(test, 'DELETE /999', undefined, { headers: await test.as('alang') })).Error).toBe(
      'word.not_found',
    );
    expect((await call(test, `DELETE /${Id}`, undefined, { headers: await test.as('operator') })).Data).toBe(true);
    // The author cannot undo that.
    expect((await call(test, `POST /${Id}/restore`, {}, { headers: await test.as('xiaoman') })).Code).toBe(404);
  });

  test('a visitor deletes by the cookie alone, not by being at the same spot', async () => {
    const test = await openApp();
    const said = await sayAsVisitor(test, { Content: '路过' });
    const own = { headers: { cookie: said.cookie ?? '' } };
    expect((await call(test, `DELETE /${said.Data.Id}`)).Error).toBe('auth.login_required');
    expect((await listed(test, own)).Result[0].Mine).toBe(true);
    expect((await listed(test)).Result[0].Mine).toBe(false);
    expect((await call(test, `DELETE /${said.Data.Id}`, undefined, own)).Data).toBe(true);
    expect((await call(test, `POST /${said.Data.Id}/restore`, {}, own)).Data.Mine).toBe(true);
  });

  test('a deleted word with answers stays as a gap, until the last answer is gone', async () => {
    const test = await openApp();
    const { Id } = (await sayAs(test, 'xiaoman', { Content: '问题' })).Data;
    const reply = (await sayAs(test, 'alang', { Content: '回答', ParentId: Id })).Data;
    await call(test, `DELETE /${Id}`, undefined, { headers: await test.as('xiaoman') });
    expect((await listed(test)).Result).toMatchObject([
      { State: 'deleted', Content: '', Nickname: '', Mine: false, Replies: [{ Content: '回答' }] },
    ]);
    expect((await sayAs(test, 'alang', { Content: '还能回吗', ParentId: Id })).Error).toBe('word.no_parent');
    expect((await call(test, `POST /${Id}/like`, {})).Error).toBe('word.not_found');
    expect((await call(test, `POST /${reply.Id}/like`, {})).Code).toBe(200);
    await call(test, `DELETE /${reply.Id}`, undefined, { headers: await test.as('alang') });
    expect((await listed(test)).Total).toBe(0);
    await call(test, `POST /${reply.Id}/restore`, {}, { headers: await test.as('alang') });
    expect((await listed(test)).Result[0]).toMatchObject({ ReplyCount: 1 });
  });

  test('after a day the text is gone for good, and after two where a visitor was', async () => {
    const test = await openApp();
    const { Id } = (await sayAs(test, 'xiaoman', { Content: '要删的' })).Data;
    const kept = (await sayAs(test, 'xiaoman', { Content: '有人回' })).Data;
    await sayAsVisitor(test, { Content: '回一句', ParentId: kept.Id });
    for (const id of [Id, kept.Id]) await call(test, `DELETE /${id}`, undefined, { headers: await test.as('xiaoman') });
    await tidy(test);
    expect((await rowsOf(test)).map(({ content }) => content)).toEqual(['要删的', '有人回', '回一句']);
    test.clock.now += 86_400_000 + 1;
    await tidy(test);
    const rows = await rowsOf(test);
    expect(rows.map(({ content, author }) => [content, author !== null])).toEqual([
      ['', false],
      ['回一句', true],
    ]);
    expect(rows[1]?.spot).not.toBeNull();
    test.clock.now += 86_400_000 + 1;
    await tidy(test);
    expect((await rowsOf(test))[1]?.spot).toBeNull();
  });

  test('a member takes everything along, and leaves nothing of their own behind', async () => {
    const test = await openApp();
    const question = (await sayAs(test, 'xiaoman', { Content: '我的问题' })).Data;
    await sayAs(test, 'alang', { Content: '别人的回答', ParentId: question.Id });
    const other = (await sayAs(test, 'alang', { Content: '别人的话' })).Data;
    const reply = (await sayAs(test, 'xiaoman', { Content: '我的回答', ParentId: other.Id })).Data;
    const me = { headers: await test.as('xiaoman') };
    await call(test, `POST /${other.Id}/like`, {}, me);
    await call(test, `POST /${other.Id}/report`, { Reason: '广告' }, me);
    const { member } = featureOn(test);
    const id = Number((await rowsOf(test))[0]?.author?.slice(1));
    expect(await member?.exportFor(id)).toMatchObject({
      Words: [{ Content: '我的问题' }, { Id: reply.Id, Content: '我的回答', ParentId: other.Id }],
      Likes: [{ WordId: other.Id }],
      Reports: [{ WordId: other.Id, Reason: '广告' }],
    });
    await member?.eraseFor(id);
    await member?.eraseFor(id);
    expect(await member?.exportFor(id)).toEqual({ Words: [], Likes: [], Reports: [] });
    expect((await listed(test)).Result).toMatchObject([
      { Content: '别人的话', Likes: 0, ReplyCount: 0, Replies: [] },
      { Content: '', State: 'deleted', Replies: [{ Content: '别人的回答' }] },
    ]);
    expect(JSON.stringify(await rowsOf(test))).not.toContain('xiaoman');
  });

  test('a new site opens with the site’s own words, once', async () => {
    const test = await openApp();
    await featureOn(test).seed?.(() => {});
    const first = await listed(test);
    expect(first.Result.length).toBeGreaterThan(1);
    expect(
      first.Result.every(
        ({ Role, Nickname }: { Role: string; Nickname: string }) => Role === 'operator' && Nickname === '站长',
      ),
    ).toBe(true);
    expect(first.Result[0].Pinned).toBe(true);
    const operator = { headers: await test.as('operator') };
    for (const { Id } of first.Result) await call(test, `DELETE /${Id}`, undefined, operator);
    await featureOn(test).seed?.(() => {});
    expect((await listed(test)).Total).toBe(0);
  });

  test('the search over the whole site leads to the thread, unless the board is closed', async () => {
    const test = await openApp();
    const { Id } = (await sayAs(test, 'xiaoman', { Content: '漫长的季节好看' })).Data;
    const reply = (await sayAs(test, 'alang', { Content: '我也喜欢季节', ParentId: Id })).Data;
    const { features } = partsOn(test.database, { now: () => test.clock.now });
    const section = features.all.find(({ search }) => search?.key === 'word')?.search;
    const paths = async () => (await section?.find('季节', 5))?.things.map(({ path }) => path).sort();
    expect(await paths()).toEqual([`/word?id=${Id}#word-${Id}`, `/word?id=${Id}#word-${reply.Id}`]);
    expect(section?.morePath?.('季 节')).toBe('/word?words=%E5%AD%A3%20%E8%8A%82');
    await call(test, `PUT /${Id}`, { State: 'hidden' }, { headers: await test.as('operator') });
    expect(await paths()).toEqual([]);
    await call(test, `PUT /${Id}`, { State: 'shown' }, { headers: await test.as('operator') });
    await saveConfig(test, 'boardMode', 'off');
    expect(await section?.find('季节', 5)).toEqual({ total: 0, things: [] });
  });
});
