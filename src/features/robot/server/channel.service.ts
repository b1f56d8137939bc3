import { type ChannelName, channelKinds, isChannel } from '../channels.pure.ts';
import type { Channel, ChannelSettings } from './channel/channel.driver.ts';
import { settingsIn } from './channel/channel-robot.ts';
import type { Channels } from './channel/channels.ts';
import type { OutboxStore } from './outbox.store.ts';
import { DriverFailure, SECRET_LOST } from './robot.driver.ts';
import { badChannel, robotNotFound } from './robot.errors.ts';
import { NEW_ROBOT, type Robot, type RobotStore } from './robot.store.ts';

const TEST_TEXT = '搜罗已接入，收到请回 1';
/** What is older than this would only puzzle those who get it. */
const OWED_MS = 24 * 3_600_000;

interface Needs {
  robots: RobotStore;
  outbox: Pick<OutboxStore, 'revive'>;
  channels: Channels;
  newGuid: () => string;
  now: () => number;
}

export interface Tested {
  isArrived: boolean;
  answer: string;
  ms: number;
  /** Which field the service does not know; empty when it is not about one. */
  field: string;
}

export interface NewChannel {
  driver: ChannelName;
  fields: Readonly<Record<string, string>>;
  nickname: string;
  perMinute?: number | undefined;
}

export interface ChannelChange {
  nickname?: string | undefined;
  perMinute?: number | undefined;
  isOff?: boolean | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
}

export type ChannelService = ReturnType<typeof createChannelService>;

export function createChannelService({ robots, outbox, channels, newGuid, now }: Needs) {
  function settingsFor(channel: Channel, fields: Readonly<Record<string, string>>): ChannelSettings {
    const read = channel.read(fields);
    if ('problem' in read) throw badChannel(read.problem.field, read.problem.message);
    return read.settings;
  }

  async function find(guid: string): Promise<Robot & { driver: ChannelName }> {
    const robot = await robots.find(guid);
    if (!robot || !isChannel(robot.driver)) throw robotNotFound();
    return { ...robot, driver: robot.driver };
  }

  async function timed(work: () => Promise<string>): Promise<Tested> {
    const began = performance.now();
    const done = (isArrived: boolean, answer: string, field = '') => ({
      isArrived,
      answer,
      field,
      ms: Math.round(performance.now() - began),
    });
    try {
      return done(true, await work());
    } catch (error) {
      if (!(error instanceof DriverFailure)) throw error;
      return done(false, error.message, error.field);
    }
  }

  async function tryOut(name: ChannelName, settings: ChannelSettings, text: string, room: string): Promise<Tested> {
    const channel = channels[name];
    const to = room || (channel.rooms(settings, '')[0]?.wxid ?? '');
    if (!to) {
      const checked = channel.check && (await timed(async () => (await channel.check?.(settings)) ?? ''));
      const next = '它不能先开口，保存后把收消息的地址填到它的后台，再给它发一句话来试';
      if (!checked || (checked.isArrived && checked.answer === '')) throw badChannel('room', next);
      return checked.isArrived ? { ...checked, answer: `${checked.answer}；${next}` } : checked;
    }
    const said = { kind: 'text', text: text || TEST_TEXT, at: [] } as const;
    return timed(() => channel.send(settings, { said, to, once: `test_${newGuid()}` }));
  }

  return {
    /** Nothing is kept of it. */
    test: (name: ChannelName, fields: Readonly<Record<string, string>>, text: string, room: string) =>
      tryOut(name, settingsFor(channels[name], fields), text, room),

    async add({ driver, fields, nickname, perMinute }: NewChannel): Promise<{ guid: string; secret: string }> {
      const channel = channels[driver];
      const settings = settingsFor(channel, fields);
      const guid = `${driver}-${newGuid()}`;
      await robots.add({
        ...NEW_ROBOT,
        guid,
        driver,
        nickname,
        secret: JSON.stringify(settings),
        status: 1,
        rooms: channel.rooms(settings, nickname),
        perMinute: perMinute ?? channelKinds[driver].perMinute,
        createdAt: now(),
      });
      const isOurs = driver === 'webhook' && !fields['secret']?.trim();
      return { guid, secret: isOurs ? (settings['secret'] ?? '') : '' };
    },

    /** Answers how many messages that did not arrive are sent now. */
    async change(guid: string, { fields, isOff, ...rest }: ChannelChange): Promise<number> {
      const robot = await find(guid);
      const channel = channels[robot.driver];
      const old: ChannelSettings = robot.isSecretLost ? {} : settingsIn(robot.secret);
      const read = fields && settingsFor(channel, { ...old, ...fields });
      const formerAesKey = read?.['aesKey'] === old['aesKey'] ? old['formerAesKey'] : old['aesKey'];
      const settings = read && { ...read, ...(formerAesKey && { formerAesKey }) };
      const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      const nickname = rest.nickname ?? robot.nickname;
      await robots.change(guid, {
        ...given,
        ...(isOff !== undefined && { isOff }),
        rooms: channel.rooms(settings ?? settingsIn(robot.secret), nickname),
        ...(settings && { secret: JSON.stringify(settings), status: 1 as const, trouble: '', troubleAt: null }),
      });
      const isBack = settings !== undefined || (isOff === false && robot.isOff);
      return isBack ? outbox.revive(guid, now() - OWED_MS) : 0;
    },

    async testKnown(guid: string, text: string): Promise<Tested & { revived: number }> {
      const robot = await find(guid);
      if (robot.isSecretLost) throw badChannel('address', SECRET_LOST);
      const tested = await tryOut(robot.driver, settingsIn(robot.secret), text, robot.rooms[0]?.wxid ?? '');
      // It works again, so what waits may go.
      if (!tested.isArrived || !robot.trouble) return { ...tested, revived: 0 };
      await robots.change(guid, { status: 1, trouble: '', troubleAt: null });
      return { ...tested, revived: await outbox.revive(guid, now() - OWED_MS) };
    },

    async listen(guid: string, address: string): Promise<Tested> {
      const robot = await find(guid);
      if (robot.driver !== 'telegram') throw badChannel('driver', '这个渠道要在它自己的后台填写回调地址');
      return timed(async () => {
        await channels.telegram.listen(settingsIn(robot.secret), address);
        return 'ok';
      });
    },
  };
}
