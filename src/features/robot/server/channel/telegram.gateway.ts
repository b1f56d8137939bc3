import { beginning } from '#/contract/beginning.pure.ts';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { type Channel, cutCharacters, plainText, problem, type Said } from './channel.driver.ts';
import { createAsk, refuse, refuseStatus, retryAfterMs, textIn } from './service.gateway.ts';

const OFFICIAL = 'https://api.telegram.org';
const SERVICE = 'Telegram';

const MEANING: readonly [pattern: RegExp, words: string, field?: string][] = [
  [/chat not found/i, '没有这个群或频道，或机器人不在里面', 'chats'],
  [/unauthorized|not found/i, 'Bot Token 不对', 'token'],
  [/kicked|not a member/i, '机器人已被移出群', 'chats'],
  [/blocked by the user/i, '对方屏蔽了机器人'],
  [/not enough rights|have no rights/i, '机器人在群里没有发言权限'],
];

export interface Telegram extends Channel {
  /** Tells Telegram where to send what people write, and the secret by which we know it. */
  listen(settings: Readonly<Record<string, string>>, address: string): Promise<void>;
}

export function createTelegram(outbound: Pick<Outbound, 'fetch'>, newSecret: () => string): Telegram {
  const ask = createAsk(outbound, SERVICE);

  async function call(settings: Readonly<Record<string, string>>, method: string, json: object, signal?: AbortSignal) {
    const { server = OFFICIAL, token = '' } = settings;
    const answer = await ask(`${server}/bot${token}/${method}`, { json, ...(signal && { signal }) });
    if (answer.json?.['ok'] === true) return;
    const said = textIn(answer.json, 'description');
    const [, meaning, field] = MEANING.find(([pattern]) => pattern.test(said)) ?? [];
    const message = `${SERVICE} 答：${answer.status}，${meaning ?? said}`;
    if (answer.status === 429) refuse({ outlook: 'later', message, waitMs: retryAfterMs(answer) ?? 30_000 });
    if (answer.json?.['ok'] !== false) refuseStatus(SERVICE, answer, {});
    if (answer.status >= 500) refuse({ outlook: 'unsure', message });
    refuse({ outlook: 'never', message, isDead: [401, 404].includes(answer.status), field });
  }

  return {
    name: 'telegram',

    read({ token = '', chats = '', server = '', hearSecret = '' }) {
      const given = token.trim();
      if (!/^\d{5,15}:[\w-]{30,60}$/.test(given)) {
        return problem('token', 'Bot Token 不正确，形如 123456:ABC…，向 @BotFather 要');
      }
      const rooms = chats.split(/[\s,，;；]+/).filter(Boolean);
      if (rooms.length === 0) return problem('chats', '请填写至少一个群的 id 或 @频道名');
      const wrong = rooms.find((room) => !/^(-?\d{1,20}|@[A-Za-z]\w{3,31})$/.test(room));
      if (wrong) return problem('chats', `“${beginning(wrong, 40)}”不是群的数字 id，也不是 @频道名`);
      const base = server.trim() ? URL.parse(server.trim()) : new URL(OFFICIAL);
      if (!base || !/^https?:$/.test(base.protocol)) return problem('server', '接口地址须以 https:// 开头');
      return {
        settings: {
          token: given,
          chats: [...new Set(rooms)].join(','),
          server: (base.origin + base.pathname).replace(/\/$/, ''),
          hearSecret: hearSecret || newSecret(),
        },
      };
    },

    rooms: ({ chats = '' }, nickname) =>
      chats.split(',').map((wxid) => ({
        wxid,
        nickname: wxid.startsWith('@') ? wxid : `${nickname || '群'} ${wxid}`,
        avatar: '',
        total_member: 0,
      })),

    payload: messageOf,

    async send(settings, { said, to, signal }) {
      const chat_id = /^-?\d+$/.test(to) ? Number(to) : to;
      const { method, ...message } = messageOf(said);
      await call(settings, method, { chat_id, ...message }, signal);
      return 'ok';
    },

    listen: (settings, url) =>
      call(settings, 'setWebhook', {
        url,
        secret_token: settings['hearSecret'],
        allowed_updates: ['message'],
        max_connections: 10,
      }),
  };
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** In the words of the Bot API: the method and its fields. */
export function messageOf(said: Said): { method: string } & Record<string, unknown> {
  const html = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } };
  if (said.kind === 'image') return { method: 'sendPhoto', photo: said.url };
  if (said.kind === 'text')
    return { method: 'sendMessage', text: cutCharacters(said.text, 4000), ...html, parse_mode: undefined };
  const { title, text, url, image } = said;
  const heading = title && `<b>${escapeHtml(cutCharacters(title, 200))}</b>`;
  const link = url && `<a href="${escapeHtml(url).replaceAll('"', '&quot;')}">查看</a>`;
  const whole = (most: number) => [heading, escapeHtml(cutCharacters(text, most)), link].filter(Boolean).join('\n');
  if (image && [...plainText(said)].length <= 900) {
    return { method: 'sendPhoto', photo: image, caption: whole(800), parse_mode: 'HTML' };
  }
  return { method: 'sendMessage', text: whole(3500), ...html };
}
