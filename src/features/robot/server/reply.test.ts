import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { addressIn, boundedMatch, matchRule, type ReplyRule } from './reply-match.ts';
import { ROOM, robotCalls } from './robot-api.fixture.ts';

const rule = (change: Partial<ReplyRule>): ReplyRule => ({
  id: 1,
  match: 'keyword',
  pattern: '搜',
  kind: 'search',
  body: {},
  cooldownSeconds: 10,
  position: 1,
  isOn: true,
  ...change,
});

test('rules are tried in their order, defaults last, those that are off never', async () => {
  const rules = [
    rule({ id: 1, match: 'default', position: 0 }),
    rule({ id: 2, isOn: false }),
    rule({ id: 3, match: 'regex', pattern: '^我想看(.+)$', position: 2 }),
    rule({ id: 4, pattern: '搜，找', position: 3 }),
  ];
  const match = async (text: string) => {
    const found = await matchRule(rules, text);
    return [found?.rule.id, found?.words];
  };
  expect(await match('搜 流浪地球')).toEqual([4, '流浪地球']);
  expect(await match('找流浪地球')).toEqual([4, '流浪地球']);
  expect(await match('我想看 三体')).toEqual([3, '三体']);
  expect(await match('你好')).toEqual([1, '你好']);
});

test.each([
  ['看 https://a.com/b. 好', 'https://a.com/b'],
  ['（https://a.com/a(b)）', 'https://a.com/a(b)'],
  ['https://zh.wikipedia.org/wiki/狂飙_(电视剧)，好看', 'https://zh.wikipedia.org/wiki/狂飙_(电视剧)'],
  ['“https://a.com/b”吧', 'https://a.com/b'],
  ['(see https://a.com/b)!', 'https://a.com/b'],
  ['https://a.com/b：看', 'https://a.com/b'],
  ['看https://a.com/?q=a,b;c:d?', 'https://a.com/?q=a,b;c:d'],
  ['https://[::1]', 'https://[::1]'],
  ['http://', undefined],
  ['帮我缩短 www.example.com/abc。', 'http://www.example.com/abc'],
  ['example.com/path?a=1', 'http://example.com/path?a=1'],
  ['写信到 me@www.example.com', undefined],
  ['www.', undefined],
  ['and/or', undefined],
  ['1.5/2', undefined],
  ['example.com', undefined],
])('the address in %s', (text, address) => {
  expect(addressIn(text)).toBe(address);
});

test('a pattern that would take for ever is given up', () => {
  expect(boundedMatch('^(a+)+$', `${'a'.repeat(40)}!`)).toBe(undefined);
  expect(boundedMatch('(', 'a')).toBe(undefined);
});

test('with many such patterns everybody else has a turn before each', async () => {
  const evil = Array.from({ length: 6 }, (_, id) => rule({ id, match: 'regex', pattern: '^(a+)+$' }));
  const looking = { turns: 0, isOver: false };
  const turn = () => {
    looking.turns += 1;
    if (!looking.isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const found = await matchRule(evil, `${'a'.repeat(40)}!`);
  looking.isOver = true;
  expect(found).toBeUndefined();
  expect(looking.turns).toBeGreaterThanOrEqual(6);
});

describeOnEachEngine('auto replies', (openApp) => {
  async function start() {
    const open = await openApp();
    const calls = robotCalls(open);
    const guid = await calls.aRobot();
    const { callbackUrl, Result } = (await calls.call('GET', '')).Data;
    const path = new URL(callbackUrl).pathname;
    const send = (message: object, url = path) => open.app.inject({ method: 'POST', url, payload: { guid, message } });
    const say = (msg: string, rest: object = {}) =>
      send({ type: 11046, data: { from_wxid: 'wxid_lin', room_wxid: ROOM, msg, ...rest } });
    return { ...open, ...calls, guid, wxid: Result[0].wxid as string, path, send, say };
  }

  test('in quiet hours nobody is answered', async () => {
    const { call, say, outbox, clock, guid } = await start();
    await call('POST', '/reply', { match: 'default', kind: 'text', content: '在的' });
    await call('PUT', `/${guid}`, { quietFrom: '23:00', quietTo: '08:00' });
    clock.now = Date.parse('2026-11-16T23:30:00+08:00');
    await say('在吗');
    expect(await outbox()).toEqual([]);
    clock.now = Date.parse('2026-11-17T08:00:00+08:00');
    await say('在吗');
    expect(await outbox()).toHaveLength(1);
  });

  test('a text that fits is answered in its room, and then the rule rests there', async () => {
    const { call, say, outbox, clock } = await start();
    await call('POST', '/reply', {
      match: 'keyword',
      pattern: '你好',
      kind: 'text',
      content: '在的',
      cooldownSeconds: 60,
    });
    expect((await say('你好呀')).json().Data).toBe(true);
    await say('你好呀');
    expect(await outbox()).toMatchObject([{ origin: '自动回复', requestBody: { to_wxid: ROOM, content: '在的' } }]);
    await say('你好', { room_wxid: 'sandbox-2@chatroom' });
    expect(await outbox()).toHaveLength(2);
    clock.now += 60_000;
    await say('你好');
    expect(await outbox()).toHaveLength(3);
  });

  test('a robot never answers itself or another of ours, nor the same message twice', async () => {
    const { call, say, outbox, wxid, clock } = await start();
    await call('POST', '/reply', { match: 'default', kind: 'text', content: '收到', cooldownSeconds: 0 });
    await say('收到', { from_wxid: wxid });
    expect(await outbox()).toEqual([]);
    await say('在吗', { msgid: '77' });
    clock.now += 1000;
    await say('在吗', { msgid: '77' });
    expect(await outbox()).toHaveLength(1);
  });

  test('a search without a hit says so', async () => {
    const { call, say, outbox } = await start();
    await call('POST', '/reply', { match: 'keyword', pattern: '搜', kind: 'search' });
    await say('搜 不存在的片子');
    expect((await outbox())[0].requestBody.content).toBe('没有找到“不存在的片子”');
  });

  test('a wrong secret is an unknown address, and strange callbacks change nothing', async () => {
    const { send, outbox, path, call } = await start();
    await call('POST', '/reply', { match: 'default', kind: 'text', content: '收到' });
    const other = path.slice(0, -1) + (path.endsWith('-') ? '_' : '-');
    const forged = await send({ type: 11046, data: { from_wxid: 'a', msg: 'b' } }, other);
    expect(forged.statusCode).toBe(404);
    for (const data of [null, 'text', [], { msg: 5 }, { from_wxid: 'a', msg: '' }]) await send({ type: 11046, data });
    expect(await outbox()).toEqual([]);
  });

  test('logging out and a new login code are told by the service', async () => {
    const { send, call } = await start();
    await send({ type: 11026, data: {} });
    await send({ type: 11087, data: { qrcode: 'http://weixin.qq.com/x/new' } });
    expect((await call('GET', '')).Data.Result[0]).toMatchObject({ status: 0, qrcode: 'http://weixin.qq.com/x/new' });
  });

  test.each([
    [{ match: 'keyword', kind: 'text', content: '好' }, '请填写要匹配的内容'],
    [{ match: 'regex', pattern: '(', kind: 'text', content: '好' }, '正则表达式不正确'],
    [{ match: 'default', kind: 'text' }, '请填写内容'],
    [{ match: 'default', kind: 'image', url: 'javascript:1' }, '图片地址须以 http:// 或 https:// 开头'],
  ])('%o is refused: %s', async (wish, message) => {
    const { call } = await start();
    expect((await call('POST', '/reply', wish)).Message).toBe(message);
    expect((await call('GET', '/reply')).Data.Result).toEqual([]);
  });

  test('a rule can be changed, turned off and removed', async () => {
    const { call, say, outbox } = await start();
    const { id } = (await call('POST', '/reply', { match: 'default', kind: 'text', content: '一' })).Data;
    expect((await call('PUT', `/reply/${id}`, { isOn: false })).Data).toMatchObject({ content: '一', isOn: false });
    await say('在吗');
    expect(await outbox()).toEqual([]);
    expect((await call('DELETE', `/reply/${id}`)).Data).toBe(true);
    expect((await call('DELETE', `/reply/${id}`)).Code).toBe(404);
  });
});
