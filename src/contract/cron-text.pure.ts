const WEEK = '日一二三四五六日';

/** When something runs by the clock, as a person would say it. */
export function cronText(cron: string): string {
  const parts = cronParts(cron);
  if (!parts) return `按 ${cron}`;
  const { days, times } = parts;
  return days === '每天' && times.startsWith('每') ? times : `${days} ${times}`;
}

/** The days and the hours, where there are plain words for them. */
export function cronParts(cron: string): { days: string; times: string } | undefined {
  const [minute = '', hour = '', day = '', month = '', week = ''] = cron.split(' ');
  const days = daysText(day, month, week);
  const times = timesText(minute, hour);
  return days === undefined || times === undefined ? undefined : { days, times };
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
