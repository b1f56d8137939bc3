import type { AnyDetail } from '../any-item.contract.ts';

export interface EpisodeView {
  name: string;
  /** What the cell shows: the number alone where the name is nothing but a number. */
  label: string;
  url: string;
  isPlayable: boolean;
}

export interface EpisodeSource {
  name: string;
  /** In the order of the story. */
  sets: EpisodeView[];
  /** Some labels are words, so the cells are wide. */
  isWide: boolean;
}

/** Sets by where they are from, in the order in which the sources first appear. */
export function episodeSources(sets: AnyDetail['Sets']): EpisodeSource[] {
  const bySource = new Map<string, EpisodeView[]>();
  for (const { Name, Url, Source } of sets) {
    const list = bySource.get(Source) ?? [];
    bySource.set(Source, list);
    list.push({ name: Name, label: shortLabel(Name), url: Url, isPlayable: isPlayable(Url) });
  }
  return Array.from(bySource, ([name, list], index) => ({
    name: name || `线路 ${index + 1}`,
    sets: list,
    isWide: list.some(({ label }) => label.length > 4),
  }));
}

/** 第12集, 第 12 话 and 12 are shown as 12. */
function shortLabel(name: string): string {
  const number = /^(?:第\s*)?0*(\d{1,4})\s*[集话期回]?$/.exec(name.trim())?.[1];
  return number ?? name.trim();
}

/** Whether the browser can play the address itself; anything else opens in a new window. */
export function isPlayable(url: string): boolean {
  return /^https?:\/\/[^?#]+\.(m3u8|mp4)(?:[?#]|$)/i.test(url);
}

interface Playing {
  source: number;
  set: number;
}

/** The same episode from another source that plays here and has not failed yet: by its name, else by its place. */
export function elsewhere(
  sources: readonly EpisodeSource[],
  { source, set }: Playing,
  failed: ReadonlySet<string>,
): Playing | undefined {
  const wanted = sources[source]?.sets[set];
  for (const [index, { sets }] of sources.entries()) {
    if (index === source || !wanted) continue;
    const named = sets.findIndex(({ label }) => label === wanted.label);
    // A place says something only where both have as many.
    const at = named >= 0 ? named : sets.length === sources[source]?.sets.length ? set : -1;
    const found = sets[at];
    if (found?.isPlayable && !failed.has(found.url)) return { source: index, set: at };
  }
  return undefined;
}
