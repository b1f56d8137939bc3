import { expect, test } from 'vitest';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { cutBytes } from './channel.driver.ts';
import { createDingtalk } from './dingtalk.gateway.ts';
import { createFeishu } from './feishu.gateway.ts';
import { createOfficialAccount } from './official-account.gateway.ts';
import { createBark, createNtfy } from './phone.gateway.ts';
import { createDiscord, createSlack } from './plain-hooks.gateway.ts';
import { createStandardWebhook } from './standard-webhook.gateway.ts';
import { createTelegram } from './telegram.gateway.ts';
import { createTokenKeeper } from './token-keeper.ts';
import { createWecomApp } from './wecom-app.gateway.ts';

/** Nothing is asked of anybody while fields are read. */
const nobody: Pick<Outbound, 'fetch'> = { fetch: () => Promise.reject(new Error('nobody is asked')) };
const now = () => 0;
const tokens = createTokenKeeper(now);
const BOT = '123456:ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const channels = {
  dingtalk: createDingtalk(nobody, now),
  feishu: createFeishu(nobody, tokens, now),
  mp: createOfficialAccount(nobody, tokens),
  wecomapp: createWecomApp(nobody, tokens),
  bark: createBark(nobody),
  ntfy: createNtfy(nobody),
  discord: createDiscord(nobody),
  slack: createSlack(nobody),
  telegram: createTelegram(nobody, () => 'secret'),
  webhook: createStandardWebhook(nobody, now, () => 'secret'),
};

test.each<[keyof typeof channels, Record<string, string>, string]>([
  ['dingtalk', {}, 'address'],
  ['dingtalk', { address: 'https://example.com/robot/send?access_token=x' }, 'address'],
  ['dingtalk', { address: 'https://oapi.dingtalk.com/robot/send' }, 'address'],
  ['feishu', {}, 'address'],
  ['feishu', { address: 'https://example.com/open-apis/bot/v2/hook/12345678' }, 'address'],
  ['feishu', { address: 'https://open.feishu.cn/open-apis/bot/v2/hook/' }, 'address'],
  ['feishu', { address: '12345678-abcd', appSecret: 'x' }, 'appId'],
  ['mp', { appid: 'wx12' }, 'appid'],
  ['mp', { appid: 'wx0123456789abcdef', appsecret: 'short' }, 'appsecret'],
  ['mp', { appid: 'wx0123456789abcdef' }, 'token'],
  ['wecomapp', { corpid: 'xx' }, 'corpid'],
  ['wecomapp', { corpid: 'ww1234567890abcdef', agentid: 'one' }, 'agentid'],
  ['wecomapp', { corpid: 'ww1234567890abcdef', agentid: '1000002', corpsecret: 'short' }, 'corpsecret'],
  ['bark', {}, 'address'],
  ['bark', { address: 'ftp://api.day.app/0123456789' }, 'address'],
  ['bark', { address: 'https://api.day.app/short' }, 'address'],
  ['ntfy', {}, 'address'],
  ['ntfy', { address: 'file:///topic' }, 'address'],
  ['ntfy', { address: 'https://ntfy.sh/a/b' }, 'address'],
  ['ntfy', { address: 'topic', token: 'secret' }, 'token'],
  ['discord', { address: 'https://example.com/api/webhooks/1' }, 'address'],
  ['discord', { address: 'https://discord.com/api/webhooks/12345' }, 'address'],
  ['slack', { address: 'hooks' }, 'address'],
  ['slack', { address: 'https://hooks.slack.com/other/0123456789' }, 'address'],
  ['telegram', { token: '12:ab' }, 'token'],
  ['telegram', { token: BOT, chats: ' ，' }, 'chats'],
  ['telegram', { token: BOT, chats: '-100123 群' }, 'chats'],
  ['telegram', { token: BOT, chats: '@channel', server: 'ftp://a' }, 'server'],
  ['webhook', { address: 'mailto:a@b.example' }, 'address'],
  ['webhook', { address: 'https://a.example', secret: 'whsec_c2hvcnQ' }, 'secret'],
])('%s is refused with %j, and the field is named', (name, fields, field) => {
  const read = channels[name].read(fields);
  expect('problem' in read && read.problem).toMatchObject({ field, message: expect.stringMatching(/\p{Script=Han}/u) });
});

test.each<[keyof typeof channels, Record<string, string>, Record<string, string>]>([
  ['dingtalk', { address: ` ${'a'.repeat(64)} ` }, { accessToken: 'a'.repeat(64) }],
  ['feishu', { address: '12345678-abcd' }, { address: 'https://open.feishu.cn/open-apis/bot/v2/hook/12345678-abcd' }],
  ['bark', { address: '0123456789ab' }, { server: 'https://api.day.app', key: '0123456789ab' }],
  ['ntfy', { address: 'my-topic' }, { server: 'https://ntfy.sh', topic: 'my-topic', token: '' }],
  ['telegram', { token: BOT, chats: '1，1 @chan' }, { chats: '1,@chan', server: 'https://api.telegram.org' }],
  [
    'discord',
    { address: `https://discord.com/api/v10/webhooks/12345/${'t'.repeat(30)}?thread_id=7` },
    { address: `https://discord.com/api/v10/webhooks/12345/${'t'.repeat(30)}`, thread: '7' },
  ],
  ['webhook', { address: 'https://a.example/in' }, { secret: expect.stringMatching(/^whsec_/) }],
])('%s understands %j', (name, fields, settings) => {
  expect(channels[name].read(fields)).toMatchObject({ settings });
});

test('a text is cut between characters, and never longer than it may be', () => {
  expect(cutBytes('一二三', 9)).toBe('一二三');
  expect(cutBytes('一二三四', 9)).toBe('一二…');
  for (let most = 3; most < 20; most++)
    expect(Buffer.byteLength(cutBytes('a😀一b二😀', most))).toBeLessThanOrEqual(most);
});
