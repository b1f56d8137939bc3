import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { AnyItem } from '../any-item.contract.ts';
import { spaced } from '../spaced.pure.ts';

/** 今天, 昨天, 11 月 14 日; 2026 年 4 月; 2019 年. */
export function spanName(span: string, today: string): string {
  const [year = '', month, day] = span.split('-');
  if (span === today) return '今天';
  if (span === shanghaiDay(Date.parse(`${today}T00:00:00+08:00`) - DAY_MS)) return '昨天';
  if (month === undefined) return `${year} 年`;
  if (day === undefined) return `${year} 年 ${Number(month)} 月`;
  const dayName = `${Number(month)} 月 ${Number(day)} 日`;
  return year === today.slice(0, 4) ? dayName : `${year} 年 ${dayName}`;
}

/** How the rest of a part of the journal is spoken of. */
export function restName(span: string): string {
  return span.length === 10 ? '这天' : span.length === 7 ? '这个月' : '这一年';
}

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'];

export function weekdayOf(day: string): string {
  return `星期${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}`;
}

export interface Change {
  kind: 'update' | 'end' | 'new';
  word: string;
  /** More of it, such as how far it is; may be empty. */
  detail: string;
}

type Changed = Pick<AnyItem, 'Remark' | 'IsFinished' | 'Duration' | 'TypeName' | 'UpdatedTime' | 'ReleaseDate'>;

/** What is new about a title. */
export function changeOf(item: Changed & { Aired: string }): Change {
  const { Aired, IsFinished, Duration, TypeName, UpdatedTime, ReleaseDate } = item;
  // That it goes on or has ended is said by the word already.
  const detail = /^(?:已?完结|连载中)$/.test(item.Remark) ? '' : spaced(item.Remark);
  if (Aired) return { kind: 'update', word: '更新', detail: detail || `${Aired} 播出` };
  const isFilm = TypeName === '电影';
  const isRelease = UpdatedTime.length === 4 || UpdatedTime.slice(0, 10) === ReleaseDate;
  if (isRelease) return { kind: 'new', word: isFilm ? '上映' : '开播', detail: detail || spaced(Duration) };
  if (isFilm) return { kind: 'new', word: '收录', detail: spaced(Duration) };
  if (IsFinished) return { kind: 'end', word: '完结', detail };
  const clock = UpdatedTime.slice(11, 16);
  // Midnight is what stands there when nobody knows the hour.
  return { kind: 'update', word: '更新', detail: detail || (clock === '00:00' ? '' : clock) };
}
