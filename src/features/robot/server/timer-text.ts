import { DAY_MS, shanghaiDay, startOfShanghaiDay, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { Plan } from './timer-plan.ts';

const WEEK = '日一二三四五六日';

/** When it runs, as a person would say it. */
export function planText({ cron, at, workdays }: Plan): string {
  if (at !== null) return `一次，${toShanghaiIso(at).slice(0, 16).replace('T', ' ')}`;
  const [minute = '', hour = '', day = '', month = '', week = ''] = (cron ?? '').split(' ');
  const days = daysText(day, month, week);
  const times = timesText(minute, hour);
  if (days === undefined || times === undefined) return `${workdays ? '工作日，' : ''}按 ${cron}`;
  if (workdays) return `工作日${days === '每天' ? '' : `（${days}）`} ${times}`;
  return days === '每天' && times.startsWith('每') ? times : `${days} ${times}`;
}

function daysText(day: string, month: string, week: string): string | undefined {
  if (month !== '*') return undefined;
  if (day === '*' && week === '*') return '每天';
  if (day === '*' && week === '1-5') return '周一到周五';
  if (day === '*' && /^[0-7](,[0-7])*$/.test(week)) {
    const names = week.split(',').map((number) => WEEK[Number(number)]);
    return `每周${names.join('、')}`;
  }
  if (week === '*' && /^\d+(,\d+)*$/.test(day)) return `每月 ${day.replaceAll(',', '、')} 日`;
  return undefined;
}

function timesText(minute: string, hour: string): string | undefined {
  const every = /^\*\/(\d+)$/;
  if (minute === '*' && hour === '*') return '每分钟';
  if (every.test(minute) && hour === '*') return `每 ${minute.slice(2)} 分钟`;
  if (!/^\d+$/.test(minute)) return undefined;
  if (hour === '*') return minute === '0' ? '每小时整点' : `每小时第 ${minute} 分`;
  if (every.test(hour))
    return minute === '0' ? `每 ${hour.slice(2)} 小时` : `每 ${hour.slice(2)} 小时的第 ${minute} 分`;
  if (!/^\d+(,\d+)*$/.test(hour)) return undefined;
  return hour
    .split(',')
    .map((part) => `${part.padStart(2, '0')}:${minute.padStart(2, '0')}`)
    .join('、');
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
