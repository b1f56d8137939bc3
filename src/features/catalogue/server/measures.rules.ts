import { MOST_EPISODES, MOST_MINUTES } from './title.rules.ts';

interface Said {
  duration: string;
  remark: string;
  rating: number;
  source_scores_json: string;
}

/** How long a title is, of how many episodes, and how well it is thought of: what texts and scores say about that. */
export function measuresOf({ duration, remark, rating, source_scores_json }: Said) {
  return { minutes: minutesOf(duration), episodes: episodesOf(remark), score: bestScore(rating, source_scores_json) };
}

/** 119分钟, 2小时10分, 01:30:00, 45分钟/集, 120. */
function minutesOf(text: string): number | null {
  if (text === '') return null;
  const clock = /^(\d{1,2}):(\d{2}):\d{2}$/.exec(text.trim());
  const [hours, minutes] = clock
    ? [clock[1], clock[2]]
    : [/(\d{1,2}(?:\.\d)?)\s*(?:小时|h)/i.exec(text)?.[1], /(\d{1,3})\s*(?:分|min|$)/i.exec(text.trim())?.[1]];
  const total = Math.round(Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  return total > 0 ? Math.min(total, MOST_MINUTES) : null;
}

/** 全40集, 40集全, 共12话. What is still going on has no number yet. */
function episodesOf(remark: string): number | null {
  const count = Number(/[全共]\s*(\d{1,4})\s*[集话回期]|(\d{1,4})\s*[集话回期]全/.exec(remark)?.slice(1).find(Boolean));
  return count > 0 ? Math.min(count, MOST_EPISODES) : null;
}

function bestScore(rating: number, scoresJson: string): number | null {
  // Written by the title's own store in this shape.
  const scores = scoresJson === '[]' ? [] : (JSON.parse(scoresJson) as { score: number }[]).map(({ score }) => score);
  const best = Math.max(rating, ...scores);
  return best > 0 ? Math.min(100, Math.round(best * 10)) : null;
}
