/** Proxies that compress weaken a tag, or write into it how they did. */
const plain = (tag: string) =>
  tag
    .trim()
    .replace(/^W\//, '')
    .replace(/[-;:](?:gzip|br|zstd|deflate)"$/, '"');

/** Whether `If-None-Match` names this tag: as one of several, as any, or as a proxy that compressed what it passed on told it. */
export function isKnownTag(asked: string | undefined, etag: string): boolean {
  return asked?.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag)) ?? false;
}
