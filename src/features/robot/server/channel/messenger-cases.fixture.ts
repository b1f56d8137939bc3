import { createOutbound } from '#/platform/outbound/outbound.ts';
import type { ChannelName } from '../../channels.pure.ts';
import type { Channel } from './channel.driver.ts';
import { createDingtalk } from './dingtalk.gateway.ts';
import { createFeishu } from './feishu.gateway.ts';
import * as fakes from './messengers.fixture.ts';
import { createOfficialAccount } from './official-account.gateway.ts';
import { createBark, createNtfy } from './phone.gateway.ts';
import { createDiscord, createSlack } from './plain-hooks.gateway.ts';
import { createStandardWebhook } from './standard-webhook.gateway.ts';
import { createTelegram } from './telegram.gateway.ts';
import { createTokenKeeper } from './token-keeper.ts';
import { createWecomApp } from './wecom-app.gateway.ts';
import { createWecomHook } from './wecom-hook.gateway.ts';

const now = () => 1_700_000_000_000;
const way = (origin: string) => createOutbound({ allow: [origin] });
const SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';

export interface ChannelCase {
  service: { origin: string; heard: fakes.Heard[]; script: fakes.Answer[] };
  channel: Channel;
  fields: Record<string, string>;
  to?: string;
}

/** Each channel with its fake service, and fields that the service takes. */
export const everyChannel: Record<ChannelName, () => Promise<ChannelCase>> = {
  wecom: async () => {
    const service = await fakes.aWecomHook();
    const channel = createWecomHook(way(service.origin), { baseUrl: service.origin });
    return { service, channel, fields: { address: fakes.GOOD_KEY } };
  },
  wecomapp: async () => {
    const service = await fakes.aWecomApp();
    const channel = createWecomApp(way(service.origin), createTokenKeeper(now), { baseUrl: service.origin });
    const fields = { corpid: 'ww1234567890abcdef', agentid: '1000002', corpsecret: 's'.repeat(43) };
    return { service, channel, fields, to: '@all' };
  },
  mp: async () => {
    const service = await fakes.anOfficialAccount();
    const channel = createOfficialAccount(way(service.origin), createTokenKeeper(now), { baseUrl: service.origin });
    return { service, channel, fields: { appid: 'wx0123456789abcdef', appsecret: 'a'.repeat(32) } };
  },
  dingtalk: async () => {
    const service = await fakes.aDingtalk('SECgood', now);
    const channel = createDingtalk(way(service.origin), now, { baseUrl: service.origin });
    return { service, channel, fields: { address: 'f'.repeat(64), secret: 'SECgood' } };
  },
  feishu: async () => {
    const service = await fakes.aFeishu('s', now);
    const channel = createFeishu(way(service.origin), createTokenKeeper(now), now, { hosts: [service.origin] });
    return { service, channel, fields: { address: 'good-hook-id', secret: 's' } };
  },
  telegram: async () => {
    const service = await fakes.aTelegram();
    const fields = { token: fakes.BOT_TOKEN, chats: '-1001', server: service.origin };
    return { service, channel: createTelegram(way(service.origin), () => 'x'), fields, to: '-1001' };
  },
  discord: async () => {
    const service = await fakes.aDiscord();
    const channel = createDiscord(way(service.origin), { hosts: [service.origin] });
    return { service, channel, fields: { address: `${service.origin}/api/webhooks/123456/${'t'.repeat(60)}` } };
  },
  slack: async () => {
    const service = await fakes.aSlack();
    const channel = createSlack(way(service.origin), { hosts: [service.origin] });
    return { service, channel, fields: { address: `${service.origin}/services/T000/B000/good` } };
  },
  bark: async () => {
    const service = await fakes.aBark();
    return {
      service,
      channel: createBark(way(service.origin)),
      fields: { address: `${service.origin}/goodDeviceKey123` },
    };
  },
  ntfy: async () => {
    const service = await fakes.anNtfy();
    return { service, channel: createNtfy(way(service.origin)), fields: { address: `${service.origin}/souluo` } };
  },
  webhook: async () => {
    const service = await fakes.aWebhookReceiver(SECRET, now);
    const channel = createStandardWebhook(way(service.origin), now, () => '');
    return { service, channel, fields: { address: `${service.origin}/hook`, secret: SECRET } };
  },
};
