import { createHmac } from 'node:crypto';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import {
  type Channel,
  cutBytes,
  type FieldProblem,
  onlyRoom,
  plainText,
  problem,
  type Said,
} from './channel.driver.ts';
import { createFeishuApp, type FeishuApp, type FeishuMessage, isFeishuReceiver } from './feishu-app.gateway.ts';
import { codeIn, createAsk, refuseCode, textIn } from './service.gateway.ts';
import type { TokenKeeper } from './token-keeper.ts';

const HOSTS = ['https://open.feishu.cn', 'https://open.larksuite.com'];
const SERVICE = '飞书';

const CODES = {
  service: SERVICE,
  limited: { 11232: 30_000 },
  busy: [],
  dead: [19001, 19021, 19022, 19024],
  fields: { 19001: 'address', 19021: 'secret' },
  meaning: {
    11232: '发送太频繁',
    19001: '没有这个机器人，地址不对，或它被移出了群',
    19002: '消息的格式不对',
    19021: '签名密钥不对，或本站的时间与飞书差了一小时以上',
    19022: '本站的 IP 不在机器人的白名单里',
    19024: '内容里没有机器人要求的关键词',
  },
};

/** Key and message are the reverse of DingTalk's, and the time is in seconds. */
export function feishuSign(secret: string, seconds: string): string {
  return createHmac('sha256', `${seconds}\n${secret}`).update('').digest('base64');
}

export type Feishu = Channel & Pick<FeishuApp, 'ownId'>;

/** A group's hook speaks; an application of the company hears, and answers in the chat where it was spoken to. */
export function createFeishu(
  outbound: Pick<Outbound, 'fetch'>,
  tokens: TokenKeeper,
  now: () => number,
  { hosts = HOSTS }: { hosts?: readonly string[] } = {},
): Feishu {
  const ask = createAsk(outbound, SERVICE);
  const app = createFeishuApp(outbound, tokens);
  return {
    name: 'feishu',
    ownId: app.ownId,

    read(fields) {
      const [address = '', secret = '', appId = ''] = ['address', 'secret', 'appId'].map((name) =>
        (fields[name] ?? '').trim(),
      );
      if (!address && !appId) return problem('address', '请填写 webhook 地址');
      const url = URL.parse(
        address === ''
          ? (hosts[0] ?? '')
          : /^[\w-]+$/.test(address)
            ? `${hosts[0]}/open-apis/bot/v2/hook/${address}`
            : address,
      );
      if (!url || !hosts.includes(url.origin)) {
        return problem('address', '不是飞书的地址，应以 https://open.feishu.cn 开头');
      }
      const [, hook = ''] = /^\/open-apis\/bot\/v2\/hook\/([\w-]{8,100})$/.exec(url.pathname) ?? [];
      // An application alone needs no hook; of the address only the host matters then.
      const isBare = appId !== '' && url.pathname === '/';
      if (!hook && !isBare) return problem('address', '地址不完整；到群机器人的设置里整段复制 Webhook 地址');
      const wrong = appProblem(fields);
      if (wrong) return { problem: wrong };
      const [appSecret = '', verifyToken = '', encryptKey = ''] = ['appSecret', 'verifyToken', 'encryptKey'].map(
        (name) => (fields[name] ?? '').trim(),
      );
      const hearing = appId ? { server: url.origin, appId, appSecret, verifyToken, encryptKey } : {};
      return { settings: { address: hook ? url.origin + url.pathname : '', secret, ...hearing } };
    },

    rooms: ({ address = '' }, nickname) => (address ? onlyRoom('feishu-group', nickname || '飞书群') : []),

    check: async (settings) => {
      if (!settings['appId']) return undefined;
      await app.check(settings);
      return '应用的 App ID 和 App Secret 正确';
    },

    payload: messageOf,

    async send(settings, { said, to, once, signal }) {
      const message = messageOf(said);
      if (isFeishuReceiver(to)) return app.send(settings, { to, message, once, signal });
      const { address = '', secret = '' } = settings;
      const timestamp = String(Math.floor(now() / 1000));
      const signed = secret ? { timestamp, sign: feishuSign(secret, timestamp) } : {};
      const answer = await ask(address, { json: { ...signed, ...message }, ...(signal && { signal }) });
      // Older hooks answer StatusCode and nothing else.
      const field = answer.json && 'code' in answer.json ? 'code' : 'StatusCode';
      const code = codeIn(answer, field, SERVICE);
      if (code !== 0) refuseCode(code, textIn(answer.json, 'msg'), CODES);
      return 'code 0，success';
    },
  };
}

/** What hearing needs: all of it, or nothing. */
function appProblem(fields: Readonly<Record<string, string>>): FieldProblem | undefined {
  const given = (name: string) => (fields[name] ?? '').trim();
  const others = ['appSecret', 'verifyToken', 'encryptKey'].filter((name) => given(name));
  if (!given('appId')) {
    return others.length > 0 ? { field: 'appId', message: '要收消息，App ID 也要填' } : undefined;
  }
  if (!/^cli_[0-9a-zA-Z]{8,40}$/.test(given('appId'))) {
    return { field: 'appId', message: 'App ID 不正确，形如 cli_a1b2c3d4e5f6' };
  }
  if (!/^[\w-]{16,100}$/.test(given('appSecret'))) return { field: 'appSecret', message: 'App Secret 不正确' };
  if (!given('verifyToken') && !given('encryptKey')) {
    return { field: 'verifyToken', message: '填 Verification Token 或 Encrypt Key，不然分不清消息是不是飞书送来的' };
  }
  return undefined;
}

const plain = (content: string) => ({ tag: 'plain_text', content });

function messageOf(said: Said): FeishuMessage {
  if (said.kind === 'text') {
    const names = said.at.map(
      (name) => ` <at user_id="${name === 'notify@all' ? 'all' : name.replaceAll('"', '')}"></at>`,
    );
    return { msg_type: 'text', content: { text: cutBytes(said.text + names.join(''), 18_000) } };
  }
  if (said.kind === 'image') return { msg_type: 'text', content: { text: plainText(said) } };
  const { title, text, url } = said;
  const button = { tag: 'button', text: plain('查看'), url, type: 'default' };
  const elements = [
    { tag: 'div', text: { tag: 'lark_md', content: cutBytes(text || title, 16_000) } },
    ...(url ? [{ tag: 'action', actions: [button] }] : []),
  ];
  return {
    msg_type: 'interactive',
    card: { header: { title: plain(title || '通知'), template: 'blue' }, elements },
  };
}
