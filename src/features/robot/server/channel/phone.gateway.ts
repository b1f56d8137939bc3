import type { Outbound } from '#/platform/outbound/outbound.ts';
import { type Channel, cutBytes, onlyRoom, problem, type Said } from './channel.driver.ts';
import { createAsk, refuse, refuseStatus, textIn } from './service.gateway.ts';

/** A title, a text, and where a tap leads. */
function partsOf(said: Said) {
  if (said.kind === 'text') return { title: '', text: said.text, url: '', image: '' };
  if (said.kind === 'image') return { title: '', text: '图片', url: said.url, image: said.url };
  return { title: said.title, text: said.text, url: said.url, image: said.image };
}

function barkMessage(said: Said): object {
  const { title, text, url, image } = partsOf(said);
  const body = cutBytes(text || title, 3000);
  return { ...(title && { title }), body, ...(url && { url }), ...(image && { image }), group: '搜罗' };
}

function ntfyMessage(said: Said): object {
  const { title, text, url, image } = partsOf(said);
  const message = cutBytes(text || title, 4000);
  return { message, ...(title && { title }), ...(url && { click: url }), ...(image && { attach: image }) };
}

/** Notifications on an iPhone, through the public server or one of the operator's. */
export function createBark(outbound: Pick<Outbound, 'fetch'>): Channel {
  const ask = createAsk(outbound, 'Bark');
  return {
    name: 'bark',
    read({ address = '' }) {
      const given = address.trim();
      if (!given) return problem('address', '请填写推送地址');
      const url = URL.parse(/^[\w-]+$/.test(given) ? `https://api.day.app/${given}` : given);
      if (!url || !/^https?:$/.test(url.protocol)) return problem('address', '地址须以 http:// 或 https:// 开头');
      const key = url.pathname.split('/').find((part) => /^[\w-]{10,100}$/.test(part)) ?? '';
      if (!key) return problem('address', '地址里没有设备的 key；打开 Bark 点右上角复制整段');
      return { settings: { server: url.origin, key } };
    },
    rooms: (_settings, nickname) => onlyRoom('bark-phone', nickname || 'iPhone'),
    payload: barkMessage,
    async send({ server = '', key = '' }, { said, signal }) {
      const json = { device_key: key, ...barkMessage(said) };
      const answer = await ask(`${server}/push`, { json, ...(signal && { signal }) });
      if (answer.status === 200 && answer.json?.['code'] === 200) return 'code 200，success';
      const words = textIn(answer.json, 'message');
      if (answer.status === 200) refuse({ outlook: 'unsure', message: `Bark的回答无法识别` });
      const meaning = /device (key|token)/.test(words) ? '没有这台设备，key 不对' : words;
      refuseStatus('Bark', answer, { 400: 'address', 404: 'address' }, meaning);
    },
  };
}

export function createNtfy(outbound: Pick<Outbound, 'fetch'>): Channel {
  const ask = createAsk(outbound, 'ntfy');
  return {
    name: 'ntfy',
    read({ address = '', token = '' }) {
      const given = address.trim();
      if (!given) return problem('address', '请填写主题地址');
      const url = URL.parse(/^[\w-]{1,64}$/.test(given) ? `https://ntfy.sh/${given}` : given);
      if (!url || !/^https?:$/.test(url.protocol)) return problem('address', '地址须以 http:// 或 https:// 开头');
      const [, topic = ''] = /^\/([\w-]{1,64})\/?$/.exec(url.pathname) ?? [];
      if (!topic) return problem('address', '主题名只能有字母、数字、- 和 _，最多 64 个');
      if (token.trim() && !/^tk_\w{10,60}$/.test(token.trim())) return problem('token', '访问令牌以 tk_ 开头');
      return { settings: { server: url.origin, topic, token: token.trim() } };
    },
    rooms: (_settings, nickname) => onlyRoom('ntfy-topic', nickname || 'ntfy 主题'),
    payload: ntfyMessage,
    async send({ server = '', topic = '', token = '' }, { said, signal }) {
      const json = { topic, ...ntfyMessage(said) };
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const answer = await ask(`${server}/`, { json, headers, ...(signal && { signal }) });
      if (answer.status === 200 && textIn(answer.json, 'id')) return `id ${textIn(answer.json, 'id')}`;
      if (answer.status === 200) refuse({ outlook: 'unsure', message: 'ntfy的回答无法识别' });
      const code = Number(answer.json?.['code']);
      // The day's number is used up: not before tomorrow.
      if (code === 42908) refuse({ outlook: 'later', message: 'ntfy：今天的条数用完了', waitMs: 3_600_000 });
      const meaning = [401, 403].includes(answer.status) ? '令牌不对，或没有发到这个主题的权限' : '';
      refuseStatus('ntfy', answer, { 401: 'token', 403: 'token' }, meaning || textIn(answer.json, 'error'));
    },
  };
}
