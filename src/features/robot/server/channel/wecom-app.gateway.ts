import type { Outbound } from '#/platform/outbound/outbound.ts';
import { callbackProblem } from '../hear/wechat-crypto.ts';
import { type Channel, cutBytes, onlyRoom, plainText, problem, type Said } from './channel.driver.ts';
import { codeIn, createAsk, refuse, refuseCode, textIn } from './service.gateway.ts';
import type { TokenKeeper } from './token-keeper.ts';

const OFFICIAL = 'https://qyapi.weixin.qq.com';
const SERVICE = '企业微信';
const STALE = [40014, 42001];

const CODES = {
  service: SERVICE,
  limited: { 45009: 60_000, 45033: 10_000 },
  busy: [-1],
  dead: [40001, 40013, 50003, 301002, 60020],
  fields: { 40001: 'corpsecret', 40013: 'corpid', 40056: 'agentid', 301002: 'agentid' },
  meaning: {
    40001: '应用 Secret 不对',
    40013: '企业 ID 不对',
    40056: 'AgentId 不对',
    301002: '这个 Secret 不是这个 AgentId 的',
    48002: '应用没有发消息的权限',
    50003: '应用被停用',
    60020: '本站的 IP 不在应用的可信 IP 里',
    81013: '接收人都不在应用的可见范围里',
    45009: '发送太频繁',
    [-1]: '系统繁忙',
  },
};

/** An application of a company in WeCom: to its members or all of them. */
export function createWecomApp(
  outbound: Pick<Outbound, 'fetch'>,
  tokens: TokenKeeper,
  { baseUrl = OFFICIAL }: { baseUrl?: string } = {},
): Channel {
  const ask = createAsk(outbound, SERVICE);

  const tokenOf = ({ corpid = '', corpsecret = '' }: Readonly<Record<string, string>>) =>
    tokens.token(`${corpid} ${corpsecret}`, async () => {
      const query = new URLSearchParams({ corpid, corpsecret });
      const answer = await ask(`${baseUrl}/cgi-bin/gettoken?${query}`, { method: 'GET' });
      const code = codeIn(answer, 'errcode', SERVICE);
      if (code !== 0) refuseCode(code, textIn(answer.json, 'errmsg'), CODES);
      return { token: textIn(answer.json, 'access_token'), seconds: Number(answer.json?.['expires_in'] ?? 7200) };
    });

  return {
    name: 'wecomapp',

    read(fields) {
      const [corpid = '', agentid = '', corpsecret = ''] = ['corpid', 'agentid', 'corpsecret'].map((name) =>
        (fields[name] ?? '').trim(),
      );
      if (!/^(ww|wx|wp)[\w-]{8,40}$/.test(corpid)) return problem('corpid', '企业 ID 不正确，形如 ww1234567890abcdef');
      if (!/^\d{1,10}$/.test(agentid)) return problem('agentid', 'AgentId 是一串数字，例如 1000002');
      if (!/^[\w-]{16,100}$/.test(corpsecret)) return problem('corpsecret', '应用 Secret 不正确');
      const wrong = callbackProblem(fields, true);
      if (wrong) return { problem: wrong };
      const { token = '', aesKey = '' } = fields;
      return { settings: { corpid, agentid, corpsecret, token: token.trim(), aesKey: aesKey.trim() } };
    },

    rooms: (_settings, nickname) => onlyRoom('@all', `${nickname || '应用'}的全部成员`),

    payload: messageOf,

    async send(settings, { said, to, signal }) {
      const message = { touser: to, agentid: Number(settings['agentid']), ...messageOf(said), safe: 0 };
      for (let attempt = 0; attempt < 2; attempt++) {
        const token = await tokenOf(settings);
        const address = `${baseUrl}/cgi-bin/message/send?access_token=${encodeURIComponent(token)}`;
        const answer = await ask(address, { json: message, ...(signal && { signal }) });
        const code = codeIn(answer, 'errcode', SERVICE);
        if (code === 0) return 'errcode 0，ok';
        // The platform may withdraw a token before its time.
        if (!STALE.includes(code) || attempt > 0) refuseCode(code, textIn(answer.json, 'errmsg'), CODES);
        tokens.forget(`${settings['corpid']} ${settings['corpsecret']}`);
      }
      return refuse({ outlook: 'later', message: `${SERVICE}不认自己给的令牌` });
    },
  };
}

function messageOf(said: Said): object {
  if (said.kind === 'text' || said.kind === 'image') {
    return { msgtype: 'text', text: { content: cutBytes(plainText(said), 2048) } };
  }
  const { title, text, url, image } = said;
  if (!url) return { msgtype: 'text', text: { content: cutBytes(plainText(said), 2048) } };
  const article = { title: cutBytes(title, 128), description: cutBytes(text, 512), url, picurl: image };
  return { msgtype: 'news', news: { articles: [article] } };
}
