import { cronParts, cronText } from '#/contract/cron-text.pure.ts';
import { DAY_MS, shanghaiDay, startOfShanghaiDay, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { Plan } from './timer-plan.ts';

const WEEK = '日一二三四五六日';

/** When it runs, as a person would say it. */
export function planText({ cron, at, workdays }: Plan): string {
  if (at !== null) return `一次，${toShanghaiIso(at).slice(0, 16).replace('T', ' ')}`;
  const parts = cronParts(cron ?? '');
  if (!workdays) return cronText(cron ?? '');
  if (!parts) return `工作日，按 ${cron}`;
  return `工作日${parts.days === '每天' ? '' : `（${parts.days}）`} ${parts.times}`;
}

/** 明天 · 周二 */
export function dayWords(at: number, now: number): string {
  const today = startOfShanghaiDay(shanghaiDay(now)) ?? now;
  const near = { 0: '今天', 1: '明天', 2: '后天' }[Math.floor((at - today) / DAY_MS)];
  const weekday = `周${WEEK[new Date(`${shanghaiDay(at)}T00:00:00Z`).getUTCDay()]}`;
  return near ? `${near} · ${weekday}` : weekday;
}

/** A moment near now: 今天 12:00, 明天 08:30, 周一 11:45, 11-20 18:00. */
export function momentText(at: number, now: number): string {
  const today = startOfShanghaiDay(shanghaiDay(now)) ?? now;
  const days = Math.floor((at - today) / DAY_MS);
  const iso = toShanghaiIso(at);
  const time = iso.slice(11, 16);
  const near = { '-1': '昨天', 0: '今天', 1: '明天', 2: '后天' }[days];
  if (near) return `${near} ${time}`;
  if (days > 2 && days < 7) return `周${WEEK[new Date(`${iso.slice(0, 10)}T00:00:00Z`).getUTCDay()]} ${time}`;
  const isThisYear = iso.slice(0, 4) === toShanghaiIso(now).slice(0, 4);
  return `${isThisYear ? iso.slice(5, 10) : iso.slice(0, 10)} ${time}`;
}
