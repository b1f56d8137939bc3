import { z } from 'zod';
import { parseBoundedJson } from '#/platform/json/bounded-json.ts';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import type { InterfaceName } from '../robot-interfaces.pure.ts';
import { type Answer, type Body, DriverFailure, type RobotDriver, refused } from './robot.driver.ts';

/** Opening waits up to 10 s for the code; the rest answers at once. */
const TIMEOUT_MS = 15_000;

const answerShape = z.object({
  status: z.int(),
  msg: z.string().nullish(),
  data: z.unknown().optional(),
});

/** Failures before a byte was sent. Of all others nobody knows how far the request came. */
const BEFORE_SENDING = new Set(['bad_url', 'blocked', 'dns', 'dns_silent', 'tls']);

/** An HTTP gateway of ntchat's shape that the operator runs. Its address is a setting, never part of a request. */
export function createNtchatDriver(
  outbound: Pick<Outbound, 'fetch'>,
  baseUrl: string | undefined,
  timeoutMs = TIMEOUT_MS,
): RobotDriver {
  return {
    async call(asked, whole, _robot, { signal } = {}): Promise<Answer> {
      const { name, body } = inItsWords(asked, whole);
      if (!baseUrl) return refused('没有设置机器人网关，请到运行设置填写');
      if (name.startsWith('/sandbox/')) return refused('只有沙箱机器人可以模拟');
      const { driver: _driver, secret: _secret, errorRemove: _remove, ...sent } = body;
      const response = await outbound
        .fetch(baseUrl + name, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify(sent),
          maxRedirects: 0,
          timeoutMs,
          ...(signal && { signal }),
        })
        .catch((error: unknown) => {
          throw asFailure(error);
        });
      if (response.status === 429 || response.status === 503) {
        throw new DriverFailure('later', `网关繁忙（HTTP ${response.status}）`);
      }
      if (response.status >= 500) throw new DriverFailure('unsure', `网关出错（HTTP ${response.status}）`);
      if (response.status >= 400) throw new DriverFailure('never', `网关拒绝了请求（HTTP ${response.status}）`);
      return readAnswer(response.body);
    },
  };
}

/** It knows no message of several parts: they become one text. */
export function inItsWords(name: InterfaceName, body: Body): { name: InterfaceName; body: Body } {
  if (name !== '/msg/send_rich') return { name, body };
  const { title, content, url, image_url: _picture, ...rest } = body;
  return { name: '/msg/send_text', body: { ...rest, content: [title, content, url].filter(Boolean).join('\n') } };
}

function readAnswer(body: Buffer): Answer {
  let json: unknown;
  try {
    json = parseBoundedJson(body);
  } catch (error) {
    throw new DriverFailure('unsure', '网关的回答无法识别', error);
  }
  const answer = answerShape.safeParse(json);
  if (!answer.success) throw new DriverFailure('unsure', '网关的回答无法识别', answer.error);
  const { status, msg, data } = answer.data;
  return { status, msg: msg ?? '', data: data ?? {} };
}

function asFailure(error: unknown): unknown {
  if (!(error instanceof OutboundError)) return error;
  const isBefore = BEFORE_SENDING.has(error.code) || isRefusedConnection(error.cause);
  return new DriverFailure(isBefore ? 'later' : 'unsure', `网关没有回应：${error.message}`, error);
}

function isRefusedConnection(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
