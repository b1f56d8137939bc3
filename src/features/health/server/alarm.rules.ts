import { MINUTE_MS, type Minute } from './minute.rules.ts';

/** What an alarm needs to know about a part of the site. */
interface Reading {
  state: 'ok' | 'watch' | 'bad';
  word: string;
  line: string;
}

/** What is known at the moment of a look. */
export interface Look {
  /** Requests and errors of all processes in the last two minutes. */
  lately: Pick<Minute, 'requests' | 'errors'>;
  parts: ReadonlyMap<string, Reading>;
}

interface AlarmRule {
  key: string;
  name: string;
  /** How long it has to stay bad before anybody is called. */
  holdMs: number;
  isBad(look: Look): boolean;
  /** What is the matter, for the message. */
  about(look: Look): string;
}

const FEWEST_REQUESTS = 10;
const MOST_ERRORS = 0.01;
/** Who was called once is called again only when it is still so a day later. */
const AGAIN_MS = 24 * 3_600_000;
/** What comes and goes calls no more often than that: whoever was called a moment ago knows. */
const CALM_MS = 30 * MINUTE_MS;

const shareText = ({ requests, errors }: Look['lately']) =>
  `最近 2 分钟 ${requests} 个请求里有 ${errors} 个出错（${((errors / Math.max(1, requests)) * 100).toFixed(1)}%）`;

/** One that looks at the state of a part. */
function ofPart(key: string, name: string, holdMinutes: number): AlarmRule {
  return {
    key,
    name,
    holdMs: holdMinutes * MINUTE_MS,
    isBad: ({ parts }) => parts.get(key)?.state === 'bad',
    about: ({ parts }) => {
      const { word = '', line = '' } = parts.get(key) ?? {};
      return [word, line].filter(Boolean).join('，');
    },
  };
}

export const ALARMS: readonly AlarmRule[] = [
  {
    key: 'errors',
    name: '错误超过 1%，持续 5 分钟',
    holdMs: 5 * MINUTE_MS,
    isBad: ({ lately: { requests, errors } }) => requests >= FEWEST_REQUESTS && errors / requests > MOST_ERRORS,
    about: ({ lately }) => shareText(lately),
  },
  ofPart('disk', '磁盘少于 5 GB', 1),
  ofPart('backup', '备份没做成', 0),
  ofPart('queue', '发件队列最久等了 10 分钟', 0),
  ofPart('jobs', '后台任务失败或排不上', 5),
  ofPart('robots', '机器人收不到', 10),
  ofPart('sources', '采集源连续失败', 30),
  ofPart('rates', '汇率一天没取到', 30),
  ofPart('announce', '搜索引擎一天没收下推送', 30),
];

export interface AlarmState {
  sinceAt: number | null;
  rungAt: number | null;
}

export type Ring = 'bad' | 'well' | undefined;

/** What becomes of an alarm at a look, and whether somebody is to be told. The same state means: nothing to write. */
export function nextState(
  known: AlarmState,
  { isBad, holdMs, now }: { isBad: boolean; holdMs: number; now: number },
): AlarmState & { ring: Ring } {
  const [sinceAt, rungAt] = [notAhead(known.sinceAt, now), notAhead(known.rungAt, now)];
  const wasTold = sinceAt !== null && rungAt !== null && rungAt >= sinceAt;
  if (!isBad) return { sinceAt: null, rungAt, ring: wasTold ? 'well' : undefined };
  const since = sinceAt ?? now;
  const isDue = now - since >= holdMs && now - (rungAt ?? Number.NEGATIVE_INFINITY) >= (wasTold ? AGAIN_MS : CALM_MS);
  return isDue ? { sinceAt: since, rungAt: now, ring: 'bad' } : { sinceAt: since, rungAt, ring: undefined };
}

/** A clock that was wrong for a while must not silence an alarm for years; those of several processes differ a little. */
const notAhead = (time: number | null, now: number) => (time !== null && time > now + CALM_MS ? null : time);
