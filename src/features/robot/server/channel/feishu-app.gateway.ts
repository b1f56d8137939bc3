import { createHash } from 'node:crypto';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { DriverFailure } from '../robot.driver.ts';
import type { ChannelSettings } from './channel.driver.ts';
import { codeIn, createAsk, refuse, refuseCode, type ServiceAnswer, textIn } from './service.gateway.ts';
import type { TokenKeeper } from './token-keeper.ts';

export type FeishuMessage =
  | { msg_type: 'text'; content: { text: string } }
  | { msg_type: 'interactive'; card: Record<string, unknown> };

const SERVICE = '飞书';
const STALE = [99991663, 99991664, 99991668];
const LIMITED = [99991400, 230020];
const DAY_SECONDS = 86_400;

const CODES = {
  service: SERVICE,
  limited: { 11232: 30_000 },
  busy: [],
  dead: [10003, 10014],
  fields: { 10003: 'appId', 10014: 'appSecret' },
  meaning: {
    10003: 'App ID 不对',
    10014: 'App Secret 不对',
    230002: '机器人不在这个群里',
    230006: '应用没有开启机器人能力',
    230013: '这个人不在应用的可用范围里',
    99991672: '应用没有发消息的权限',
    99991400: '发送太频繁',
    230020: '发送太频繁',
  },
};

interface AppSending {
  to: string;
  message: FeishuMessage;
  /** The same for every attempt: Feishu takes it once within an hour. */
  once: string;
  signal?: AbortSignal | undefined;
}

export interface FeishuApp {
  check(settings: ChannelSettings): Promise<void>;
  send(settings: ChannelSettings, sending: AppSending): Promise<string>;
  /** The robot's own open_id; undefined when Feishu does not tell it. */
  ownId(settings: ChannelSettings): Promise<string | undefined>;
}

/** A chat (oc_) or a person (ou_), as events name them. */
export const isFeishuReceiver = (to: string): boolean => /^(oc|ou)_\w+$/.test(to);

/** The interface of an application: a token for two hours, then messages by the chat or the person. */
export function createFeishuApp(outbound: Pick<Outbound, 'fetch'>, tokens: TokenKeeper): FeishuApp {
  const ask = createAsk(outbound, SERVICE);
  const accountOf = ({ server, appId, appSecret }: ChannelSettings) => `feishu ${server} ${appId} ${appSecret}`;

  const tokenOf = (settings: ChannelSettings) =>
    tokens.token(accountOf(settings), async () => {
      const { server = '', appId = '', appSecret = '' } = settings;
      const address = `${server}/open-apis/auth/v3/tenant_access_token/internal`;
      const answer = await ask(address, { json: { app_id: appId, app_secret: appSecret } });
      const code = codeIn(answer, 'code', SERVICE);
      if (code !== 0) refuseCode(code, textIn(answer.json, 'msg'), CODES);
      const token = textIn(answer.json, 'tenant_access_token');
      return { token, seconds: Number(answer.json?.['expire'] ?? 7200) };
    });

  /** With a token that may be withdrawn before its time. */
  async function call(settings: ChannelSettings, path: string, json?: object, signal?: AbortSignal) {
    const { server = '' } = settings;
    for (let attempt = 0; attempt < 2; attempt++) {
      const headers = { authorization: `Bearer ${await tokenOf(settings)}` };
      const method = json ? { method: 'POST' as const, json } : { method: 'GET' as const };
      const answer = await ask(server + path, { ...method, headers, ...(signal && { signal }) });
      const code = codeIn(answer, 'code', SERVICE);
      if (code === 0) return answer;
      if (LIMITED.includes(code)) refuse({ outlook: 'later', message: '飞书限流', waitMs: resetMs(answer) });
      if (!STALE.includes(code) || attempt > 0) refuseCode(code, textIn(answer.json, 'msg'), CODES);
      tokens.forget(accountOf(settings));
    }
    return refuse({ outlook: 'later', message: `${SERVICE}不认自己给的令牌` });
  }

  return {
    check: async (settings) => void (await tokenOf(settings)),

    async send(settings, { to, message, once, signal }) {
      const type = to.startsWith('oc_') ? 'chat_id' : 'open_id';
      const content = JSON.stringify('card' in message ? message.card : message.content);
      const uuid = createHash('sha256').update(once).digest('hex').slice(0, 40);
      const json = { receive_id: to, msg_type: message.msg_type, content, uuid };
      try {
        await call(settings, `/open-apis/im/v1/messages?receive_id_type=${type}`, json, signal);
      } catch (error) {
        // By its uuid a second one is not shown twice, so nobody has to wonder.
        if (!(error instanceof DriverFailure) || error.outlook !== 'unsure') throw error;
        throw new DriverFailure('later', error.message, error);
      }
      return 'code 0，success';
    },

    async ownId(settings) {
      try {
        const own = await tokens.token(`${accountOf(settings)} bot`, async () => {
          const { json } = await call(settings, '/open-apis/bot/v3/info');
          const bot = json?.['bot'];
          const id = typeof bot === 'object' && bot !== null && 'open_id' in bot ? String(bot.open_id) : '';
          return { token: id, seconds: DAY_SECONDS };
        });
        return own || undefined;
      } catch (error) {
        if (error instanceof DriverFailure) return undefined;
        throw error;
      }
    },
  };
}

function resetMs({ headers }: ServiceAnswer): number {
  const seconds = Number(headers['x-ogw-ratelimit-reset']);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3600) * 1000 : 5000;
}
