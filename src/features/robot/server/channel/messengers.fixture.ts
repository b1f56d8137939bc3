import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { aServer } from '#/platform/outbound/server.fixture.ts';

export interface Heard {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  raw: string;
  body: Record<string, unknown>;
}

export type Answer =
  | { status?: number; headers?: Record<string, string>; json?: object; text?: string }
  | 'reset'
  | 'hang';

/** A server that keeps what it heard and answers by a rule; `script` overrides the rule for the next answers. */
async function aService(rule: (heard: Heard) => Answer) {
  const state = { heard: [] as Heard[], script: [] as Answer[] };
  const server = await aServer(async (request, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    const raw = await text(request);
    const heard: Heard = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      raw,
      body: raw.startsWith('{') ? JSON.parse(raw) : {},
    };
    state.heard.push(heard);
    const answer = state.script.shift() ?? rule(heard);
    if (answer === 'reset') return void request.socket.destroy();
    if (answer === 'hang') return;
    response.writeHead(answer.status ?? 200, answer.headers);
    response.end(answer.json ? JSON.stringify(answer.json) : (answer.text ?? ''));
  });
  return Object.assign(state, { origin: server.origin });
}

const code = (errcode: number, errmsg = errcode === 0 ? 'ok' : 'error'): Answer => ({ json: { errcode, errmsg } });
const contentOf = (body: Heard['body']): unknown => {
  const inner = body[String(body['msgtype'])];
  return typeof inner === 'object' && inner !== null && 'content' in inner ? inner.content : undefined;
};
const bytes = (value: unknown) => Buffer.byteLength(String(value ?? ''));

export const GOOD_KEY = '00000000-0000-4000-8000-000000000001';

/** The webhook of a WeCom group: key, type, content, then 20 in a minute. Always HTTP 200. */
export function aWecomHook() {
  let count = 0;
  return aService(({ query, body }) => {
    if (query.get('key') !== GOOD_KEY) return code(93000, 'invalid webhook url, hint: [1], from ip: 1.2.3.4');
    const content = contentOf(body);
    if (!['text', 'markdown', 'markdown_v2', 'news', 'image'].includes(String(body['msgtype']))) return code(40008);
    if (content === '') return code(44004);
    if (bytes(content) > (body['msgtype'] === 'text' ? 2048 : 4096)) return code(40058);
    return ++count > 20 ? code(45009, 'api freq out of limit') : code(0);
  });
}

/** WeCom's application: a token that may be withdrawn, and the checks in their order. */
export async function aWecomApp() {
  const tokens = { current: 't1', asked: 0 };
  const service = await aService(({ path, query, body }) => {
    if (path === '/cgi-bin/gettoken') {
      if (query.get('corpid') !== 'ww1234567890abcdef') return code(40013);
      if (query.get('corpsecret') !== 's'.repeat(43)) return code(40001);
      tokens.asked++;
      return { json: { errcode: 0, errmsg: 'ok', access_token: tokens.current, expires_in: 7200 } };
    }
    if (query.get('access_token') !== tokens.current) return code(40014);
    if (!Number.isInteger(body['agentid'])) return code(40056);
    return body['touser'] ? { json: { errcode: 0, errmsg: 'ok', msgid: 'm1' } } : code(81013);
  });
  return Object.assign(service, { tokens });
}

export async function anOfficialAccount() {
  const tokens = { current: 't1', asked: 0 };
  const service = await aService(({ path, query, body }) => {
    if (path === '/cgi-bin/stable_token') {
      if (body['secret'] !== 'a'.repeat(32)) return code(40125, 'invalid appsecret rid: 1');
      tokens.asked++;
      return { json: { access_token: tokens.current, expires_in: 7200 } };
    }
    if (query.get('access_token') !== tokens.current) return code(40001);
    return body['touser'] === 'stranger' ? code(45015, 'response out of time limit rid: 2') : code(0);
  });
  return Object.assign(service, { tokens });
}

/** DingTalk checks the signature over the time, and that the time is near. */
export function aDingtalk(secret: string, now: () => number) {
  return aService(({ query, body }) => {
    if (query.get('access_token') !== 'f'.repeat(64)) return code(300005, 'token is not exist');
    const time = query.get('timestamp') ?? '';
    const sign = createHmac('sha256', secret).update(`${time}\n${secret}`).digest('base64');
    if (Math.abs(Number(time) - now()) > 3_600_000) return code(310000, 'invalid timestamp');
    if (query.get('sign') !== sign) return code(310000, 'sign not match');
    return ['text', 'markdown', 'link'].includes(String(body['msgtype'])) ? code(0) : code(400105);
  });
}

export function aFeishu(secret: string, now: () => number) {
  return aService(({ path, body }) => {
    const refused = (code: number, msg: string): Answer => ({ json: { code, msg, data: {} } });
    if (!path.endsWith('/hook/good-hook-id'))
      return refused(19001, 'param invalid: incoming webhook access token invalid');
    const time = String(body['timestamp'] ?? '');
    const sign = createHmac('sha256', `${time}\n${secret}`).update('').digest('base64');
    if (body['sign'] !== sign || Math.abs(Number(time) * 1000 - now()) > 3_600_000)
      return refused(19021, 'sign match fail');
    if (body['msg_type'] === 'interactive' ? !body['card'] : !body['content']) return refused(9499, 'Bad Request');
    return { json: { StatusCode: 0, StatusMessage: 'success', code: 0, data: {}, msg: 'success' } };
  });
}

/** An application of Feishu: a token that may be withdrawn, and each uuid shown once. */
export async function aFeishuApp() {
  const app = { token: 't1', asked: 0, shown: new Set<string>() };
  const refused = (code: number, msg: string, headers?: Record<string, string>): Answer => ({
    json: { code, msg },
    ...(headers && { headers }),
  });
  const service = await aService(({ path, body, headers, query }) => {
    if (path.endsWith('/tenant_access_token/internal')) {
      if (body['app_secret'] !== 's'.repeat(32)) return refused(10014, 'app secret invalid');
      app.asked++;
      return { json: { code: 0, msg: 'ok', tenant_access_token: app.token, expire: 7200 } };
    }
    if (headers.authorization !== `Bearer ${app.token}`) return refused(99991663, 'Invalid access token');
    if (path.endsWith('/bot/v3/info')) return { json: { code: 0, msg: 'ok', bot: { open_id: 'ou_robot' } } };
    if (query.get('receive_id_type') !== (String(body['receive_id']).startsWith('oc_') ? 'chat_id' : 'open_id')) {
      return refused(230001, 'invalid receive_id');
    }
    app.shown.add(String(body['uuid']));
    return { json: { code: 0, msg: 'success', data: { message_id: 'om_9' } } };
  });
  return Object.assign(service, { app });
}

export const BOT_TOKEN = `123456:${'A'.repeat(35)}`;

export function aTelegram() {
  return aService(({ path, body }) => {
    const refused = (error_code: number, description: string): Answer => ({
      status: error_code,
      json: { ok: false, error_code, description },
    });
    const [, token, method] = /^\/bot([^/]+)\/(\w+)$/.exec(path) ?? [];
    if (token !== BOT_TOKEN) return refused(401, 'Unauthorized');
    if (method === 'setWebhook') return { json: { ok: true, result: true } };
    if (body['chat_id'] === -999) return refused(400, 'Bad Request: chat not found');
    if (method === 'sendMessage' && !body['text']) return refused(400, 'Bad Request: message text is empty');
    return { json: { ok: true, result: { message_id: 1 } } };
  });
}

export function aDiscord() {
  return aService(({ path, body, query }) => {
    if (!path.startsWith('/api/webhooks/123456/'))
      return { status: 404, json: { code: 10015, message: 'Unknown Webhook' } };
    if (!body['content'] && !body['embeds'])
      return { status: 400, json: { code: 50006, message: 'Cannot send an empty message' } };
    return query.get('wait') === 'true' ? { json: { id: '1' } } : { status: 204 };
  });
}

export function aSlack() {
  return aService(({ path, body }) => {
    if (path !== '/services/T000/B000/good') return { status: 404, text: 'no_service' };
    return body['text'] ? { text: 'ok' } : { status: 400, text: 'no_text' };
  });
}

export function aBark() {
  return aService(({ path, body }) => {
    if (path !== '/push') return { status: 404, json: { code: 404, message: 'not found' } };
    const isKnown = body['device_key'] === 'goodDeviceKey123';
    const refused = { code: 400, message: 'failed to get device token: failed to get [x] device token', timestamp: 1 };
    return isKnown ? { json: { code: 200, message: 'success', timestamp: 1 } } : { status: 400, json: refused };
  });
}

export function anNtfy() {
  return aService(({ body, headers }) => {
    if (body['topic'] === 'private' && headers.authorization !== 'Bearer tk_0123456789abc') {
      return { status: 403, json: { code: 40301, http: 403, error: 'forbidden' } };
    }
    return { json: { id: 'xE73Iyuabi', time: 1, event: 'message', topic: body['topic'], message: body['message'] } };
  });
}

/** A receiver of Standard Webhooks that checks signature and age, and takes each id once. */
export async function aWebhookReceiver(secret: string, now: () => number) {
  const taken = new Set<string>();
  const service = await aService(({ headers, raw }) => {
    const id = String(headers['webhook-id']);
    const time = String(headers['webhook-timestamp']);
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const own = `v1,${createHmac('sha256', key).update(`${id}.${time}.${raw}`).digest('base64')}`;
    if (headers['webhook-signature'] !== own || Math.abs(Number(time) * 1000 - now()) > 300_000) return { status: 401 };
    taken.add(id);
    return { status: 202 };
  });
  return Object.assign(service, { taken });
}
