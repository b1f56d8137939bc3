import { expect, test } from 'vitest';
import { createOutbound } from '#/platform/outbound/outbound.ts';
import type { Channel, ChannelSettings, Said } from './channel.driver.ts';
import { createDingtalk, dingtalkSign } from './dingtalk.gateway.ts';
import { createFeishu, feishuSign } from './feishu.gateway.ts';
import * as fakes from './messengers.fixture.ts';
import { createOfficialAccount } from './official-account.gateway.ts';
import { createBark, createNtfy } from './phone.gateway.ts';
import { createDiscord, createSlack } from './plain-hooks.gateway.ts';
import { createStandardWebhook, webhookSignature } from './standard-webhook.gateway.ts';
import { createTelegram, escapeHtml } from './telegram.gateway.ts';
import { createTokenKeeper } from './token-keeper.ts';
import { createWecomApp } from './wecom-app.gateway.ts';
import { createWecomHook } from './wecom-hook.gateway.ts';

const NOW = 1_700_000_000_000;
const now = () => NOW;
const way = (origin: string) => createOutbound({ allow: [origin] });
const hello: Said = { kind: 'text', text: '你好 <b>&', at: [] };
const rich: Said = {
  kind: 'rich',
  title: '今日上新',
  text: '· 甲 9.4\n· 乙',
  url: 'https://s.example/a',
  image: 'https://s.example/p.png',
};

function settingsOf(channel: Channel, fields: Record<string, string>): ChannelSettings {
  const read = channel.read(fields);
  if ('problem' in read) throw new Error(`${read.problem.field}: ${read.problem.message}`);
  return read.settings;
}
const problemOf = (channel: Channel, fields: Record<string, string>) => {
  const read = channel.read(fields);
  return 'problem' in read ? read.problem : undefined;
};
const say = (channel: Channel, settings: ChannelSettings, said: Said = hello, to = 'r', once = 'o1') =>
  channel.send(settings, { said, to, once });

test('signatures are those of the services’ own documents', () => {
  expect(dingtalkSign('SECtest0123456789', '1700000000000')).toBe('yBKp5IlG6qCzcQWmgyRK/ziJBdVNJmHfFE2ST/CzT/g=');
  expect(dingtalkSign('appsecret-test', '1700000000000')).toBe('e9R+mFAdWBRyqDxnV/2rC4fEhqWzMmuqrkEgvQqi0+M=');
  expect(feishuSign('feishu-secret', '1700000000')).toBe('OrBzY1Y01Gq+HgJsl+7OfWcMVwc7YocohQm5iiZwjhU=');
  const body = '{"type":"post.published","timestamp":"2026-01-01T00:00:00Z","data":{"id":"42"}}';
  const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
  expect(webhookSignature(secret, 'msg_1', '1700000000', body)).toBe('v1,978/lcsyLpfZtufcr1Wwn48u2pHE7yELIyM7KOs6qIk=');
  expect(escapeHtml('a<b & "c"')).toBe('a&lt;b &amp; "c"');
});

test('WeCom: the address is pasted whole or as the key, and what is wrong with it is said', async () => {
  const service = await fakes.aWecomHook();
  const channel = createWecomHook(way(service.origin), { baseUrl: service.origin });
  const address = `https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${fakes.GOOD_KEY}`;
  const settings = settingsOf(channel, { address });
  expect(settingsOf(channel, { address: ` ${fakes.GOOD_KEY} ` })).toEqual(settings);
  expect(problemOf(channel, { address: address.slice(0, -1) })).toMatchObject({
    field: 'address',
    message: expect.stringContaining('少了 1 位，应是 36 位'),
  });
  expect(problemOf(channel, { address: 'https://example.com/?key=x' })?.message).toContain('不是企业微信的地址');
  expect(await say(channel, settings)).toBe('errcode 0，ok');
  await say(channel, settings, rich);
  expect(service.heard[1]?.body).toEqual({
    msgtype: 'markdown_v2',
    markdown_v2: {
      content: '### 今日上新\n\n![](https://s.example/p.png)\n\n· 甲 9.4  \n· 乙\n\n[查看](https://s.example/a)',
    },
  });
  for (let sent = 2; sent < 20; sent++) await say(channel, settings);
  await expect(say(channel, settings)).rejects.toMatchObject({ outlook: 'later', waitMs: 60_000 });
  const other = settingsOf(channel, { address: fakes.GOOD_KEY.replace('1', '2') });
  await expect(say(channel, other)).rejects.toMatchObject({ outlook: 'never', isDead: true });
});

test('WeCom application: one token for many messages, a withdrawn one is renewed once', async () => {
  const service = await fakes.aWecomApp();
  const channel = createWecomApp(way(service.origin), createTokenKeeper(now), { baseUrl: service.origin });
  const fields = { corpid: 'ww1234567890abcdef', agentid: '1000002', corpsecret: 's'.repeat(43) };
  const settings = settingsOf(channel, fields);
  await Promise.all([say(channel, settings, hello, '@all'), say(channel, settings, rich, 'lin')]);
  expect(service.tokens.asked).toBe(1);
  service.tokens.current = 't2';
  await say(channel, settings, hello, '@all');
  expect(service.tokens.asked).toBe(2);
  expect(service.heard.at(-1)?.body).toMatchObject({ touser: '@all', agentid: 1000002, msgtype: 'text' });
  expect(problemOf(channel, { ...fields, agentid: 'x' })?.field).toBe('agentid');
  expect(problemOf(channel, { ...fields, token: 'abc' })?.field).toBe('aesKey');
  const wrong = settingsOf(channel, { ...fields, corpsecret: 'x'.repeat(43) });
  await expect(say(channel, wrong, hello, '@all')).rejects.toMatchObject({
    isDead: true,
    message: '企业微信答：40001，应用 Secret 不对',
  });
});

test('公众号: customer service messages, with the reason when they are not allowed', async () => {
  const service = await fakes.anOfficialAccount();
  const channel = createOfficialAccount(way(service.origin), createTokenKeeper(now), { baseUrl: service.origin });
  const fields = { appid: 'wx0123456789abcdef', appsecret: 'a'.repeat(32), token: 'testtoken' };
  const settings = settingsOf(channel, fields);
  await say(channel, settings, rich, 'openid');
  expect(service.heard.at(-1)?.body).toMatchObject({ touser: 'openid', msgtype: 'news' });
  await expect(say(channel, settings, hello, 'stranger')).rejects.toMatchObject({
    outlook: 'never',
    message: '微信答：45015，这个人 48 小时内没有说过话，不能主动发',
  });
  service.tokens.current = 't2';
  await say(channel, settings, hello, 'openid');
  expect(service.tokens.asked).toBe(2);
  expect(problemOf(channel, { appid: 'wx1' })?.field).toBe('appid');
  expect(problemOf(channel, { ...fields, aesKey: 'short' })?.message).toContain('43 位');
});

test('DingTalk: signed by the millisecond; a wrong secret is said in words', async () => {
  const service = await fakes.aDingtalk('SECgood', now);
  const channel = createDingtalk(way(service.origin), now, { baseUrl: service.origin });
  const address = `https://oapi.dingtalk.com/robot/send?access_token=${'f'.repeat(64)}`;
  const settings = settingsOf(channel, { address, secret: 'SECgood' });
  await say(channel, settings, { kind: 'text', text: '开会', at: ['13800000000', 'notify@all'] });
  expect(service.heard[0]?.body).toEqual({
    msgtype: 'text',
    text: { content: '开会 @13800000000' },
    at: { atMobiles: ['13800000000'], atUserIds: [], isAtAll: true },
  });
  await say(channel, settings, rich);
  await expect(say(channel, settingsOf(channel, { address, secret: 'SECbad' }))).rejects.toMatchObject({
    isDead: true,
    message: '钉钉答：310000，加签密钥不对',
  });
  service.script = [{ json: { errcode: 130101, errmsg: 'send too fast' } }, { json: { status: 1111, wait: 5 } }];
  await expect(say(channel, settings)).rejects.toMatchObject({ outlook: 'later', waitMs: 60_000 });
  await expect(say(channel, settings)).rejects.toMatchObject({ outlook: 'unsure' });
  await expect(say(channel, settings, hello, 'session https://evil.example/')).rejects.toMatchObject({
    outlook: 'never',
  });
});

test('Feishu: signed by the second, cards with a button', async () => {
  const service = await fakes.aFeishu('feishu-secret', now);
  const channel = createFeishu(way(service.origin), createTokenKeeper(now), now, { hosts: [service.origin] });
  const address = `${service.origin}/open-apis/bot/v2/hook/good-hook-id`;
  const settings = settingsOf(channel, { address, secret: 'feishu-secret' });
  expect(await say(channel, settings)).toBe('code 0，success');
  await say(channel, settings, rich);
  expect(service.heard[1]?.body).toMatchObject({
    card: { elements: [{ tag: 'div' }, { actions: [{ url: 'https://s.example/a' }] }] },
  });
  await expect(say(channel, settingsOf(channel, { address }))).rejects.toMatchObject({ isDead: true });
  expect(problemOf(channel, { address: 'https://open.feishu.cn/x' })?.field).toBe('address');
  service.script = [{ json: { code: 11232, msg: 'frequency limited' } }];
  await expect(say(channel, settings)).rejects.toMatchObject({ outlook: 'later' });
});

test('Feishu application: answers in a chat, once however often it is tried', async () => {
  const service = await fakes.aFeishuApp();
  const channel = createFeishu(way(service.origin), createTokenKeeper(now), now, { hosts: [service.origin] });
  const fields = { appId: 'cli_a1b2c3d4e5f6', appSecret: 's'.repeat(32), verifyToken: 'v' };
  const settings = settingsOf(channel, fields);
  expect(channel.rooms(settings, '')).toEqual([]);
  expect(await channel.check?.(settings)).toContain('正确');
  await say(channel, settings, rich, 'oc_1');
  const card = service.heard.at(-1)?.body ?? {};
  expect(card).toMatchObject({
    receive_id: 'oc_1',
    msg_type: 'interactive',
    content: expect.stringContaining('今日上新'),
  });
  service.script = ['reset'];
  await expect(say(channel, settings, hello, 'ou_lin', 'o2')).rejects.toMatchObject({ outlook: 'later' });
  service.app.token = 't2';
  await say(channel, settings, hello, 'ou_lin', 'o2');
  await say(channel, settings, hello, 'ou_lin', 'o2');
  expect([service.app.asked, service.app.shown.size]).toEqual([2, 2]);
  expect(await channel.ownId(settings)).toBe('ou_robot');
  service.script = [{ json: { code: 99991400, msg: 'limit' }, headers: { 'x-ogw-ratelimit-reset': '7' } }];
  await expect(say(channel, settings, hello, 'oc_1')).rejects.toMatchObject({ outlook: 'later', waitMs: 7000 });
  const wrong = settingsOf(channel, { ...fields, appSecret: 'x'.repeat(32) });
  await expect(channel.check?.(wrong)).rejects.toMatchObject({ message: '飞书答：10014，App Secret 不对' });
  expect(await channel.ownId(wrong)).toBe(undefined);
});

test('WeCom: an answer that comes late goes to the address of the question, if it is WeCom’s', async () => {
  const service = await fakes.aWecomHook();
  const channel = createWecomHook(way(service.origin), { baseUrl: service.origin });
  await channel.answer(`${service.origin}/cgi-bin/aibot/response?response_code=x&key=${fakes.GOOD_KEY}`, '**好**');
  expect(service.heard[0]?.body).toEqual({ msgtype: 'markdown', markdown: { content: '**好**' } });
  await expect(channel.answer('https://evil.example/x', '好')).rejects.toMatchObject({ outlook: 'never' });
  expect(settingsOf(channel, { token: 'abc', aesKey: 'a'.repeat(43) })).toEqual({
    token: 'abc',
    aesKey: 'a'.repeat(43),
  });
});

test('Telegram: escaped, obeys retry_after, and says which chat is wrong', async () => {
  const service = await fakes.aTelegram();
  const channel = createTelegram(way(service.origin), () => 'secret');
  const fields = { token: fakes.BOT_TOKEN, chats: '-1001, @news', server: service.origin };
  const settings = settingsOf(channel, fields);
  expect(channel.rooms(settings, '').map(({ wxid }) => wxid)).toEqual(['-1001', '@news']);
  await say(channel, settings, hello, '-1001');
  expect(service.heard[0]?.body).toMatchObject({ chat_id: -1001, text: '你好 <b>&' });
  expect(service.heard[0]?.body).not.toHaveProperty('parse_mode');
  await say(channel, settings, rich, '@news');
  expect(service.heard[1]?.path).toContain('/sendPhoto');
  service.script = [
    {
      status: 429,
      json: {
        ok: false,
        error_code: 429,
        description: 'Too Many Requests: retry after 5',
        parameters: { retry_after: 5 },
      },
    },
  ];
  await expect(say(channel, settings, hello, '@news')).rejects.toMatchObject({ outlook: 'later', waitMs: 5000 });
  await expect(say(channel, settings, hello, '-999')).rejects.toMatchObject({ outlook: 'never', isDead: false });
  await channel.listen(settings, 'https://site.example/hear');
  expect(service.heard.at(-1)?.body).toMatchObject({ url: 'https://site.example/hear', secret_token: 'secret' });
  expect(problemOf(channel, { ...fields, chats: 'my group' })?.field).toBe('chats');
  expect(problemOf(channel, { ...fields, token: 'x' })?.field).toBe('token');
});

test('Discord and Slack: nobody is mentioned by accident, a hook that is gone is dead', async () => {
  const discord = await fakes.aDiscord();
  const hosts = [discord.origin];
  const one = createDiscord(way(discord.origin), { hosts });
  const settings = settingsOf(one, { address: `${discord.origin}/api/webhooks/123456/${'t'.repeat(60)}` });
  await say(one, settings, { kind: 'text', text: '@everyone', at: [] });
  expect(discord.heard[0]?.body).toEqual({ content: '@everyone', allowed_mentions: { parse: [] } });
  const gone = settingsOf(one, { address: `${discord.origin}/api/webhooks/999999/${'t'.repeat(60)}` });
  await expect(say(one, gone)).rejects.toMatchObject({ isDead: true });
  discord.script = [
    { status: 429, json: { message: 'You are being rate limited.', retry_after: 64.57, global: false } },
  ];
  await expect(say(one, settings)).rejects.toMatchObject({ waitMs: 64_570 });

  const slack = await fakes.aSlack();
  const other = createSlack(way(slack.origin), { hosts: [slack.origin] });
  const good = settingsOf(other, { address: `${slack.origin}/services/T000/B000/good` });
  await say(other, good, rich);
  expect(slack.heard[0]?.body).toMatchObject({
    blocks: [{ type: 'image' }, { text: { text: '*<https://s.example/a|今日上新>*\n· 甲 9.4\n· 乙' } }],
  });
  const lost = settingsOf(other, { address: `${slack.origin}/services/T000/B000/gone` });
  await expect(say(other, lost)).rejects.toMatchObject({
    isDead: true,
    message: expect.stringContaining('webhook 已被删除'),
  });
});

test('Bark and ntfy: to a phone, through any server', async () => {
  const bark = await fakes.aBark();
  const one = createBark(way(bark.origin));
  await say(one, settingsOf(one, { address: `${bark.origin}/goodDeviceKey123/推送内容` }), rich);
  expect(bark.heard[0]?.body).toMatchObject({ title: '今日上新', url: 'https://s.example/a' });
  const lost = settingsOf(one, { address: `${bark.origin}/wrongDeviceKey99` });
  await expect(say(one, lost)).rejects.toMatchObject({ isDead: true, message: expect.stringContaining('key 不对') });

  const ntfy = await fakes.anNtfy();
  const other = createNtfy(way(ntfy.origin));
  expect(await say(other, settingsOf(other, { address: `${ntfy.origin}/souluo` }), rich)).toBe('id xE73Iyuabi');
  const hidden = { address: `${ntfy.origin}/private` };
  await expect(say(other, settingsOf(other, hidden))).rejects.toMatchObject({ isDead: true });
  await say(other, settingsOf(other, { ...hidden, token: 'tk_0123456789abc' }));
  expect(problemOf(other, { address: 'https://ntfy.sh/主题' })?.field).toBe('address');
});

test('Standard Webhooks: a failure is repeated under the same id, so that a receiver takes it once', async () => {
  const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
  const receiver = await fakes.aWebhookReceiver(secret, now);
  const channel = createStandardWebhook(way(receiver.origin), now, () => 'x'.repeat(44));
  const settings = settingsOf(channel, { address: `${receiver.origin}/hook`, secret });
  receiver.script = [{ status: 500 }, 'reset'];
  for (const _ of ['500', 'reset']) await expect(say(channel, settings)).rejects.toMatchObject({ outlook: 'later' });
  await say(channel, settings);
  expect([...receiver.taken]).toEqual(['msg_o1']);
  expect(new Set(receiver.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  receiver.script = [{ status: 302, headers: { location: '/elsewhere' } }, { status: 410 }];
  await expect(say(channel, settings)).rejects.toMatchObject({ outlook: 'never' });
  await expect(say(channel, settings)).rejects.toMatchObject({ isDead: true });
  expect(problemOf(channel, { address: `${receiver.origin}/`, secret: 'whsec_AAAA' })?.field).toBe('secret');
  expect(settingsOf(channel, { address: `${receiver.origin}/` })['secret']).toMatch(/^whsec_x+$/);
});

test('an answer of 500, a cut connection and a page of HTML leave us unsure; where nobody listens nothing was sent', async () => {
  const service = await fakes.aWecomHook();
  const channel = createWecomHook(way(service.origin), { baseUrl: service.origin, timeoutMs: 200 });
  const settings = settingsOf(channel, { address: fakes.GOOD_KEY });
  service.script = [{ status: 500 }, 'reset', { text: '<html>' }, 'hang'];
  for (const _ of service.script.slice())
    await expect(say(channel, settings)).rejects.toMatchObject({ outlook: 'unsure' });
  const nobody = createWecomHook(way('http://127.0.0.1:9'), { baseUrl: 'http://127.0.0.1:9' });
  await expect(say(nobody, settings)).rejects.toMatchObject({ outlook: 'later' });
});
