import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseBoundedJson } from '#/platform/json/bounded-json.ts';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { type Acting, type Answer, type Body, DriverFailure, ok, type RobotDriver, refused } from './robot.driver.ts';

const OFFICIAL = 'https://qyapi.weixin.qq.com';
const TEXT_BYTES = 2048;
const IMAGE_BYTES = 2 * 1024 * 1024;
/** A webhook belongs to one group, which has no other name here. */
const WECOM_ROOM = 'wecom-group';

const answerShape = z.object({ errcode: z.int(), errmsg: z.string().default('') });

/** The official webhook of a WeCom group: it can send and nothing else. */
export function createWecomDriver(
  outbound: Pick<Outbound, 'fetch'>,
  { baseUrl = OFFICIAL, timeoutMs = 10_000 }: { baseUrl?: string; timeoutMs?: number } = {},
): RobotDriver {
  async function send(message: object, robot: Acting | undefined, signal?: AbortSignal): Promise<Answer> {
    const url = `${baseUrl}/cgi-bin/webhook/send?key=${encodeURIComponent(robot?.secret ?? '')}`;
    const response = await outbound
      .fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
        maxRedirects: 0,
        timeoutMs,
        ...(signal && { signal }),
      })
      .catch((error: unknown) => {
        throw error instanceof OutboundError
          ? new DriverFailure(error.code === 'dns' ? 'later' : 'unsure', `企业微信没有回应：${error.message}`)
          : error;
      });
    return readAnswer(response.status, response.body);
  }

  async function imageOf(body: Body, signal?: AbortSignal) {
    const url = String(body['url'] ?? '');
    const { status, body: bytes } = await outbound
      .fetch(url, { maxBytes: IMAGE_BYTES, timeoutMs, ...(signal && { signal }) })
      .catch((error: unknown) => {
        if (!(error instanceof OutboundError)) throw error;
        const isLarge = error.code === 'too_large';
        throw new DriverFailure(
          isLarge ? 'never' : 'later',
          isLarge ? '图片不能超过 2 MB' : `图片取不到：${error.message}`,
        );
      });
    if (status !== 200) throw new DriverFailure('later', `图片取不到（HTTP ${status}）`);
    if (!isPicture(bytes)) throw new DriverFailure('never', '企业微信只收 JPG 和 PNG 图片');
    return { base64: bytes.toString('base64'), md5: createHash('md5').update(bytes).digest('hex') };
  }

  return {
    async call(name, body, robot, signal): Promise<Answer> {
      const content = String(body['content'] ?? '');
      switch (name) {
        case '/client/create':
          return createdWith(String(body['secret'] ?? ''));
        case '/client/open':
          return ok({ qrcode: '' }, '企业微信群机器人不用登录');
        case '/user/get_profile':
          return ok({ wxid: '', nickname: robot?.nickname || '企业微信群机器人', avatar: '' });
        case '/room/get_rooms':
          return ok([{ wxid: WECOM_ROOM, nickname: '企业微信群', avatar: '', total_member: 0 }]);
        case '/msg/send_text':
          return send({ msgtype: 'text', text: { content: checked(content) } }, robot, signal);
        case '/msg/send_room_at':
          return send(
            { msgtype: 'text', text: { content: checked(content), mentioned_list: atList(body['at_list']) } },
            robot,
            signal,
          );
        case '/msg/send_link_card':
          return send({ msgtype: 'news', news: { articles: [articleOf(body)] } }, robot, signal);
        case '/msg/send_image':
          return send({ msgtype: 'image', image: await imageOf(body, signal) }, robot, signal);
        default:
          return refused('企业微信群机器人只能发消息');
      }
    },
  };
}

function createdWith(secret: string): Answer {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(secret) ? ok() : refused('Webhook 的 key 不正确');
}

function checked(content: string): string {
  if (Buffer.byteLength(content) > TEXT_BYTES) throw new DriverFailure('never', `文本不能超过 ${TEXT_BYTES} 字节`);
  return content;
}

/** ntchat calls everyone notify@all. */
function atList(list: unknown): string[] {
  return (Array.isArray(list) ? list : []).map(String).map((name) => (name === 'notify@all' ? '@all' : name));
}

function articleOf(body: Body) {
  const text = (name: string) => String(body[name] ?? '');
  return { title: text('title'), description: text('desc'), url: text('url'), picurl: text('image_url') };
}

function isPicture(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).toString('hex') === 'ffd8ff' || bytes.subarray(0, 4).toString('hex') === '89504e47';
}

function readAnswer(status: number, body: Buffer): Answer {
  if (status >= 500) throw new DriverFailure('unsure', `企业微信出错（HTTP ${status}）`);
  const answer = answerShape.safeParse(parsed(body));
  if (!answer.success) throw new DriverFailure('unsure', '企业微信的回答无法识别');
  const { errcode, errmsg } = answer.data;
  if (errcode === 0) return ok();
  // 45009: more than 20 in a minute. -1: busy, try again.
  if (errcode === 45009) throw new DriverFailure('later', '企业微信：发送太频繁，稍后再发');
  if (errcode === -1) throw new DriverFailure('later', '企业微信：系统繁忙');
  throw new DriverFailure('never', `企业微信拒绝了消息（${errcode} ${errmsg}）`);
}

function parsed(body: Buffer): unknown {
  try {
    return parseBoundedJson(body);
  } catch {
    return undefined;
  }
}
