import type { Outbound } from '#/platform/outbound/outbound.ts';
import type { ChannelName } from '../../channels.pure.ts';
import type { Channel } from './channel.driver.ts';
import { createDingtalk } from './dingtalk.gateway.ts';
import { createFeishu, type Feishu } from './feishu.gateway.ts';
import { createOfficialAccount } from './official-account.gateway.ts';
import { createBark, createNtfy } from './phone.gateway.ts';
import { createDiscord, createSlack } from './plain-hooks.gateway.ts';
import { createStandardWebhook } from './standard-webhook.gateway.ts';
import { createTelegram, type Telegram } from './telegram.gateway.ts';
import { createTokenKeeper } from './token-keeper.ts';
import { createWecomApp } from './wecom-app.gateway.ts';
import { createWecomHook, type WecomHook } from './wecom-hook.gateway.ts';

interface Needs {
  /** For addresses that the operator enters. */
  outbound: Pick<Outbound, 'fetch'>;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
}

export type Channels = Record<ChannelName, Channel> & { telegram: Telegram; feishu: Feishu; wecom: WecomHook };

export function createChannels({ outbound, now, randomBytes }: Needs): Channels {
  const tokens = createTokenKeeper(now);
  const random = (length: number) => Buffer.from(randomBytes(length));
  return {
    wecom: createWecomHook(outbound),
    wecomapp: createWecomApp(outbound, tokens),
    mp: createOfficialAccount(outbound, tokens),
    dingtalk: createDingtalk(outbound, now),
    feishu: createFeishu(outbound, tokens, now),
    telegram: createTelegram(outbound, () => random(24).toString('base64url')),
    discord: createDiscord(outbound),
    slack: createSlack(outbound),
    bark: createBark(outbound),
    ntfy: createNtfy(outbound),
    webhook: createStandardWebhook(outbound, now, () => random(32).toString('base64')),
  };
}
