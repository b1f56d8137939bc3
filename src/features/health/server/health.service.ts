import { shanghaiDay, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { HealthPart, HealthReading } from '#/platform/feature.ts';
import { ALARMS, type Look, nextState } from './alarm.rules.ts';
import type { AlarmStore, Channel } from './alarm.store.ts';
import { roomMissing, unknownAlarm, unknownRobot } from './health.errors.ts';
import type { RingWish } from './health.job.ts';
import type { HealthStore, SiteProcess } from './health.store.ts';
import { joined, MINUTE_MS, pointsOf, RANGES, type Range } from './minute.rules.ts';
import { readPart } from './read-part.ts';
import type { Recorder } from './recorder.ts';

const LOOK_MINUTES = 2;
const KEPT_MS = 8 * 24 * 3_600_000;
/** A process that has said nothing for so long is gone. */
const SILENT_MS = 40_000;
const SHOWN_REQUESTS = 20;

export interface RobotChoice {
  guid: string;
  name: string;
  rooms: { id: string; name: string }[];
}

interface Needs {
  store: HealthStore;
  alarms: AlarmStore;
  recorder: Pick<Recorder, 'settle'>;
  parts: () => readonly HealthPart[];
  robots: () => Promise<RobotChoice[]>;
  siteTitle: () => Promise<string>;
  now: () => number;
}

export type HealthService = ReturnType<typeof createHealthService>;

export function createHealthService({ store, alarms, recorder, parts, robots, siteTitle, now }: Needs) {
  async function readParts(): Promise<(HealthPart & { reading: HealthReading })[]> {
    return Promise.all(parts().map(async (part) => ({ ...part, reading: await readPart(part) })));
  }

  async function look(): Promise<Look> {
    const [read, minutes] = await Promise.all([
      readParts(),
      store.minutesSince(Math.floor(now() / MINUTE_MS) - LOOK_MINUTES + 1),
    ]);
    return { lately: joined(minutes), parts: new Map(read.map(({ key, reading }) => [key, reading])) };
  }

  function textOf(name: string, about: string, ring: 'bad' | 'well', title: string): string {
    const time = `${shanghaiDay(now()).slice(5)} ${toShanghaiIso(now()).slice(11, 16)}`;
    return ring === 'bad'
      ? `${title}：${name}\n${about}\n${time}，详情见后台“运行状况”。`
      : `${title}：“${name}”已经恢复\n${time}`;
  }

  return {
    async overview(range: Range) {
      await recorder.settle();
      const { minutes, perPoint } = RANGES[range];
      const first = (Math.floor(now() / MINUTE_MS / perPoint) + 1) * perPoint - minutes;
      const [read, kept, processes] = await Promise.all([
        readParts(),
        store.minutesSince(first),
        store.processesSince(first * MINUTE_MS),
      ]);
      const lastMinute = Math.floor(now() / MINUTE_MS) - 1;
      return {
        points: pointsOf(kept, range, now()),
        parts: read.filter(({ isHidden }) => !isHidden),
        processes: processes
          .filter((one) => isAlive(one, now()))
          .map((one) => ({
            ...one,
            lately: joined(kept.filter(({ processId, minute }) => processId === one.id && minute === lastMinute)),
          })),
        starts: processes
          .filter(({ startedAt }) => startedAt >= first * MINUTE_MS)
          .map(({ startedAt, version }) => ({ at: startedAt, version })),
      };
    },

    /** The newest ones, or the one with this id. */
    async requests(id: string) {
      await recorder.settle();
      if (id === '') return store.requests(SHOWN_REQUESTS);
      const found = await store.findRequest(id);
      return found ? [found] : [];
    },

    async alarms() {
      const [rows, choices] = await Promise.all([alarms.list(), robots()]);
      const known = new Map(rows.map((row) => [row.key, row]));
      const nothing = { mail: '', robot: '', room: '', sinceAt: null, rungAt: null };
      return {
        alarms: ALARMS.map(({ key, name }) => ({ ...nothing, ...known.get(key), key, name })),
        robots: choices,
      };
    },

    async setChannel(key: string, channel: Channel): Promise<void> {
      if (!ALARMS.some((alarm) => alarm.key === key)) throw unknownAlarm();
      if (channel.robot !== '') {
        if (channel.room === '') throw roomMissing();
        const robot = (await robots()).find(({ guid }) => guid === channel.robot);
        if (!robot?.rooms.some(({ id }) => id === channel.room)) throw unknownRobot();
      }
      await alarms.setChannel(key, channel.robot === '' ? { ...channel, room: '' } : channel);
    },

    /** Looks whether something has stayed bad, and calls whoever wants to be called. */
    async watch(): Promise<void> {
      await alarms.declare(ALARMS.map(({ key }) => key));
      const [seen, rows, title] = await Promise.all([look(), alarms.list(), siteTitle()]);
      for (const { key, name, holdMs, isBad, about } of ALARMS) {
        const row = rows.find((one) => one.key === key);
        if (!row) continue;
        const { ring, ...next } = nextState(row, { isBad: isBad(seen), holdMs, now: now() });
        if (next.sinceAt === row.sinceAt && next.rungAt === row.rungAt) continue;
        const text = ring ? textOf(name, about(seen), ring, title) : '';
        const line = ring === 'bad' ? about(seen) : undefined;
        await alarms.move(key, row, next, { rings: ring ? wishesOf(row, text) : [], line });
      }
    },

    forgetOld: () => store.forgetBefore(now() - KEPT_MS, Math.floor((now() - KEPT_MS) / MINUTE_MS)),
  };
}

function isAlive({ seenAt, endedAt }: SiteProcess, now: number): boolean {
  return endedAt === null && now - seenAt < SILENT_MS;
}

function wishesOf({ mail, robot, room }: Channel, text: string): RingWish[] {
  const [subject = ''] = text.split('\n', 1);
  return [...(mail ? [{ mail, subject, text }] : []), ...(robot ? [{ robot, room, text }] : [])];
}
