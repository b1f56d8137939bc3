/** Longer ones are counted as this. */
export const MOST_MINUTES = 600;
export const MOST_EPISODES = 2000;

/** 119分钟, 2小时10分, 01:30:00, 45分钟/集, 120. */
export function minutesOf(text: string): number | null {
  if (text === '') return null;
  const clock = /^(\d{1,2}):(\d{2}):\d{2}$/.exec(text.trim());
  const [hours, minutes] = clock
    ? [clock[1], clock[2]]
    : [/(\d{1,2}(?:\.\d)?)\s*(?:小时|h)/i.exec(text)?.[1], /(\d{1,3})\s*(?:分|min|$)/i.exec(text.trim())?.[1]];
  const total = Math.round(Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  return total > 0 ? Math.min(total, MOST_MINUTES) : null;
}

/** 全40集, 40集全, 共12话. What is still going on has no number yet. */
export function episodesOf(remark: string): number | null {
  const count = Number(/[全共]\s*(\d{1,4})\s*[集话回期]|(\d{1,4})\s*[集话回期]全/.exec(remark)?.slice(1).find(Boolean));
  return count > 0 ? Math.min(count, MOST_EPISODES) : null;
}

interface Said {
  TypeName: string;
  Duration: string;
  Remark: string;
}

/** How long the whole of it takes to watch; null where nobody says how long it is, or of how many episodes. */
export function wholeMinutes({ TypeName, Duration, Remark }: Said): number | null {
  const minutes = minutesOf(Duration);
  const episodes = TypeName === '电影' ? 1 : (episodesOf(Remark) ?? episodesOf(Duration));
  return minutes === null || episodes === null ? null : minutes * episodes;
}
