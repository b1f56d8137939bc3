import { episodesOf, minutesOf } from '../length.pure.ts';

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

function bestScore(rating: number, scoresJson: string): number | null {
  // Written by the title's own store in this shape.
  const scores = scoresJson === '[]' ? [] : (JSON.parse(scoresJson) as { score: number }[]).map(({ score }) => score);
  const best = Math.max(rating, ...scores);
  return best > 0 ? Math.min(100, Math.round(best * 10)) : null;
}
