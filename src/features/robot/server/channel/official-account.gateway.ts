import type { Outbound } from '#/platform/outbound/outbound.ts';
import { callbackProblem } from '../hear/wechat-crypto.ts';
import { type Channel, cutBytes, plainText, problem, type Said } from './channel.driver.ts';
import { codeIn, createAsk, refuse, refuseCode, textIn } from './service.gateway.ts';
import type { TokenKeeper } from './token-keeper.ts';

const OFFICIAL = 'https://api.weixin.qq.com';
const SERVICE = '微信';
const STALE = [40001, 40014, 42001];

const CODES = {
  service: SERVICE,
  limited: { 45011: 60_000 },
  busy: [-1],
  dead: [40013, 40125, 40164, 48001],
  fields: { 40001: 'appsecret', 40125: 'appsecret', 40013: 'appid' },
  meaning: {
    40001: 'AppSecret 不对',
    40003: '这个人没有关注',
    40013: 'AppID 不对',
    40125: 'AppSecret 不对',
    40164: '本站的 IP 不在公众号的 IP 白名单里',
    43004: '这个人没有关注',
    45009: '今天的调用次数用完了',
    45011: '发送太频繁',
    45015: '这个人 48 小时内没有说过话，不能主动发',
    45047: '给这个人的条数用完了，等他再说一句',
    48001: '这个号没有主动发消息的权限，只能被动回复',
    48004: '接口被封禁，请到公众平台查看',
    [-1]: '系统繁忙',
  },
};

/** A 公众号: it answers those who write to it, and within 48 hours may say something itself. */
export function createOfficialAccount(
  outbound: Pick<Outbound, 'fetch'>,
  tokens: TokenKeeper,
  { baseUrl = OFFICIAL }: { baseUrl?: string } = {},
): Channel {
  const ask = createAsk(outbound, SERVICE);

  const tokenOf = ({ appid = '', appsecret = '' }: Readonly<Record<string, string>>) =>
    tokens.token(`${appid} ${appsecret}`, async () => {
      // The stable one: asking again does not end the token that another process has.
      const answer = await ask(`${baseUrl}/cgi-bin/stable_token`, {
        json: { grant_type: 'client_credential', appid, secret: appsecret, force_refresh: false },
      });
      const token = textIn(answer.json, 'access_token');
      if (token) return { token, seconds: Number(answer.json?.['expires_in'] ?? 7200) };
      refuseCode(codeIn(answer, 'errcode', SERVICE), textIn(answer.json, 'errmsg'), CODES);
    });

  return {
    name: 'mp',

    read(fields) {
      const appid = (fields['appid'] ?? '').trim();
      const appsecret = (fields['appsecret'] ?? '').trim();
      if (!/^wx[0-9a-f]{16}$/i.test(appid)) return problem('appid', 'AppID 不正确，应是 wx 开头的 18 位');
      if (appsecret && !/^[0-9a-f]{32}$/i.test(appsecret)) return problem('appsecret', 'AppSecret 不正确，应是 32 位');
      const wrong = callbackProblem(fields, false);
      if (wrong) return { problem: wrong };
      const { token = '', aesKey = '' } = fields;
      if (!appsecret && !token.trim()) return problem('token', '要收消息请填 Token，要主动发请填 AppSecret');
      return { settings: { appid, appsecret, token: token.trim(), aesKey: aesKey.trim() } };
    },

    rooms: () => [],

    async check(settings) {
      if (!settings['appsecret']) return undefined;
      await tokenOf(settings);
      return 'AppID 和 AppSecret 正确';
    },

    payload: messageOf,

    async send(settings, { said, to, signal }) {
      if (!settings['appsecret']) {
        refuse({ outlook: 'never', message: '没有填 AppSecret，只能回复别人说的话' });
      }
      for (let attempt = 0; attempt < 2; attempt++) {
        const token = await tokenOf(settings);
        const address = `${baseUrl}/cgi-bin/message/custom/send?access_token=${encodeURIComponent(token)}`;
        const answer = await ask(address, { json: { touser: to, ...messageOf(said) }, ...(signal && { signal }) });
        const code = codeIn(answer, 'errcode', SERVICE);
        if (code === 0) return 'errcode 0，ok';
        if (!STALE.includes(code) || attempt > 0) refuseCode(code, textIn(answer.json, 'errmsg'), CODES);
        tokens.forget(`${settings['appid']} ${settings['appsecret']}`);
      }
      return refuse({ outlook: 'later', message: `${SERVICE}不认自己给的令牌` });
    },
  };
}

function messageOf(said: Said): object {
  if ((said.kind === 'card' || said.kind === 'rich') && said.url) {
    const { title, text, url, image } = said;
    return { msgtype: 'news', news: { articles: [{ title, description: cutBytes(text, 512), url, picurl: image }] } };
  }
  return { msgtype: 'text', text: { content: cutBytes(plainText(said), 2048) } };
}
