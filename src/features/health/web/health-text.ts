import { thousands } from '#/ui/number/thousands.pure.ts';
import type { HealthOverview } from '../health.contract.ts';

const RANGE_WORDS = { hour: '这一小时', day: '这一天', week: '这 7 天' } as const;
export type RangeName = keyof typeof RANGE_WORDS;

/** The page in one sentence, before any number. */
export function sentenceOf({ Parts, Points }: Pick<HealthOverview, 'Parts' | 'Points'>, range: RangeName): string {
  const bad = Parts.filter(({ State }) => State === 'bad').length;
  const odd = Parts.filter(({ State }) => State === 'watch').length;
  const requests = Points.reduce((sum, point) => sum + point.Requests, 0);
  const errors = Points.reduce((sum, point) => sum + point.Errors, 0);
  const isFailing = requests > 0 && errors / requests > 0.01;
  const whole = isFailing
    ? `${RANGE_WORDS[range]}出错的请求超过 1%`
    : `${RANGE_WORDS[range]}整体${bad > 0 ? '可用' : '正常'}`;
  const rest = [bad > 0 ? `${bad} 处异常` : '', odd > 0 ? `${odd} 处要留意` : ''].filter(Boolean);
  return rest.length > 0 ? `${whole}，${rest.join('，')}` : whole;
}

export function durationText(seconds: number): string {
  if (seconds < 60) return '不到 1 分钟';
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} 分钟`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} 小时 ${minutes % 60} 分` : `${Math.floor(hours / 24)} 天 ${hours % 24} 小时`;
}

/** Beside an axis: the time, or in a week the day. */
export function axisTime(iso: string, range: RangeName): string {
  return range === 'week' ? iso.slice(5, 10) : iso.slice(11, 16);
}

export function msText(ms: number): string {
  return ms < 10 ? String(Math.round(ms * 10) / 10) : thousands(Math.round(ms));
}
