/** The panel of a title as a page of its own, and where it leads back to. */
export function shelfNotePath(key: string, back: string): string {
  return `/shelf/note?${new URLSearchParams({ key, back })}`;
}
