import { type Acting, type Answer, ok, type RobotDriver, refused } from './robot.driver.ts';

/** Rooms that a sandbox robot is in, so that everything can be tried before there is a gateway. */
const SANDBOX_ROOMS = [
  { wxid: 'sandbox-1@chatroom', nickname: '追剧小组（沙箱）', avatar: '', total_member: 128 },
  { wxid: 'sandbox-2@chatroom', nickname: '同城好物（沙箱）', avatar: '', total_member: 86 },
  { wxid: 'sandbox-3@chatroom', nickname: '站务通知（沙箱）', avatar: '', total_member: 12 },
];
const MEMBERS = [
  { wxid: 'wxid_sandbox_lin', nickname: '小林' },
  { wxid: 'wxid_sandbox_chen', nickname: '小陈' },
];
const NOT_LOGGED_IN = '当前帐号未登录，请重新登录';

/** Has the gateway's shapes and sends nothing: what it accepts stays in the outbox. */
export function createSandboxDriver(newGuid: () => string): RobotDriver {
  return {
    async call(name, _body, robot): Promise<Answer> {
      if (name === '/client/create') return ok({ guid: `sandbox-${newGuid()}` });
      if (name === '/global/set_callback_url') return ok();
      if (!robot) return refused('机器人不存在，请重新创建');
      if (name === '/client/open') return ok({ qrcode: `souluo-sandbox-login:${robot.guid}:${newGuid()}` });
      if (name === '/sandbox/scan') return ok(profileOf(robot));
      if (robot.status !== 1) return refused(NOT_LOGGED_IN);
      return whenLoggedIn(name, robot);
    },
  };
}

function whenLoggedIn(name: string, robot: Acting): Answer {
  switch (name) {
    case '/user/get_profile':
      return ok(profileOf(robot));
    case '/room/get_rooms':
      return ok(SANDBOX_ROOMS);
    case '/contact/get_contacts':
    case '/room/get_room_members':
      return ok(MEMBERS);
    default:
      return ok();
  }
}

function profileOf({ guid, wxid, nickname }: Acting) {
  return { wxid: wxid || `wxid_${guid}`, nickname: nickname || '沙箱小助手', account: '', avatar: '' };
}
