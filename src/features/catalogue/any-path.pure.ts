/** The page of a title. Keys hold any character (`Fate/Zero`, `草莓100%`), so they are always encoded. */
export function anyPath(key: string): string {
  return `/any/${encodeURIComponent(key)}`;
}

/** The result page for some words. */
export function searchPath(words: string): string {
  return `/anys/search?words=${encodeURIComponent(words)}`;
}

export function personPath(name: string): string {
  return `/person/${encodeURIComponent(name)}`;
}
