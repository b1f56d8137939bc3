import { createHash } from 'node:crypto';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { callbackProblem } from '../hear/wechat-crypto.ts';
import { DriverFailure } from '../robot.driver.ts';
import { type Channel, cutBytes, onlyRoom, problem, type Said } from './channel.driver.ts';
import { codeIn, createAsk, refuse, refuseCode, textIn } from './service.gateway.ts';

const OFFICIAL = 'https://qyapi.weixin.qq.com';
const SERVICE = '企业微信';
const TEXT_BYTES = 2048;
const MARKDOWN_BYTES = 4096;
const IMAGE_BYTES = 2 * 1024 * 1024;
const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const CODES = {
  service: SERVICE,
  limited: { 45009: 60_000, 45033: 10_000 },
  busy: [-1],
  dead: [93000],
  fields: { 93000: 'address' },
  meaning: {
    93000: '没有这个机器人，它被移出了群，或 key 不对',
    45009: '发送太频繁，一分钟最多 20 条',
    45033: '同时发送的太多',
    40058: '内容太长或格式不对',
    44004: '内容是空的',
    [-1]: '系统繁忙',
  },
};

export interface WecomHook extends Channel {
  /** Where a 智能机器人 may answer late: an address that came with the question and works once. */
  answer(responseUrl: string, markdown: string): Promise<void>;
}

/** The webhook of a WeCom group speaks. A 智能机器人 in the same group hears, and answers for itself. */
export function createWecomHook(
  outbound: Pick<Outbound, 'fetch'>,
  { baseUrl = OFFICIAL, timeoutMs }: { baseUrl?: string; timeoutMs?: number } = {},
): WecomHook {
  const ask = createAsk(outbound, SERVICE, timeoutMs);

  async function imageOf(url: string, signal?: AbortSignal) {
    const { status, body } = await outbound
      .fetch(url, { maxBytes: IMAGE_BYTES, timeoutMs: 10_000, ...(signal && { signal }) })
      .catch((error: unknown) => {
        if (!(error instanceof OutboundError)) throw error;
        const isLarge = error.code === 'too_large';
        const why = isLarge ? '图片不能超过 2 MB' : `图片取不到：${error.message}`;
        throw new DriverFailure(isLarge ? 'never' : 'later', why);
      });
    if (status !== 200) throw new DriverFailure('later', `图片取不到（HTTP ${status}）`);
    if (!isPicture(body)) throw new DriverFailure('never', '企业微信只收 JPG 和 PNG 图片');
    return { base64: body.toString('base64'), md5: createHash('md5').update(body).digest('hex') };
  }

  return {
    name: 'wecom',

    read({ address = '', secret = '', token = '', aesKey = '' }) {
      const given = (address || secret).trim();
      const wrong = callbackProblem({ token, aesKey }, true);
      if (wrong) return { problem: wrong };
      const hearing = token.trim() ? { token: token.trim(), aesKey: aesKey.trim() } : {};
      if (!given) return token.trim() ? { settings: hearing } : problem('address', '请填写 webhook 地址');
      const url = URL.parse(given);
      if (url && url.origin !== OFFICIAL && url.origin !== baseUrl) {
        return problem('address', '不是企业微信的地址，应以 https://qyapi.weixin.qq.com 开头');
      }
      const key = url ? (url.searchParams.get('key') ?? '') : given;
      if (KEY.test(key)) return { settings: { key, ...hearing } };
      const off = key.length - 36;
      const isNear = /^[0-9a-f-]{28,44}$/i.test(key) && off !== 0;
      const length = isNear
        ? `：${off < 0 ? '少' : '多'}了 ${Math.abs(off)} 位，应是 36 位；到群里「消息推送」整段复制`
        : '';
      return problem('address', `Webhook 的 key 不正确${length}`);
    },

    rooms: ({ key = '' }, nickname) => (key ? onlyRoom('wecom-group', nickname || '企业微信群') : []),

    payload: messageOf,

    async send({ key = '' }, { said, signal }) {
      // It takes the bytes of a picture, not its address.
      const isImage = said.kind === 'image';
      const json = isImage ? { msgtype: 'image', image: await imageOf(said.url, signal) } : messageOf(said);
      const address = `${baseUrl}/cgi-bin/webhook/send?key=${encodeURIComponent(key)}`;
      const answer = await ask(address, { json, ...(signal && { signal }) });
      const code = codeIn(answer, 'errcode', SERVICE);
      if (code !== 0) refuseCode(code, textIn(answer.json, 'errmsg'), CODES);
      return 'errcode 0，ok';
    },

    async answer(responseUrl, markdown) {
      if (URL.parse(responseUrl)?.origin !== baseUrl) refuse({ outlook: 'never', message: '回复地址不是企业微信的' });
      const json = { msgtype: 'markdown', markdown: { content: cutBytes(markdown, MARKDOWN_BYTES) } };
      const answer = await ask(responseUrl, { json });
      const code = codeIn(answer, 'errcode', SERVICE);
      if (code !== 0) refuseCode(code, textIn(answer.json, 'errmsg'), CODES);
    },
  };
}

function messageOf(said: Said): object {
  if (said.kind === 'image') return { msgtype: 'image', image: { url: said.url } };
  if (said.kind === 'text') {
    const mentioned = said.at.map((name) => (name === 'notify@all' ? '@all' : name));
    return {
      msgtype: 'text',
      text: { content: checked(said.text), ...(mentioned.length > 0 && { mentioned_list: mentioned }) },
    };
  }
  const { title, text, url, image } = said;
  if (said.kind === 'card') {
    return { msgtype: 'news', news: { articles: [{ title, description: text, url, picurl: image }] } };
  }
  return { msgtype: 'markdown_v2', markdown_v2: { content: cutBytes(markdownOf(said), MARKDOWN_BYTES) } };
}

/** Pictures and links in WeCom's newer Markdown, which has no mentions and no colours. */
function markdownOf({ title, text, url, image }: { title: string; text: string; url: string; image: string }) {
  return [title && `### ${title}`, image && `![](${image})`, text.replaceAll('\n', '  \n'), url && `[查看](${url})`]
    .filter(Boolean)
    .join('\n\n');
}

function checked(content: string): string {
  if (Buffer.byteLength(content) > TEXT_BYTES) throw new DriverFailure('never', `文本不能超过 ${TEXT_BYTES} 字节`);
  return content;
}

function isPicture(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).toString('hex') === 'ffd8ff' || bytes.subarray(0, 4).toString('hex') === '89504e47';
}
