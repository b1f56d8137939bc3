import { createHmac } from 'node:crypto';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { DriverFailure } from '../robot.driver.ts';
import { type Channel, onlyRoom, problem, type Said } from './channel.driver.ts';
import { createAsk, refuse, refuseStatus } from './service.gateway.ts';

const PREFIX = 'whsec_';

/** `v1,` and the HMAC over id, time and body, as standardwebhooks.com says. */
export function webhookSignature(secret: string, id: string, seconds: string, body: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** Any program that takes Standard Webhooks. It knows a repetition by its id, so one that may have arrived is repeated. */
export function createStandardWebhook(
  outbound: Pick<Outbound, 'fetch'>,
  now: () => number,
  newSecret: () => string,
): Channel {
  const ask = createAsk(outbound, 'Webhook', 20_000);

  async function post(settings: Readonly<Record<string, string>>, id: string, body: string, signal?: AbortSignal) {
    const { address = '', secret = '' } = settings;
    const seconds = String(Math.floor(now() / 1000));
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': webhookSignature(secret, id, seconds, body),
    };
    return ask(address, { body, headers, ...(signal && { signal }) }).catch((error: unknown) => {
      if (error instanceof DriverFailure && error.outlook === 'unsure') {
        throw new DriverFailure('later', error.message, error);
      }
      throw error;
    });
  }

  const messageOf = (said: Said) => ({
    type: 'robot.message',
    timestamp: toShanghaiIso(now()),
    data: dataOf(said),
  });

  return {
    name: 'webhook',
    read({ address = '', secret = '' }) {
      const url = URL.parse(address.trim());
      if (!url || !/^https?:$/.test(url.protocol)) return problem('address', '地址须以 http:// 或 https:// 开头');
      const given = secret.trim();
      const length = Buffer.from(given.slice(PREFIX.length), 'base64').length;
      if (given && (!given.startsWith(PREFIX) || length < 24 || length > 64)) {
        return problem('secret', '签名密钥以 whsec_ 开头，后面是 24 到 64 字节的 base64');
      }
      return { settings: { address: url.href, secret: given || PREFIX + newSecret() } };
    },
    rooms: (_settings, nickname) => onlyRoom('webhook', nickname || 'Webhook'),
    payload: messageOf,
    async send(settings, { said, once, signal }) {
      const body = JSON.stringify(messageOf(said));
      const answer = await post(settings, `msg_${once}`, body, signal);
      if (answer.status >= 200 && answer.status < 300) return `HTTP ${answer.status}`;
      if (answer.status >= 500) {
        refuse({ outlook: 'later', message: `Webhook 答：HTTP ${answer.status}`, waitMs: 30_000 });
      }
      refuseStatus('Webhook', answer, { 401: 'secret', 403: 'secret', 404: 'address', 410: 'address' });
    },
  };
}

function dataOf(said: Said): object {
  if (said.kind === 'text') return { text: said.text };
  if (said.kind === 'image') return { image: said.url };
  const { title, text, url, image } = said;
  return { title, text, url, image };
}
