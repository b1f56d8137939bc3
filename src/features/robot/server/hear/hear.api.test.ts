import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { robotCalls } from '../robot-api.fixture.ts';
import { cdata, readFlatXml } from './flat-xml.ts';
import { decryptWechat, encryptWechat, wechatSignature } from './wechat-crypto.ts';

const KEY = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
const [TOKEN, NONCE, APP] = ['testtoken', '123456', 'wx0123456789abcdef'];
const RANDOM = Buffer.from('0123456789abcdef');

describeOnEachEngine('hearing', (openApp) => {
  const add = async (open: TestApp, driver: string, fields: object): Promise<string> => {
    const { Data, Message } = await robotCalls(open).call('POST', '/channel', { driver, nickname: '号', fields });
    if (!Data) throw new Error(Message);
    return Data.guid;
  };

  /** A 公众号 in the mode given, and somebody who writes to it as WeChat brings it. */
  async function anAccount(mode: 'plain' | 'safe' | 'both' = 'plain') {
    const open = await openApp();
    const guid = await add(open, 'mp', { appid: APP, token: TOKEN, ...(mode !== 'plain' && { aesKey: KEY }) });
    const path = `/robot/hear/${guid}`;
    let id = 0;
    const deliver = (xml: string, change: Record<string, string> = {}) => {
      const time = String(Math.floor(open.clock.now / 1000));
      const sealed = encryptWechat(KEY, APP, xml, RANDOM);
      const plain = { signature: wechatSignature(TOKEN, time, NONCE), timestamp: time, nonce: NONCE };
      const safe = { encrypt_type: 'aes', msg_signature: wechatSignature(TOKEN, time, NONCE, sealed) };
      const query = new URLSearchParams({ ...plain, ...(mode !== 'plain' && safe), ...change });
      const inner = xml.slice('<xml>'.length, -'</xml>'.length);
      const outer = `<Encrypt>${cdata(sealed)}</Encrypt>`;
      const body = mode === 'plain' ? xml : `<xml>${mode === 'both' ? inner : ''}${outer}</xml>`;
      return open.app.inject({
        method: 'POST',
        url: `${path}?${query}`,
        headers: { 'content-type': 'text/xml', host: 'site.example' },
        payload: body,
      });
    };
    const message = (text: string, from = 'lin', msgId = String(++id)) =>
      `<xml><ToUserName>${cdata('gh_1')}</ToUserName><FromUserName>${cdata(from)}</FromUserName><CreateTime>1</CreateTime><MsgType>${cdata('text')}</MsgType><Content>${cdata(text)}</Content><MsgId>${msgId}</MsgId></xml>`;
    const say = async (text: string, from?: string, msgId?: string) => {
      const reply = await deliver(message(text, from, msgId));
      const outer = readFlatXml(reply.body);
      const sealed = outer?.['Encrypt'];
      return sealed
        ? readFlatXml(decryptWechat(KEY, APP, sealed) ?? '')?.['Content']
        : (outer?.['Content'] ?? reply.body);
    };
    return { ...open, ...robotCalls(open), guid, path, deliver, message, say };
  }

  test('the address is checked by its signature, and answers nobody else', async () => {
    const { app, path } = await anAccount();
    const ask = (signature: string) =>
      app.inject(
        `${path}?${new URLSearchParams({ signature, timestamp: '1700000000', nonce: NONCE, echostr: 'a b+c' })}`,
      );
    const good = await ask('f23603a2121b10f1cc3648528cd8328baeaf225d');
    expect([good.statusCode, good.body]).toEqual([200, 'a b+c']);
    expect((await ask('f23603a2121b10f1cc3648528cd8328baeaf225e')).statusCode).toBe(404);
    expect((await app.inject('/robot/hear/nobody?echostr=1')).statusCode).toBe(404);
  });

  test.each(['plain', 'safe', 'both'] as const)('a rule answers in the mode of the message: %s', async (mode) => {
    const { call, say, deliver, message } = await anAccount(mode);
    await call('POST', '/reply', {
      match: 'keyword',
      pattern: '你好',
      kind: 'text',
      content: '在的 ]]> 😂',
      cooldownSeconds: 0,
    });
    expect(await say('你好')).toContain('在的');
    expect((await deliver(message('你好'), { signature: '0', msg_signature: '0' })).statusCode).toBe(404);
    expect(
      (await deliver('<xml><MsgType>image</MsgType><FromUserName>a</FromUserName><MsgId>9</MsgId></xml>')).body,
    ).toBe('success');
  });

  test('after a change of the EncodingAESKey messages by the one before are still understood', async () => {
    const { call, say, guid, deliver, message } = await anAccount('safe');
    const changed = { fields: { aesKey: [...KEY].reverse().join('') } };
    expect((await call('PUT', `/channel/${guid}`, changed)).Code).toBe(200);
    expect(await say('今天农历')).toContain('农历');
    // A change of something else does not end it, another change of the key does.
    await call('PUT', `/channel/${guid}`, { fields: { token: TOKEN } });
    expect(await say('今天农历')).toContain('农历');
    await call('PUT', `/channel/${guid}`, { fields: { aesKey: 'b'.repeat(43) } });
    expect((await deliver(message('今天农历'))).statusCode).toBe(404);
  });

  test('a message that comes three times is answered the same, and has its effects once', async () => {
    const { call, say, as, app } = await anAccount();
    const headers = { ...(await as('lin')), host: 'site.example' };
    const { code } = (await app.inject({ method: 'POST', url: '/api/v1/wechat/robot/bind', headers })).json().Data;
    expect(await say(`绑定 ${code.toLowerCase()}`)).toContain('绑定好了');
    expect(await say(`绑定 ${code}`, 'chen')).toContain('不对或已过期');
    const answers = await Promise.all([
      say('记 午饭 23.5', 'lin', '77'),
      say('记 午饭 23.5', 'lin', '77'),
      say('记 午饭 23.5', 'lin', '77'),
    ]);
    expect(new Set(answers)).toEqual(new Set(['记好了：午饭 −¥23.50']));
    const bills = (await app.inject({ url: '/api/v1/bill', headers })).json().Data.Result;
    expect(bills).toMatchObject([{ Title: '午饭', Expense: 23.5 }]);
    expect(await say('记 2026-11-03 打车 十八块五\n退款 ￥20')).toBe(
      '记好了：打车 −¥18.50（11 月 3 日）；退款 +¥20.00',
    );
    const dated = (await app.inject({ url: '/api/v1/bill', headers })).json().Data.Result;
    expect(dated.find(({ Title }: { Title: string }) => Title === '打车')).toMatchObject({
      Expense: 18.5,
      CreatedTime: expect.stringMatching(/^2026-11-03/),
    });
    expect(await say('记 午饭 二十刀')).toContain('没看懂金额');
    expect(await say('昨天打车 18')).toBe('要记账的话，前面加一个「记」：记 昨天打车 18');
    expect(await say('记 午饭 5', 'chen')).toContain('还不知道你是哪位会员');
    const mine = (await app.inject({ url: '/api/v1/wechat/robot/bind', headers })).json().Data;
    expect(mine.Result).toMatchObject([{ name: '号' }]);
    for (let guess = 0; guess < 5; guess++) await say('绑定 AAAAAAA', 'mallory');
    expect(await say('绑定 AAAAAAA', 'mallory')).toContain('次数太多');
    expect((await call('GET', '/reply')).Data.Own).toBeGreaterThan(0);
  });

  test('names, addresses and the calendar are answered without any rule; what nobody answers is counted', async () => {
    const { call, say, app, as } = await anAccount();
    const payload = { Key: 'long-season', Name: '漫长的季节', TypeName: '电视剧', Year: 2023, Genres: ['悬疑'] };
    await app.inject({ method: 'POST', url: '/api/v1/any', headers: await as('operator'), payload });
    // The first search reads everything, and an answer has four seconds.
    await call('POST', '/reply/try', { text: '漫长的季节' });
    // One title is a card with its picture.
    for (const words of ['漫长的季节', 'mcdjj', 'manchangdejijie']) {
      expect(await say(words)).toMatch(/<MsgType><!\[CDATA\[news\]\]>.*漫长的季节.*http:\/\/site\.example\/any\//);
    }
    expect(await say('https://example.com/very/long?x=1')).toMatch(/^短链接：http:\/\/site\.example\/short\/\w+$/);
    expect(await say('今天农历')).toMatch(/农历.+年.+月/);
    // The day that was asked for, and no other.
    const tried = async (text: string) => (await call('POST', '/reply/try', { text })).Data.reply?.text;
    expect(await tried('2026年9月25日是农历几号？')).toMatch(/^(2026 年 )?9 月 25 日.*农历丙午年八月十五/);
    expect(await tried('中秋节是哪天')).toMatch(/^中秋节：.*八月十五\n(还有 \d+ 天|就是今天)/);
    expect(await tried('离除夕还有几天？')).toMatch(/^除夕：/);
    for (const words of ['我想看漫长的季节', '请问《漫长的季节》在哪看？', '有漫长的季节吗'])
      expect((await call('POST', '/reply/try', { text: words })).Data.own).toBe('name');
    expect(await say('哪吒3 什么时候上')).toBe('success');
    const { Own, OwnHits, ...counts } = (await call('GET', '/reply')).Data;
    expect(counts).toMatchObject({ Missed: 1, MissedWords: [{ words: '哪吒3 什么时候上', times: 1 }] });
    // Each is told apart: three names, an address, the calendar.
    expect(OwnHits.filter(({ hits }: { hits: number }) => hits > 0)).toEqual([
      { name: 'short', hits: 1 },
      { name: 'lunar', hits: 1 },
      { name: 'name', hits: 3 },
    ]);
    expect(Own).toBe(5);
    for (const [text, own] of [
      ['绑定 ABCDEFG', 'bind'],
      ['记 午饭 23.5', 'bill'],
      ['悬疑剧', 'wish'],
      ['mcdjj', 'name'],
    ]) {
      expect((await call('POST', '/reply/try', { text })).Data).toMatchObject({ own, ruleId: null });
    }
  });

  test('greetings find nothing by chance, festivals and days say their day, traditional characters are understood', async () => {
    const { call } = await anAccount();
    const tried = async (text: string) => (await call('POST', '/reply/try', { text })).Data;
    for (const text of ['hi', '在吗', '謝謝']) {
      expect(await tried(text)).toMatchObject({ reply: null, own: null, why: expect.stringContaining('招呼') });
    }
    for (const text of ['端午', '2026-11-30', '今天農曆幾號', '過年還有幾天', '下周五农历']) {
      expect(await tried(text)).toMatchObject({ own: 'lunar', reply: { text: expect.stringContaining('农历') } });
    }
    const [festival, ...others] = (await tried('春节')).reply.things;
    expect(festival.title).toBe('春节');
    expect(others.filter(({ title }: { title: string }) => !title.includes('春节'))).toEqual([]);
    expect((await tried('記 午飯 23.5')).reply.text).toBe('记好了：午飯 −¥23.50');
    expect((await tried('www.example.com/a')).own).toBe('short');
    expect((await tried('綁定 ABC123')).own).toBe('bind');
  });

  test('trying a sentence says which rule answers and changes nothing', async () => {
    const { call, app, as } = await anAccount();
    const { id } = (await call('POST', '/reply', { match: 'regex', pattern: '^记\\s', kind: 'bill' })).Data;
    const tried = (await call('POST', '/reply/try', { text: '记 午饭 23.5' })).Data;
    expect(tried).toMatchObject({ ruleId: id, why: '第 1 条', reply: { kind: 'text', text: '记好了：午饭 −¥23.50' } });
    const called = await call('POST', '/reply/try', { text: '@小助手\u2005记 午饭 23.5', isGroup: true });
    expect(called.Data).toMatchObject({ ruleId: id });
    const missed = (await call('POST', '/reply/try', { text: '退群', isGroup: true })).Data;
    expect(missed).toMatchObject({ ruleId: null, reply: null, why: '1 条规则都对不上，群里没有 @ 它就不搜索' });
    expect((await call('GET', '/reply')).Data).toMatchObject({ Own: 0, Missed: 0, Result: [{ id, hits: 0 }] });
    expect((await app.inject({ url: '/api/v1/bill', headers: await as('operator') })).json().Data.Result).toEqual([]);
  });

  test('a rule shows a picture of the library by its own path, and says which field is wrong', async () => {
    const { call, say } = await anAccount();
    const picture = `/file/${'a'.repeat(32)}.webp`;
    const card = { match: 'keyword', pattern: '群规', kind: 'card', title: '群规', url: 'https://example.com/rules' };
    const made = await call('POST', '/reply', { ...card, image_url: picture });
    expect(made.Data.image_url).toBe(picture);
    expect(await say('群规')).toContain(`<PicUrl><![CDATA[http://site.example${picture}]]>`);
    const shown = (await call('POST', '/reply', { match: 'keyword', pattern: '图', kind: 'image', url: picture })).Data;
    expect(shown.url).toBe(picture);
    expect((await call('POST', '/reply/try', { text: '图' })).Data.reply.image).toBe(picture);
    for (const image_url of ['//evil.example/a.png', 'javascript:1', '/\\evil.example'])
      expect((await call('POST', '/reply', { ...card, image_url })).Errors).toMatchObject([{ Field: 'image_url' }]);
    expect((await call('POST', '/reply', { ...card, title: '' })).Errors).toMatchObject([{ Field: 'title' }]);
  });

  test('rules are put into an order at once', async () => {
    const { call } = await anAccount();
    const ids: number[] = [];
    for (const pattern of ['甲', '乙', '丙']) {
      ids.push((await call('POST', '/reply', { match: 'keyword', pattern, kind: 'lunar' })).Data.id);
    }
    await call('PUT', '/reply/order', { ids: [ids[2], ids[0], 999] });
    const { Result } = (await call('GET', '/reply')).Data;
    expect(Result.map(({ pattern }: { pattern: string }) => pattern)).toEqual(['丙', '甲', '乙']);
  });

  test('an application of WeCom is always encrypted', async () => {
    const open = await openApp();
    const corpid = 'ww1234567890abcdef';
    const guid = await add(open, 'wecomapp', {
      corpid,
      agentid: '1000002',
      corpsecret: 's'.repeat(43),
      token: TOKEN,
      aesKey: KEY,
    });
    const path = `/robot/hear/${guid}`;
    const echostr = encryptWechat(KEY, corpid, '1616140317555161061', RANDOM);
    const signed = (sealed: string) => ({
      msg_signature: wechatSignature(TOKEN, '1', NONCE, sealed),
      timestamp: '1',
      nonce: NONCE,
    });
    const echo = await open.app.inject(`${path}?${new URLSearchParams({ ...signed(echostr), echostr })}`);
    expect(echo.body).toBe('1616140317555161061');
    const xml = `<xml><ToUserName>${corpid}</ToUserName><FromUserName>lin</FromUserName><MsgType>text</MsgType><Content>今天农历</Content><MsgId>5</MsgId></xml>`;
    const post = (sealed: string, body = `<xml><Encrypt>${cdata(sealed)}</Encrypt></xml>`) =>
      open.app.inject({
        method: 'POST',
        url: `${path}?${new URLSearchParams(signed(sealed))}`,
        payload: body,
        headers: { 'content-type': 'text/xml' },
      });
    const reply = readFlatXml((await post(encryptWechat(KEY, corpid, xml, RANDOM))).body) ?? {};
    expect(reply['MsgSignature']).toBe(
      wechatSignature(TOKEN, reply['TimeStamp'] ?? '', reply['Nonce'] ?? '', reply['Encrypt'] ?? ''),
    );
    expect(decryptWechat(KEY, corpid, reply['Encrypt'] ?? '')).toContain('农历');
    expect((await post(encryptWechat(KEY, 'ww0000000000000000', xml, RANDOM))).statusCode).toBe(404);
    expect((await post('x', xml)).statusCode).toBe(404);
    expect((await post('x', `<xml>${'a'.repeat(300_000)}</xml>`)).statusCode).toBe(413);
  });

  test('Telegram and DingTalk are known by their secrets', async () => {
    const open = await openApp();
    const telegram = await add(open, 'telegram', { token: `123456:${'A'.repeat(35)}`, chats: '-1001' });
    const update = {
      update_id: 1,
      message: {
        chat: { id: -1001, type: 'group' },
        from: { id: 7, is_bot: false },
        text: '@bot 今天农历',
        entities: [{ type: 'mention', offset: 0, length: 4 }],
      },
    };
    const url = (guid: string) => `/robot/hear/${guid}`;
    const forged = await open.app.inject({
      method: 'POST',
      url: url(telegram),
      payload: update,
      headers: { 'x-telegram-bot-api-secret-token': 'x' },
    });
    expect(forged.statusCode).toBe(404);

    const appSecret = 'appsecret-test';
    const dingtalk = await add(open, 'dingtalk', { address: 'f'.repeat(64), appSecret });
    const send = (sign: string, timestamp = String(open.clock.now)) =>
      open.app.inject({
        method: 'POST',
        url: url(dingtalk),
        payload: { msgtype: 'picture' },
        headers: { timestamp, sign },
      });
    const signOf = (time: string) => createHmac('sha256', appSecret).update(`${time}\n${appSecret}`).digest('base64');
    const now = String(open.clock.now);
    expect((await send(signOf(now), now)).statusCode).toBe(200);
    expect((await send('x', now)).statusCode).toBe(404);
    const old = String(open.clock.now - 2 * 3_600_000);
    expect((await send(signOf(old), old)).statusCode).toBe(404);
  });
});
