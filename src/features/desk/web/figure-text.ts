import { thousands } from '#/ui/number/thousands.pure.ts';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

export function bytesText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  const value = bytes / 1024 ** power;
  return `${value >= 100 || power === 0 ? Math.round(value) : value.toFixed(1)} ${UNITS[power]}`;
}

export function uptimeText(seconds: number): string {
  if (seconds < 60) return '不到 1 分钟';
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} 分钟`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} 小时 ${minutes % 60} 分` : `${Math.floor(hours / 24)} 天 ${hours % 24} 小时`;
}

/** What a number of today is measured by. Today is not over, so no share of yesterday is told: just after midnight it would be all less. */
export function yesterdayText(yesterday: number): string {
  return yesterday === 0 ? '昨天没有' : `昨天全天 ${thousands(yesterday)}`;
}

/** A path as people write it; one that is no proper address stays as it is. */
export function pathText(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Today's time alone; else the day. */
export function momentText(iso: string, today: string): string {
  return iso.slice(0, 10) === today ? iso.slice(11, 16) : iso.slice(5, 10);
}
