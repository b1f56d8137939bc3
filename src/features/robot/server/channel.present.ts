import { DAY_MS, SHANGHAI_MS, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { channelKinds, isChannel } from '../channels.pure.ts';
import type { RobotChannel } from '../robot-channel.contract.ts';
import { settingsIn } from './channel/channel-robot.ts';
import type { OutboxMessage, OutboxTally } from './outbox.store.ts';
import { quietUntil } from './quiet-hours.rules.ts';
import { SECRET_LOST } from './robot.driver.ts';
import type { Robot } from './robot.store.ts';
import { momentText } from './timer-text.ts';

const SHOWN_DAYS = 14;
export const shownSince = (now: number): number => now - SHOWN_DAYS * DAY_MS;

interface Around {
  tallies: readonly OutboxTally[];
  last: OutboxMessage | undefined;
  siteOrigin: string;
  now: number;
}

function hears(robot: Robot): boolean {
  if (!isChannel(robot.driver) || !channelKinds[robot.driver].hears) return false;
  const { token = '', appSecret = '' } = settingsIn(robot.secret);
  return robot.driver === 'telegram' || (token || appSecret) !== '';
}

function stateOf(robot: Robot, { tallies, last, now }: Around): Pick<RobotChannel, 'state' | 'word' | 'line'> {
  const lastLine = last
    ? `${momentText(last.doneAt ?? last.createdAt, now)} ${last.state === 'sent' ? '已送达' : last.error}`
    : '还没有发过消息';
  if (robot.isOff) return { state: 'off', word: '已停用', line: lastLine };
  if (robot.isSecretLost) return { state: 'down', word: '收不到', line: SECRET_LOST };
  if (robot.trouble) {
    const since = robot.troubleAt === null ? '' : `${momentText(robot.troubleAt, now)} 起，`;
    return { state: 'down', word: '收不到', line: since + robot.trouble };
  }
  if (robot.status !== 1) return { state: 'login', word: '未登录', line: '扫码登录后才能发' };
  const waiting = tallies.reduce((sum, tally) => sum + tally.waiting, 0);
  const awake = quietUntil(now, robot.quiet);
  if (awake !== undefined)
    return { state: 'ok', word: '免打扰', line: `${toShanghaiIso(awake).slice(11, 16)} 恢复，排队 ${waiting} 条` };
  if (waiting > 0)
    return { state: 'limited', word: '排队中', line: `按每分钟 ${robot.perMinute} 条在发，还有 ${waiting} 条` };
  if (last?.state === 'dead') return { state: 'limited', word: '上次没送到', line: lastLine };
  // Nobody knows yet whether anything arrives.
  return { state: 'ok', word: last ? '正常' : '已接入', line: lastLine };
}

export function presentChannel(robot: Robot, around: Around): RobotChannel {
  const { tallies, siteOrigin, now } = around;
  const today = Math.floor((now + SHANGHAI_MS) / DAY_MS);
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => today - SHOWN_DAYS + 1 + index);
  const { driver, guid } = robot;
  const kind = isChannel(driver) ? channelKinds[driver].name : driver === 'sandbox' ? '沙箱' : '微信网关';
  return {
    guid,
    driver,
    nickname: robot.nickname || kind,
    kind,
    ...stateOf(robot, around),
    hears: hears(robot),
    hearUrl: isChannel(driver) && channelKinds[driver].hears ? `${siteOrigin}/robot/hear/${guid}` : '',
    perMinute: robot.perMinute,
    rooms: robot.rooms.length,
    days: days.map((day) => tallies.find((tally) => tally.day === day)?.sent ?? 0),
    owed: robot.trouble || robot.isSecretLost ? tallies.reduce((sum, { dead }) => sum + dead, 0) : 0,
  };
}
