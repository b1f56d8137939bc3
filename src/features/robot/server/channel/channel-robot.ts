import type { Body, RobotDriver } from '../robot.driver.ts';
import { ok, refused } from '../robot.driver.ts';
import type { Channel, ChannelSettings, Said } from './channel.driver.ts';

/** What was sealed: JSON, or the bare key of a webhook as it was kept before there were other channels. */
export function settingsIn(secret: string): ChannelSettings {
  if (!secret.startsWith('{')) return { key: secret };
  try {
    const read: unknown = JSON.parse(secret);
    return typeof read === 'object' && read !== null
      ? Object.fromEntries(Object.entries(read).map(([name, value]) => [name, String(value)]))
      : {};
  } catch {
    return {};
  }
}

/** A channel as a robot: without a login, with the rooms that its settings name. */
export function createChannelRobot(channel: Channel, newOnce: () => string): RobotDriver {
  return {
    async call(name, body, robot, sent = {}) {
      switch (name) {
        case '/client/create': {
          const read = channel.read(fieldsIn(body));
          return 'problem' in read ? { ...refused(read.problem.message), data: read.problem } : ok(read.settings);
        }
        case '/client/open':
          return ok({ qrcode: '' }, '这个渠道不用登录');
        case '/user/get_profile':
          return ok({ wxid: '', nickname: robot?.nickname ?? '', avatar: '' });
        case '/room/get_rooms':
          return ok(channel.rooms(settingsIn(robot?.secret ?? ''), robot?.nickname ?? ''));
        case '/msg/send_text':
        case '/msg/send_room_at':
        case '/msg/send_link_card':
        case '/msg/send_image':
        case '/msg/send_rich': {
          const { once = newOnce(), signal } = sent;
          const to = text(body, 'to_wxid');
          const answer = await channel.send(settingsIn(robot?.secret ?? ''), {
            said: saidIn(name, body),
            to,
            once,
            signal,
          });
          return ok({}, answer);
        }
        default:
          return refused('这个渠道没有这个操作');
      }
    },
  };
}

function fieldsIn(body: Body): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])),
  );
}

const text = (body: Body, name: string): string => (typeof body[name] === 'string' ? body[name] : '');

export function saidIn(name: string, body: Body): Said {
  if (name === '/msg/send_image') return { kind: 'image', url: text(body, 'url') };
  if (name === '/msg/send_link_card' || name === '/msg/send_rich') {
    const isCard = name === '/msg/send_link_card';
    return {
      kind: isCard ? 'card' : 'rich',
      title: text(body, 'title'),
      text: text(body, isCard ? 'desc' : 'content'),
      url: text(body, 'url'),
      image: text(body, 'image_url'),
    };
  }
  const at = Array.isArray(body['at_list']) ? body['at_list'].map(String) : [];
  return { kind: 'text', text: text(body, 'content'), at };
}
