const plain = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` names this tag: as one of several, as any, or weakened by a proxy that compressed what it passed on. */
export function isKnownTag(asked: string | undefined, etag: string): boolean {
  return asked?.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag)) ?? false;
}
