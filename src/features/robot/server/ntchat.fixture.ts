import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { aServer } from '#/platform/outbound/server.fixture.ts';

interface Call {
  path: string;
  body: Record<string, unknown>;
}

type Answer = object | ((response: ServerResponse) => void) | undefined;

const ok = (data: unknown = {}) => ({ status: 1, msg: '', data });
const ROOMS = [{ wxid: 'r1@chatroom', nickname: '群一', avatar: '', is_manager: 1, total_member: 3, member_list: [] }];

/** A gateway of ntchat's shape. `answer` may be set to make it fail in its own ways. */
export async function anNtchat() {
  const state = {
    calls: [] as Call[],
    isLoggedIn: true,
    answer: (_path: string): Answer => undefined,
  };
  const usual = (path: string): object => {
    if (path === '/client/create') return ok({ guid: 'g-1' });
    if (path === '/client/open') return ok({ qrcode: 'http://weixin.qq.com/x/abc' });
    if (path === '/global/set_callback_url') return ok();
    if (!state.isLoggedIn) return { status: 0, msg: 'wechat instance not login', data: {} };
    if (path === '/user/get_profile') return ok({ wxid: 'wxid_me', nickname: '小助手', account: 'me', avatar: '' });
    return path === '/room/get_rooms' ? ok(ROOMS) : ok();
  };
  const server = await aServer(async (request: IncomingMessage, response) => {
    const path = request.url ?? '';
    state.calls.push({ path, body: JSON.parse((await text(request)) || '{}') });
    const answer = state.answer(path) ?? usual(path);
    if (typeof answer === 'function') answer(response);
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  return Object.assign(state, { origin: server.origin });
}
