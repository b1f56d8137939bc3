import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { call, sayAs, sayAsVisitor } from './word.fixture.ts';

const by = async (test: TestApp, name: string) => ({ headers: await test.as(name) });
const queue = async (test: TestApp, query = '') =>
  (await call(test, `GET /moderation${query}`, undefined, await by(test, 'operator'))).Data;
const total = async (test: TestApp) => (await call(test, 'GET ')).Data.Total;

describeOnEachEngine('moderation', (openApp) => {
  test('a word with a link waits: its author sees it, nobody else does, until it is approved', async () => {
    const test = await openApp();
    const { Data } = await sayAs(test, 'xiaoman', { Content: '看这里 https://a.example/' });
    expect(Data.State).toBe('waiting');
    expect((await call(test, 'GET ')).Data).toMatchObject({ Total: 0, Waiting: [] });
    expect((await call(test, 'GET ', undefined, await by(test, 'xiaoman'))).Data.Waiting).toMatchObject([
      { Id: Data.Id, Mine: true },
    ]);
    expect((await call(test, `GET /${Data.Id}`)).Code).toBe(404);
    expect((await call(test, `POST /${Data.Id}/like`, {})).Code).toBe(404);
    expect((await sayAs(test, 'alang', { Content: '回', ParentId: Data.Id })).Error).toBe('word.no_parent');
    expect(await queue(test)).toMatchObject({
      Total: 1,
      Counts: { Waiting: 1, Reported: 0 },
      Result: [{ Id: Data.Id, HeldFor: 'link', Content: '看这里 https://a.example/' }],
    });
    const approved = await call(test, `PUT /${Data.Id}`, { State: 'shown' }, await by(test, 'operator'));
    expect(approved.Data).toMatchObject({ State: 'shown', ModeratedBy: 'operator' });
    expect(await total(test)).toBe(1);
    expect((await queue(test)).Total).toBe(0);
  });

  test('a held answer is counted when it is approved', async () => {
    const test = await openApp();
    const { Id } = (await sayAs(test, 'xiaoman', { Content: '哪里看' })).Data;
    const reply = (await sayAsVisitor(test, { Content: '去 abc.com', ParentId: Id })).Data;
    expect((await call(test, 'GET ')).Data.Result[0]).toMatchObject({ ReplyCount: 0, Replies: [] });
    await call(test, `PUT /${reply.Id}`, { State: 'shown' }, await by(test, 'operator'));
    expect((await call(test, 'GET ')).Data.Result[0]).toMatchObject({ ReplyCount: 1, Replies: [{ Id: reply.Id }] });
    await call(test, `PUT /${reply.Id}`, { State: 'hidden' }, await by(test, 'operator'));
    expect((await call(test, 'GET ')).Data.Result[0]).toMatchObject({ ReplyCount: 0, Replies: [] });
  });

  test('each decision can be taken back, and a word is shown with what it answers', async () => {
    const test = await openApp();
    const { Id } = (await sayAs(test, 'xiaoman', { Content: '哪里看' })).Data;
    const reply = (await sayAs(test, 'alang', { Content: '去 abc.com', ParentId: Id })).Data;
    const operator = await by(test, 'operator');
    const act = async (Action: string) =>
      (await call(test, 'PUT /moderation', { Ids: [reply.Id], Action }, operator)).Data;
    expect((await queue(test)).Result).toMatchObject([
      { Id: reply.Id, Answers: { Nickname: 'xiaoman', Content: '哪里看' }, Path: `/word?id=${Id}#word-${reply.Id}` },
    ]);
    expect(await act('show')).toBe(1);
    expect((await call(test, 'GET ')).Data.Result[0].ReplyCount).toBe(1);
    expect(await act('wait')).toBe(1);
    expect((await call(test, 'GET ')).Data.Result[0].ReplyCount).toBe(0);
    expect((await queue(test)).Total).toBe(1);
    expect(await act('undelete')).toBe(0);
    await act('show');
    expect(await act('delete')).toBe(1);
    expect((await call(test, 'GET ')).Data.Result[0].ReplyCount).toBe(0);
    expect(await act('undelete')).toBe(1);
    expect((await call(test, 'GET ')).Data.Result[0]).toMatchObject({
      ReplyCount: 1,
      Replies: [{ Content: '去 abc.com' }],
    });
  });

  test('what a word answers is cut between characters', async () => {
    const test = await openApp();
    const { Id } = (await sayAs(test, 'xiaoman', { Content: `字${'😀'.repeat(100)}` })).Data;
    await sayAs(test, 'alang', { Content: '去 abc.com', ParentId: Id });
    const [waiting] = (await queue(test)).Result;
    expect(waiting.Answers.Content).toBe(`字${'😀'.repeat(59)}`);
  });

  test('what the operator hides is gone for everyone with its answers, and comes back whole', async () => {
    const test = await openApp();
    const { Id } = (await sayAs(test, 'xiaoman', { Content: '吵架' })).Data;
    const reply = (await sayAs(test, 'alang', { Content: '继续吵', ParentId: Id })).Data;
    const operator = await by(test, 'operator');
    await call(test, `PUT /${Id}`, { State: 'hidden' }, operator);
    for (const key of [`GET /${Id}`, `GET /${reply.Id}`]) expect((await call(test, key)).Code).toBe(404);
    expect((await call(test, `POST /${reply.Id}/like`, {})).Code).toBe(404);
    expect(await total(test)).toBe(0);
    expect((await queue(test, '?state=hidden')).Result).toMatchObject([{ Id, ModeratedBy: 'operator' }]);
    await call(test, `PUT /${Id}`, { State: 'shown' }, operator);
    expect((await call(test, 'GET ')).Data.Result[0].Replies).toHaveLength(1);
  });

  test('who is shut out writes nothing more, as a member or as a visitor without the cookie, until that is taken back', async () => {
    const test = await openApp();
    const operator = await by(test, 'operator');
    const act = async (Action: string, ...Ids: number[]) =>
      (await call(test, 'PUT /moderation', { Ids, Action }, operator)).Data;
    const rude = (await sayAs(test, 'xiaoman', { Content: '第一句' })).Data;
    const place = { remoteAddress: '203.0.113.9' };
    const stranger = (await sayAsVisitor(test, { Content: '路过一句' }, place)).Data;
    const own = (await sayAs(test, 'operator', { Content: '站长说' })).Data;
    expect(await act('block', rude.Id, stranger.Id, own.Id)).toBe(2);
    expect(await act('block', rude.Id)).toBe(0);
    const said = { Code: 403, Error: 'word.author_blocked' };
    expect(await sayAs(test, 'xiaoman', { Content: '第二句', ParentId: own.Id })).toMatchObject(said);
    expect(await sayAsVisitor(test, { Content: '又路过一句' }, place)).toMatchObject(said);
    expect((await sayAs(test, 'alang', { Content: '别人照常' })).Code).toBe(200);
    const all = (await queue(test, '?state=all')).Result;
    expect(all.filter(({ IsBlocked }: { IsBlocked: boolean }) => IsBlocked)).toHaveLength(2);
    expect(await act('unblock', rude.Id, stranger.Id)).toBe(2);
    expect((await sayAs(test, 'xiaoman', { Content: '第二句' })).Code).toBe(200);
    expect((await sayAsVisitor(test, { Content: '又路过一句' }, place)).Code).toBe(200);
  });

  test('three people who report take a word off the board until the operator has looked', async () => {
    const test = await openApp();
    const { Id } = (await sayAs(test, 'xiaoman', { Content: '可疑' })).Data;
    const report = async (name: string, payload: object = { Reason: '广告', Detail: '推销' }) =>
      call(test, `POST /${Id}/report`, payload, await by(test, name));
    expect(await report('a', { Reason: '不喜欢' })).toMatchObject({ Code: 400, Message: '请选择举报原因' });
    await report('a');
    await report('a');
    await report('b');
    expect(await total(test)).toBe(1);
    expect(await queue(test, '?state=reported')).toMatchObject({
      Counts: { Reported: 1 },
      Result: [{ Id, ReportCount: 2, Reports: [{ Reason: '广告', Detail: '推销' }, {}] }],
    });
    await report('c');
    expect(await total(test)).toBe(0);
    expect((await queue(test)).Result).toMatchObject([{ Id, HeldFor: 'reports', ReportCount: 3 }]);
    const decided = await call(test, `PUT /${Id}`, { State: 'shown' }, await by(test, 'operator'));
    expect(decided.Data).toMatchObject({ State: 'shown', ReportCount: 0 });
    test.clock.now += 3_600_000;
    for (const name of ['a', 'b', 'c', 'd']) await report(name);
    // A person has decided; the crowd only asks again.
    expect(await total(test)).toBe(1);
    expect((await queue(test, '?state=reported')).Total).toBe(1);
  });

  test('reports are limited by address', async () => {
    const test = await openApp();
    const { Id } = (await sayAs(test, 'xiaoman', { Content: '你好' })).Data;
    const codes: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      // Another browser is no other person.
      const from = { headers: { 'user-agent': `browser ${turn}` } };
      codes.push((await call(test, `POST /${Id}/report`, { Reason: '其他' }, from)).Code);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await queue(test, '?state=reported')).Result[0].ReportCount).toBe(1);
  });

  test('many are decided at once, and found by text and writer', async () => {
    const test = await openApp();
    const ids: number[] = [];
    for (const name of ['a', 'b', 'c'])
      ids.push((await sayAs(test, name, { Content: `看 www.${name}100%.example` })).Data.Id);
    const operator = await by(test, 'operator');
    const act = async (Ids: number[], Action: string) =>
      (await call(test, 'PUT /moderation', { Ids, Action }, operator)).Data;
    expect((await queue(test, `?words=${encodeURIComponent('B100%')}`)).Total).toBe(1);
    expect((await queue(test, '?words=_')).Total).toBe(0);
    expect(await act([ids[0] ?? 0, ids[0] ?? 0, 999], 'show')).toBe(1);
    expect(await act([ids[1] ?? 0], 'hide')).toBe(1);
    expect(await act([ids[2] ?? 0], 'delete')).toBe(1);
    expect(await act([ids[2] ?? 0], 'delete')).toBe(0);
    expect((await queue(test)).Counts).toEqual({ Waiting: 0, Reported: 0 });
    expect((await queue(test, '?state=deleted')).Result).toMatchObject([
      { DeletedBy: 'operator', Content: 'www.c100%.example'.replace(/^/, '看 ') },
    ]);
    expect((await queue(test, '?state=all')).Total).toBe(3);
    expect(await total(test)).toBe(1);
    expect((await call(test, 'PUT /moderation', { Ids: [], Action: 'show' }, operator)).Code).toBe(400);
  });

  test('only a word that everyone sees and that begins a thread can be pinned', async () => {
    const test = await openApp();
    const operator = await by(test, 'operator');
    const { Id } = (await sayAs(test, 'xiaoman', { Content: '公告' })).Data;
    const reply = (await sayAs(test, 'xiaoman', { Content: '回复', ParentId: Id })).Data;
    expect((await call(test, `PUT /${reply.Id}`, { Pinned: true }, operator)).Error).toBe('word.not_pinnable');
    expect((await call(test, `PUT /${Id}`, { Pinned: true }, operator)).Data.Pinned).toBe(true);
    expect((await call(test, `PUT /${Id}`, { Pinned: false }, operator)).Data.Pinned).toBe(false);
    await call(test, `PUT /${Id}`, { State: 'hidden' }, operator);
    expect((await call(test, `PUT /${Id}`, { Pinned: true }, operator)).Error).toBe('word.not_pinnable');
    expect((await call(test, 'PUT /999', { Pinned: true }, operator)).Error).toBe('word.not_found');
  });
});
