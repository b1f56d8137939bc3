import { createHmac } from 'node:crypto';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { type Channel, cutBytes, onlyRoom, plainText, problem, type Said } from './channel.driver.ts';
import { codeIn, createAsk, refuseCode, textIn } from './service.gateway.ts';

const HOSTS = ['https://open.feishu.cn', 'https://open.larksuite.com'];
const SERVICE = '飞书';

const CODES = {
  service: SERVICE,
  limited: { 11232: 30_000 },
  busy: [],
  dead: [19001, 19021, 19022, 19024],
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

export function createFeishu(
  outbound: Pick<Outbound, 'fetch'>,
  now: () => number,
  { hosts = HOSTS }: { hosts?: readonly string[] } = {},
): Channel {
  const ask = createAsk(outbound, SERVICE);
  return {
    name: 'feishu',

    read({ address = '', secret = '' }) {
      const given = address.trim();
      if (!given) return problem('address', '请填写 webhook 地址');
      const url = URL.parse(/^[\w-]+$/.test(given) ? `${hosts[0]}/open-apis/bot/v2/hook/${given}` : given);
      if (!url || !hosts.includes(url.origin)) {
        return problem('address', '不是飞书的地址，应以 https://open.feishu.cn 开头');
      }
      const [, hook = ''] = /^\/open-apis\/bot\/v2\/hook\/([\w-]{8,100})$/.exec(url.pathname) ?? [];
      if (!hook) return problem('address', '地址不完整；到群机器人的设置里整段复制 Webhook 地址');
      return { settings: { address: url.origin + url.pathname, secret: secret.trim() } };
    },

    rooms: (_settings, nickname) => onlyRoom('feishu-group', nickname || '飞书群'),

    async send({ address = '', secret = '' }, { said, signal }) {
      const timestamp = String(Math.floor(now() / 1000));
      const signed = secret ? { timestamp, sign: feishuSign(secret, timestamp) } : {};
      const answer = await ask(address, { json: { ...signed, ...messageOf(said) }, ...(signal && { signal }) });
      // Older hooks answer StatusCode and nothing else.
      const field = answer.json && 'code' in answer.json ? 'code' : 'StatusCode';
      const code = codeIn(answer, field, SERVICE);
      if (code !== 0) refuseCode(code, textIn(answer.json, 'msg'), CODES);
      return 'code 0，success';
    },
  };
}

const plain = (content: string) => ({ tag: 'plain_text', content });

function messageOf(said: Said): object {
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
