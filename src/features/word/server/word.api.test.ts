import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { call, proofFor, saveConfig, sayAs, sayAsVisitor, workedProof } from './word.fixture.ts';

describeOnEachEngine('the board', (openApp) => {
  test('members write, answer and are listed newest first; answers stand under their word', async () => {
    const test = await openApp();
    const first = (await sayAs(test, 'xiaoman', { Content: '第一条' })).Data;
    expect(first).toMatchObject({ Nickname: 'xiaoman', Role: 'member', State: 'shown', ParentId: null, Mine: true });
    await sayAs(test, 'xiaoman', { Content: '第二条', ParentId: '' });
    const reply = (await sayAs(test, 'alang', { Content: '回第一条', ParentId: first.Id })).Data;
    // An answer to an answer stands beside it.
    const second = (await sayAs(test, 'operator', { Content: '谢谢', ParentId: reply.Id })).Data;
    expect(second).toMatchObject({ ParentId: first.Id, Role: 'operator' });
    const { Data } = await call(test, 'GET ?pageSize=10');
    expect(Data).toMatchObject({ Total: 2, PageCount: 1, Mode: 'open', Waiting: [] });
    expect(Data.Result.map(({ Content }: { Content: string }) => Content)).toEqual(['第二条', '第一条']);
    expect(Data.Result[1].Replies).toMatchObject([{ Content: '回第一条' }, { Content: '谢谢', Role: 'operator' }]);
    expect(Data.Result[1]).toMatchObject({ ReplyCount: 2, Mine: false, Liked: false });
    expect((await call(test, `GET /${second.Id}`)).Data).toMatchObject({ Id: first.Id, Replies: [{}, {}] });
    expect((await call(test, 'GET ?page=2&pageSize=1')).Data.Result[0].Id).toBe(first.Id);
    expect((await call(test, 'GET ?page=9')).Data.Result).toEqual([]);
  });

  test('what is written comes out as text, cleaned, and nothing else', async () => {
    const test = await openApp();
    const { Data } = await sayAs(test, 'xiaoman', { Content: ' <img src=x onerror=alert(1)>\u202e\u200b 好 ' });
    expect(Data.Content).toBe('<img src=x onerror=alert(1)> 好');
    const refused = await sayAs(test, 'xiaoman', { Content: '\u200b \u202e' });
    expect(refused).toMatchObject({ Code: 400, Error: 'word.bad_content', Errors: [{ Field: 'Content' }] });
    expect((await sayAs(test, 'xiaoman', { Content: 'a\0b' })).Code).toBe(400);
  });

  test('a form will do as well as JSON', async () => {
    const test = await openApp();
    const headers = { ...(await test.as('xiaoman')), 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams({
      Content: '第一行\r\n第二行 👨‍👩‍👧',
      ParentId: '',
      Nickname: '别人',
    }).toString();
    const { Data } = (await test.app.inject({ method: 'POST', url: '/api/v1/word', headers, payload })).json();
    expect(Data).toMatchObject({ Content: '第一行\n第二行 👨‍👩‍👧', Nickname: 'xiaoman' });
  });

  test('a visitor needs a proof of work, which works once', async () => {
    const test = await openApp();
    expect(await call(test, 'POST ', { Content: '我也来' })).toMatchObject({ Code: 400, Error: 'word.proof_needed' });
    const Proof = await workedProof(test);
    // A refusal does not cost the proof.
    expect((await call(test, 'POST ', { Content: '', Proof })).Error).toBe('word.bad_content');
    const said = await call(test, 'POST ', { Content: '我也来', Nickname: '海边的阿尔', Proof });
    expect(said.Data).toMatchObject({ Nickname: '海边的阿尔', Role: 'visitor', Mine: true });
    expect(await call(test, 'POST ', { Content: '再来', Proof })).toMatchObject({
      Code: 400,
      Error: 'word.proof_spent',
    });
    expect((await sayAsVisitor(test, { Content: '没有名字' })).Data.Nickname).toBe('匿名访客');
    expect((await sayAsVisitor(test, { Content: '装的', Nickname: '站长' })).Error).toBe('word.bad_nickname');
  });

  test('a proof is for one spot, for ten minutes, and cannot be forged', async () => {
    const test = await openApp();
    const Proof = await proofFor(test);
    const post = (proof: string, from = {}) => call(test, 'POST ', { Content: '你好', Proof: proof }, from);
    expect((await post(Proof, { remoteAddress: '203.0.113.9' })).Error).toBe('word.proof_wrong');
    const opened = JSON.parse(atob(Proof));
    const changed = (change: (proof: typeof opened) => void) => {
      const copy = structuredClone(opened);
      change(copy);
      return btoa(JSON.stringify(copy));
    };
    const forged = [
      changed((proof) => (proof.solution.derivedKey = proof.challenge.parameters.keyPrefix.repeat(2))),
      changed((proof) => (proof.challenge.parameters.keyPrefix = '00')),
      changed((proof) => (proof.challenge.parameters.expiresAt += 60)),
      changed((proof) => (proof.challenge.signature = '')),
      btoa('{}'),
      btoa('null'),
      '不是 base64',
    ];
    for (const proof of forged) expect((await post(proof)).Error).toBe('word.proof_wrong');
    test.clock.now += 10 * 60_000 + 2000;
    expect((await post(Proof)).Error).toBe('word.proof_wrong');
  });

  test('the same words twice in a day are refused, also when both come at once', async () => {
    const test = await openApp();
    await test.as('xiaoman');
    const replies = await Promise.all([1, 2, 3].map(() => sayAs(test, 'xiaoman', { Content: '你好呀' })));
    expect(replies.map(({ Code }) => Code).sort()).toEqual([200, 409, 409]);
    expect((await sayAs(test, 'xiaoman', { Content: '你 好\u200b呀' })).Error).toBe('word.duplicate');
    expect((await sayAs(test, 'alang', { Content: '你好呀' })).Code).toBe(200);
    const { Data } = await call(test, 'GET ');
    const ParentId = Data.Result[0].Id;
    expect((await sayAs(test, 'xiaoman', { Content: '你好呀', ParentId })).Code).toBe(200);
    test.clock.now += 86_400_000;
    expect((await sayAs(test, 'xiaoman', { Content: '你好呀' })).Code).toBe(200);
  });

  test('writing has its limits, per member and per spot of a visitor', async () => {
    const test = await openApp();
    const codes: number[] = [];
    for (let turn = 0; turn < 7; turn++) codes.push((await sayAs(test, 'xiaoman', { Content: `第 ${turn} 条` })).Code);
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect((await sayAs(test, 'operator', { Content: '我在' })).Code).toBe(200);
    const visitor: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      visitor.push(
        (await sayAsVisitor(test, { Content: `访客 ${turn}` }, { headers: { 'user-agent': `b${turn}` } })).Code,
      );
    }
    expect(visitor).toEqual([200, 200, 200, 429]);
  });

  test('a like counts once per person and goes when it is given again', async () => {
    const test = await openApp();
    const { Id } = (await sayAs(test, 'xiaoman', { Content: '点个赞' })).Data;
    const me = { headers: await test.as('alang') };
    const like = async (from = {}, payload = {}) => (await call(test, `POST /${Id}/like`, payload, from)).Data;
    expect(await like(me)).toEqual({ Likes: 1, Liked: true });
    expect(await like(me, { Liked: true })).toEqual({ Likes: 1, Liked: true });
    expect((await call(test, 'GET ', undefined, me)).Data.Result[0]).toMatchObject({ Likes: 1, Liked: true });
    // A visitor without cookies is known by where they are; with the cookie also from elsewhere.
    expect(await like()).toEqual({ Likes: 2, Liked: true });
    expect(await like()).toEqual({ Likes: 1, Liked: false });
    const { cookie } = await call(test, `POST /${Id}/like`, {});
    expect(cookie).toMatch(/^Board=[\w-]{22}\.[\w-]{22}\.[\w-]{22}$/);
    const moved = { headers: { cookie: `a=b; ${cookie}` }, remoteAddress: '203.0.113.7' };
    expect((await call(test, 'GET ', undefined, moved)).Data.Result[0].Liked).toBe(true);
    const signed = String(cookie).lastIndexOf('.') + 1;
    const other = `${cookie?.slice(0, signed)}${cookie?.[signed] === 'A' ? 'B' : 'A'}${cookie?.slice(signed + 1)}`;
    const forged = { headers: { cookie: other }, remoteAddress: '203.0.113.8' };
    expect((await call(test, 'GET ', undefined, forged)).Data.Result[0].Liked).toBe(false);
    expect(await like(moved)).toEqual({ Likes: 1, Liked: false });
    const many = await Promise.all(Array.from({ length: 5 }, () => like({ headers: me.headers }, { Liked: false })));
    expect(many.map(({ Likes }) => Likes)).toEqual([0, 0, 0, 0, 0]);
    expect((await call(test, 'POST /999/like', {})).Error).toBe('word.not_found');
  });

  test('a visitor likes a word once: cookie thrown away, a day later, or all at once', async () => {
    const test = await openApp();
    const { Id } = (await sayAs(test, 'xiaoman', { Content: '点个赞' })).Data;
    const like = (from = {}) => call(test, `POST /${Id}/like`, { Liked: true }, from);
    const first = await Promise.all(Array.from({ length: 5 }, () => like()));
    expect(first.map(({ Data }) => Data)).toEqual(Array(5).fill({ Likes: 1, Liked: true }));
    expect((await like()).Data).toEqual({ Likes: 1, Liked: true });
    const known = { headers: { cookie: String(first[0]?.cookie) } };
    test.clock.now += 3 * 86_400_000;
    expect((await like(known)).Data).toEqual({ Likes: 1, Liked: true });
    // From another address it is another visitor, who then is one.
    const elsewhere = { remoteAddress: '203.0.113.9' };
    expect((await like(elsewhere)).Data.Likes).toBe(2);
    expect((await like(elsewhere)).Data.Likes).toBe(2);
  });

  test('browsers pretended at one address are few, also with cookies, elsewhere and after a restart', async () => {
    const test = await openApp();
    const { Id } = (await sayAs(test, 'xiaoman', { Content: '点个赞' })).Data;
    const { Id: other } = (await sayAs(test, 'xiaoman', { Content: '也点一个' })).Data;
    const like = (id: number, headers: Record<string, string>, remoteAddress = '203.0.113.9') =>
      call(test, `POST /${id}/like`, { Liked: true }, { headers, remoteAddress });
    const tries = [];
    for (let turn = 0; turn < 8; turn++) tries.push(await like(other, { 'user-agent': `b${turn}` }));
    expect(tries.map(({ Code }) => Code)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const cookies = tries.slice(0, 5).map(({ cookie }) => String(cookie));
    for (const [turn, cookie] of cookies.entries()) {
      expect((await like(Id, { cookie }, `198.51.100.${turn}`)).Data.Likes).toBe(turn + 1);
    }
    expect((await like(Id, { 'user-agent': 'b7' })).Code).toBe(429);
    expect((await like(Id, {}, '198.51.100.77')).Data.Likes).toBe(6);
    const refused = await like(other, { 'user-agent': 'another' });
    expect(refused).toMatchObject({ Code: 429, Error: 'limit.too_many', Message: expect.stringContaining('登录') });
    // What was given can be taken back, which makes room; a member is never in the crowd.
    expect(
      (await call(test, `POST /${other}/like`, { Liked: false }, { headers: { cookie: cookies[0] ?? '' } })).Code,
    ).toBe(200);
    expect((await like(other, { 'user-agent': 'another' })).Code).toBe(200);
    expect((await like(other, await test.as('alang'))).Code).toBe(200);
  });

  test('most liked first, pinned before all', async () => {
    const test = await openApp();
    const ids: number[] = [];
    for (const Content of ['甲', '乙', '丙']) ids.push((await sayAs(test, 'xiaoman', { Content })).Data.Id);
    const operator = { headers: await test.as('operator') };
    await call(test, `POST /${ids[0]}/like`, {});
    const order = async (query: string) =>
      (await call(test, `GET ${query}`)).Data.Result.map(({ Content }: { Content: string }) => Content).join('');
    expect(await order('')).toBe('丙乙甲');
    expect(await order('?order=likes')).toBe('甲丙乙');
    await call(test, `PUT /${ids[1]}`, { Pinned: true }, operator);
    expect([await order(''), await order('?order=likes')]).toEqual(['乙丙甲', '乙甲丙']);
  });

  test('a page of another site cannot write or like in a visitor’s name', async () => {
    const test = await openApp();
    const { Id } = (await sayAs(test, 'xiaoman', { Content: '你好' })).Data;
    const headers = { origin: 'https://evil.example' };
    expect((await call(test, `POST /${Id}/like`, {}, { headers })).Error).toBe('auth.cross_site');
    expect((await call(test, 'POST ', { Content: '嘿' }, { headers })).Error).toBe('auth.cross_site');
  });

  test('the operator decides who may write, and may always', async () => {
    const test = await openApp();
    const { Id } = (await sayAs(test, 'xiaoman', { Content: '你好' })).Data;
    await saveConfig(test, 'boardMode', 'members');
    expect((await call(test, 'GET ')).Data).toMatchObject({ Mode: 'members', Total: 1 });
    for (const key of ['POST ', `POST /${Id}/like`]) {
      expect((await call(test, key, { Content: '嘿' })).Error).toBe('word.members_only');
    }
    expect((await call(test, 'GET /challenge')).Error).toBe('word.members_only');
    expect((await sayAs(test, 'xiaoman', { Content: '会员可以' })).Code).toBe(200);
    await saveConfig(test, 'boardMode', 'off');
    for (const key of ['GET ', `GET /${Id}`, 'POST ', `POST /${Id}/report`]) {
      const payload = key.startsWith('GET') ? undefined : { Content: '嘿', Reason: '广告' };
      expect(await call(test, key, payload, { headers: await test.as('xiaoman') })).toMatchObject({
        Code: 403,
        Error: 'word.closed',
      });
    }
    expect((await sayAs(test, 'operator', { Content: '维护中' })).Code).toBe(200);
    expect((await call(test, 'GET ', undefined, { headers: await test.as('operator') })).Data.Total).toBe(3);
  });

  test('blocked words are refused, in text and name', async () => {
    const test = await openApp();
    await saveConfig(test, 'blockedWords', ['發票', 'vx']);
    expect((await sayAs(test, 'xiaoman', { Content: '代开 发\u200b-票' })).Error).toBe('word.blocked');
    expect(await sayAsVisitor(test, { Content: '你好', Nickname: 'ＶＸ' })).toMatchObject({
      Error: 'word.blocked',
      Errors: [{ Field: 'Nickname' }],
    });
    expect((await sayAs(test, 'operator', { Content: '请勿代开发票' })).Code).toBe(200);
  });

  test('words are found by text, writer and pinyin', async () => {
    const test = await openApp();
    const { Id } = (await sayAs(test, 'xiaoman', { Content: '漫长的季节哪里看？\n找了很久没有找到' })).Data;
    await sayAs(test, 'alang', { Content: '腾讯视频有全集', ParentId: Id });
    await sayAs(test, 'alang', { Content: '别的话题' });
    const find = async (words: string) =>
      (await call(test, `GET ?words=${encodeURIComponent(words)}`)).Data.Result.map((word: { Id: number }) => word.Id);
    expect(await find('季节')).toEqual([Id]);
    expect(await find('全集')).toEqual([Id]);
    expect(await find('漫長')).toEqual([Id]);
    expect(await find('xiaoman')).toEqual([Id]);
    await call(test, `PUT /${Id}`, { State: 'hidden' }, { headers: await test.as('operator') });
    expect(await find('全集')).toEqual([]);
  });
});
