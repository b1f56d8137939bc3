import { isChannel } from '../channels.pure.ts';
import { type InterfaceName, isInterface, isSend, isSolo } from '../robot-interfaces.pure.ts';
import type { CallbackService } from './callback.service.ts';
import type { OutboxStore } from './outbox.store.ts';
import { COMPOSE, type PushService } from './push.service.ts';
import { type QuietHours, quietNote } from './quiet-hours.rules.ts';
import {
  type Answer,
  DriverFailure,
  type DriverName,
  ok,
  type RobotDriver,
  refused,
  SECRET_LOST,
} from './robot.driver.ts';
import { badChannel, badSecret, foreignCallback, unknownInterface } from './robot.errors.ts';
import { NEW_ROBOT, type Robot, type RobotStore } from './robot.store.ts';
import { guidOf, profileOf, qrcodeOf, roomsOf } from './robot-answers.ts';

const REMOVED = '当前帐号未登录，请重新登录，已剔除';
const BROKEN = '服务异常';

interface Needs {
  robots: RobotStore;
  outbox: OutboxStore;
  push: PushService;
  callbacks: Pick<CallbackService, 'receive' | 'path'>;
  drivers: Record<DriverName, RobotDriver>;
  defaultDriver: () => DriverName;
  newGuid: () => string;
  now: () => number;
}

export interface Forward {
  name: string;
  body: Record<string, unknown>;
  siteOrigin: string;
  isDryRun: boolean;
  key: string | undefined;
}

export type RobotService = ReturnType<typeof createRobotService>;

export function createRobotService(needs: Needs) {
  const { robots, outbox, push, callbacks, drivers, defaultDriver, newGuid, now } = needs;

  /** A service that cannot be reached answers like one that refuses; nothing else changes. */
  async function ask(driver: DriverName, name: InterfaceName, body: Record<string, unknown>, robot?: Robot) {
    // Not an answer of the service: nobody is logged out by it.
    if (robot?.isSecretLost) return { ...refused(SECRET_LOST), isAnswered: false };
    try {
      return { ...(await drivers[driver].call(name, body, robot)), isAnswered: true };
    } catch (error) {
      if (!(error instanceof DriverFailure)) throw error;
      return { ...refused(error.message), isAnswered: false };
    }
  }

  async function open(robot: Robot): Promise<Answer> {
    const body = { guid: robot.guid, smart: false, show_login_qrcode: true };
    const { isAnswered: _, ...answer } = await ask(robot.driver, '/client/open', body, robot);
    if (answer.status === 1) await robots.change(robot.guid, { qrcode: qrcodeOf(answer.data) });
    return answer;
  }

  function driverIn(body: Record<string, unknown>): DriverName {
    const { driver = defaultDriver() } = body;
    if (driver === 'sandbox' || driver === 'gateway') return driver;
    if (typeof driver === 'string' && isChannel(driver)) return driver;
    throw badChannel('driver', `没有这种渠道：${[...String(driver)].slice(0, 40).join('')}`);
  }

  async function create(body: Record<string, unknown>): Promise<Answer> {
    const driver = driverIn(body);
    const nickname = typeof body['nickname'] === 'string' ? [...body['nickname'].trim()].slice(0, 40).join('') : '';
    const answer = await ask(driver, '/client/create', body);
    if (answer.status !== 1) {
      const { data } = answer;
      const field = typeof data === 'object' && data !== null && 'field' in data ? { field: data.field } : {};
      return { status: answer.status, msg: BROKEN, data: { reason: answer.msg, ...field } };
    }
    // A channel has no account of its own to name, and no login.
    const isReady = isChannel(driver);
    const guid = isReady ? `${driver}-${newGuid()}` : guidOf(answer.data);
    if (!guid) return { status: 0, msg: BROKEN, data: { reason: '没有得到 guid' } };
    const secret = isReady ? JSON.stringify(answer.data) : '';
    const robot: Robot = { ...NEW_ROBOT, guid, driver, secret, nickname, status: isReady ? 1 : 0, createdAt: now() };
    await robots.add(robot);
    const opened = isReady ? await readRooms(robot) : await open(robot);
    return ok({ guid, qrcode: isReady ? '' : qrcodeOf(opened.data) }, opened.status === 1 ? '' : opened.msg);
  }

  async function check(robot: Robot, isRemoving: boolean): Promise<Answer> {
    const { isAnswered, ...answer } = await ask(robot.driver, '/user/get_profile', { guid: robot.guid }, robot);
    if (answer.status === 1) {
      const { wxid, nickname, avatar } = profileOf(answer.data);
      await robots.change(robot.guid, { wxid, avatar, status: 1, qrcode: '', nickname: nickname || robot.nickname });
      return answer;
    }
    // Only an answer counts: a gateway that is down says nothing about accounts.
    if (!isAnswered) return answer;
    if (isRemoving) {
      await robots.remove(robot.guid);
      return { ...answer, msg: REMOVED };
    }
    await robots.change(robot.guid, { status: 0 });
    return answer;
  }

  async function readRooms(robot: Robot): Promise<Answer> {
    const { isAnswered: _, ...answer } = await ask(robot.driver, '/room/get_rooms', { guid: robot.guid }, robot);
    if (answer.status === 1) await robots.change(robot.guid, { rooms: roomsOf(answer.data) });
    return answer;
  }

  async function setCallback(body: Record<string, unknown>, siteOrigin: string): Promise<Answer> {
    const own = siteOrigin + (await callbacks.path());
    const wanted = body['callback_url'];
    if (wanted !== undefined && wanted !== '' && wanted !== own) throw foreignCallback();
    const { isAnswered: _, ...answer } = await ask(defaultDriver(), '/global/set_callback_url', { callback_url: own });
    return answer;
  }

  async function sandbox(
    name: '/sandbox/scan' | '/sandbox/receive',
    body: Record<string, unknown>,
    robot: Robot,
    siteOrigin: string,
  ) {
    if (robot.driver !== 'sandbox') return refused('只有沙箱机器人可以模拟');
    const { isAnswered: _, ...answer } = await ask('sandbox', name, body, robot);
    if (answer.status !== 1) return answer;
    const message =
      name === '/sandbox/scan'
        ? { type: 11025, data: answer.data }
        : { type: 11046, data: { from_wxid: 'wxid_sandbox_lin', room_wxid: robot.rooms[0]?.wxid ?? '', ...body } };
    await callbacks.receive({ guid: robot.guid, message }, siteOrigin);
    if (name === '/sandbox/scan') await readRooms({ ...robot, status: 1 });
    return answer;
  }

  async function sendOut({ name, body, siteOrigin, isDryRun, key }: Forward): Promise<Answer> {
    const messages = await push.messages({
      name,
      body,
      siteOrigin,
      origin: '手动',
      key: key ? `key ${key}` : undefined,
    });
    if (isDryRun) {
      return ok(
        { messages: messages.map(({ name, body }) => ({ interfaceName: name, requestBody: body })) },
        '演练，没有发送',
      );
    }
    const ids = await outbox.add(messages);
    if (ids.length === 0) return ok({ ids }, '没有新内容要发');
    const { quiet } = await push.robotOf(body);
    return ok({ ids }, `已放进发件箱 ${ids.length} 条${quietNote(now(), quiet)}`);
  }

  return {
    list: () => robots.list(),
    remove: (guid: string) => robots.remove(guid),

    async keepQuiet(guid: string, quiet: QuietHours | null): Promise<Robot | undefined> {
      await robots.change(guid, { quiet });
      return robots.find(guid);
    },

    /** In place of one that does not open any more, or was changed where it came from. */
    async enterSecret(guid: string, text: string): Promise<Robot | undefined> {
      const robot = await robots.find(guid);
      if (!robot) return undefined;
      const secret = text.trim();
      // The same question as when it was created, without creating another.
      const answer = isChannel(robot.driver)
        ? await ask(robot.driver, '/client/create', { secret, address: secret })
        : ok(secret);
      if (answer.status !== 1) throw badSecret(answer.msg);
      await robots.change(guid, { secret: isChannel(robot.driver) ? JSON.stringify(answer.data) : secret });
      return robots.find(guid);
    },

    async forward(wish: Forward): Promise<Answer> {
      const { name, body, siteOrigin } = wish;
      if (!isInterface(name)) throw unknownInterface(name);
      if (isSend(name) || isSolo(name) || name === COMPOSE) return sendOut(wish);
      if (name === '/client/create') return create(body);
      if (name === '/global/set_callback_url') return setCallback(body, siteOrigin);
      const robot = await push.robotOf(body);
      if (name === '/client/open') return open(robot);
      if (name === '/user/get_profile') return check(robot, Number(body['errorRemove']) === 1);
      if (name === '/room/get_rooms') return readRooms(robot);
      if (name === '/sandbox/scan' || name === '/sandbox/receive') return sandbox(name, body, robot, siteOrigin);
      const { isAnswered: _, ...answer } = await ask(robot.driver, name, body, robot);
      return answer;
    },
  };
}
