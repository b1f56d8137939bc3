import { shanghaiDay, startOfShanghaiDay, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { nextOccurrence } from '#/platform/jobs/occurrence.ts';
import { badTimer } from './robot.errors.ts';
import { createWorkdays, type Workdays } from './workday.index.ts';

/** The years that ship with the calendar, and the law for the others. */
const SHIPPED = createWorkdays();

export interface Plan {
  cron: string | null;
  at: number | null;
  workdays: boolean;
}

interface Wish {
  cron?: string | null | undefined;
  at?: string | null | undefined;
  workdays?: boolean | undefined;
}

/** More than a year of days, so that "29 February, if it is a workday" is still found or given up in time. */
const LOOK_AHEAD = 500;

/** The plan in the form it is kept in, or the refusal that says what is wrong with it. */
export function checkedPlan({ cron, at, workdays = false }: Wish, now: number, known = SHIPPED): Plan {
  if (cron && at) throw badTimer('重复执行和只执行一次，请选一种');
  if (at) return { cron: null, at: checkedMoment(at, now), workdays: false };
  if (!cron) throw badTimer('请填写执行时间');
  const pattern = cron.trim().replaceAll(/\s+/g, ' ');
  // Five fields: nothing comes more often than once a minute.
  if (pattern.length > 100 || pattern.split(' ').length !== 5)
    throw badTimer('cron 表达式不正确，应为 5 段：分 时 日 月 周');
  const plan = { cron: pattern, at: null, workdays };
  if (next(plan, now, known) === undefined) throw badTimer('这个时间永远不会到来，请检查 cron 表达式');
  return plan;
}

function checkedMoment(text: string, now: number): number {
  const [, day = '', hour = '', minute = ''] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})/.exec(text.trim()) ?? [];
  const start = startOfShanghaiDay(day);
  if (start === undefined || Number(hour) > 23 || Number(minute) > 59)
    throw badTimer('时间不正确，例如 2026-12-22 07:00');
  const at = start + Number(hour) * 3_600_000 + Number(minute) * 60_000;
  if (at <= now) throw badTimer('这个时间已经过去了');
  return at;
}

/** What the schedule book keeps: a pattern, or a single local time. */
export function patternOf({ cron, at }: Plan): string {
  return cron ?? toShanghaiIso(at ?? 0).slice(0, 19);
}

/** The next time it will really run. */
export function next(plan: Plan, after: number, known: Workdays = SHIPPED): number | undefined {
  let at: number | undefined = after;
  for (let tries = 0; tries < LOOK_AHEAD; tries++) {
    at = occurrence(plan, at);
    if (at === undefined || !plan.workdays || known.on(at).isWork) return at;
    // The rest of a day off needs no looking at.
    const endOfDay: number = (startOfShanghaiDay(shanghaiDay(at)) ?? at) + 86_400_000 - 1;
    at = Math.max(at, endOfDay);
  }
  return undefined;
}

export function nextRuns(plan: Plan, after: number, count: number, known: Workdays = SHIPPED): number[] {
  const runs: number[] = [];
  let at = next(plan, after, known);
  while (at !== undefined && runs.length < count) {
    runs.push(at);
    at = next(plan, at, known);
  }
  return runs;
}

function occurrence(plan: Plan, after: number): number | undefined {
  try {
    return nextOccurrence(patternOf(plan), after);
  } catch {
    throw badTimer('cron 表达式不正确，应为 5 段：分 时 日 月 周');
  }
}
