import { createHmac } from 'node:crypto';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { type Channel, cutBytes, cutCharacters, onlyRoom, plainText, problem, type Said } from './channel.driver.ts';
import { codeIn, createAsk, refuse, refuseCode, textIn } from './service.gateway.ts';

const OFFICIAL = 'https://oapi.dingtalk.com';
const SERVICE = '钉钉';
/** A message that answers somebody goes to the address that came with the question. */
const SESSION = 'session ';

const CODES = {
  service: SERVICE,
  limited: { 130101: 60_000, 410100: 60_000 },
  busy: [-1],
  dead: [300005, 400101, 400102, 400106, 400013, 310000],
  fields: { 300005: 'address', 400101: 'address' },
  meaning: {
    130101: '发送太频繁，一分钟最多 20 条',
    410100: '发送太频繁',
    300005: '没有这个机器人，access_token 不对',
    400101: '没有这个机器人，access_token 不对',
    400102: '机器人被停用',
    400106: '机器人已被移出群',
    400013: '群已解散',
    460101: '内容太长',
    430101: '内容里有不安全的链接',
    [-1]: '系统繁忙',
  },
};

/** base64(HMAC-SHA256(secret, time + "\n" + secret)); for sending and, with the app's secret, for hearing. */
export function dingtalkSign(secret: string, time: string): string {
  return createHmac('sha256', secret).update(`${time}\n${secret}`).digest('base64');
}

export function createDingtalk(
  outbound: Pick<Outbound, 'fetch'>,
  now: () => number,
  { baseUrl = OFFICIAL }: { baseUrl?: string } = {},
): Channel {
  const ask = createAsk(outbound, SERVICE);

  function addressFor({ accessToken = '', secret = '' }: Readonly<Record<string, string>>, to: string): string {
    if (to.startsWith(SESSION)) {
      const url = URL.parse(to.slice(SESSION.length));
      if (url?.origin !== baseUrl) refuse({ outlook: 'never', message: '回复地址不是钉钉的' });
      return url.href;
    }
    const query = new URLSearchParams({ access_token: accessToken });
    const time = String(now());
    if (secret) {
      query.set('timestamp', time);
      query.set('sign', dingtalkSign(secret, time));
    }
    return `${baseUrl}/robot/send?${query}`;
  }

  return {
    name: 'dingtalk',

    read({ address = '', secret = '', appSecret = '' }) {
      const given = address.trim();
      if (!given) return problem('address', '请填写 webhook 地址');
      const url = URL.parse(given);
      if (url && url.origin !== OFFICIAL && url.origin !== baseUrl) {
        return problem('address', '不是钉钉的地址，应以 https://oapi.dingtalk.com 开头');
      }
      const accessToken = url ? (url.searchParams.get('access_token') ?? '') : given;
      if (!/^[0-9a-f]{32,128}$/i.test(accessToken)) {
        return problem('address', 'access_token 不正确；到群机器人的设置里整段复制 Webhook');
      }
      return { settings: { accessToken, secret: secret.trim(), appSecret: appSecret.trim() } };
    },

    rooms: (_settings, nickname) => onlyRoom('dingtalk-group', nickname || '钉钉群'),

    payload: messageOf,

    async send(settings, { said, to, signal }) {
      const answer = await ask(addressFor(settings, to), { json: messageOf(said), ...(signal && { signal }) });
      const code = codeIn(answer, 'errcode', SERVICE);
      if (code === 0) return 'errcode 0，ok';
      const text = textIn(answer.json, 'errmsg');
      // One code for several settings; of those only the secret was entered here.
      const isSecret = code === 310000 && text.includes('sign');
      const fields = isSecret ? { 310000: 'secret' } : CODES.fields;
      refuseCode(code, code === 310000 ? securityText(text) : text, { ...CODES, fields });
    },
  };
}

/** One code for several settings: which one is only in the words. */
function securityText(text: string): string {
  if (text.includes('keywords')) return '内容里没有机器人要求的关键词';
  if (text.includes('sign')) return '加签密钥不对';
  if (text.includes('timestamp')) return '本站的时间与钉钉差得太多';
  return text.includes('whitelist') ? '本站的 IP 不在机器人的白名单里' : text;
}

function messageOf(said: Said): object {
  if (said.kind === 'text') {
    const isAtAll = said.at.includes('notify@all');
    const mobiles = said.at.filter((name) => /^1\d{10}$/.test(name));
    const ids = said.at.filter((name) => name !== 'notify@all' && !mobiles.includes(name));
    const named = [...mobiles, ...ids].filter((name) => !said.text.includes(`@${name}`)).map((name) => ` @${name}`);
    return {
      msgtype: 'text',
      text: { content: cutBytes(said.text + named.join(''), 18_000) },
      at: { atMobiles: mobiles, atUserIds: ids, isAtAll },
    };
  }
  if (said.kind === 'image') return { msgtype: 'markdown', markdown: { title: '图片', text: `![](${said.url})` } };
  const { title, text, url, image } = said;
  if (said.kind === 'card') {
    return { msgtype: 'link', link: { title, text: text || title, messageUrl: url, picUrl: image } };
  }
  const lines = [
    title && `### ${title}`,
    image && `![](${image})`,
    text.replaceAll('\n', '  \n'),
    url && `[查看](${url})`,
  ];
  const whole = cutBytes(lines.filter(Boolean).join('\n\n'), 18_000);
  return { msgtype: 'markdown', markdown: { title: cutCharacters(title || plainText(said), 60), text: whole } };
}
