import type { AnyItem } from '../any-item.contract.ts';
import { spaced } from '../spaced.pure.ts';

type Facts = Pick<AnyItem, 'TypeName' | 'Genres' | 'Remark' | 'Duration' | 'Year'>;

/** How far it is, or how long: 全 30 集, 更新至 12 集, 142 分钟; the year when neither is known. */
export function lengthText({ Remark, Duration, Year }: Pick<Facts, 'Remark' | 'Duration' | 'Year'>): string {
  return spaced(Remark) || spaced(Duration) || (Year ? String(Year) : '');
}

/** How far something is that is on now: that it goes on is no news there, what it is about is. */
export function progressText({ Remark, Genres }: Pick<Facts, 'Remark' | 'Genres'>): string {
  return Remark === '连载中' ? (Genres[0] ?? '') : spaced(Remark);
}

/** 电影 · 犯罪, with as many genres as there is room for. */
export function kindText({ TypeName, Genres }: Pick<Facts, 'TypeName' | 'Genres'>, genres = 1): string {
  return [TypeName, ...Genres.slice(0, genres)].join(' · ');
}

/** The mean of fewer says more about them than about the title. */
export const LEAST_VOTES = 5;

export function scoreText({ Rating, RatingCount }: { Rating: number | null; RatingCount: number }): string | null {
  return Rating === null || RatingCount < LEAST_VOTES ? null : Rating.toFixed(1);
}

/** 电影 · 1994 · 剧情: the one line under a title in every list. */
export function kindLine({ TypeName, Year, Genres }: Pick<Facts, 'TypeName' | 'Year' | 'Genres'>): string {
  return [TypeName, Year, Genres[0]].filter(Boolean).join(' · ');
}
