const KINDS: readonly [pattern: RegExp, kind: string, id?: string][] = [
  [/^\/any\/([^/]+)$/, 'title'],
  [/^\/market\/detail\/(\d+)$/, 'market'],
  [/^\/market\/invite$/, 'invite', 'market'],
  [/^\/blog\/(?!(?:category|tag|archive)$)([^/]+)$/, 'article'],
  [/^\/wish$/, 'wish', 'today'],
  [/^\/wish\/(?!(?:links|pictures)$)([^/]+)$/, 'wish'],
];

/** The poster of a page, without its QR code's own link; nothing for pages that have none. */
export function posterPath(pathname: string): string | undefined {
  for (const [pattern, kind, fixed] of KINDS) {
    const found = pattern.exec(pathname);
    if (found) return `/poster/${kind}/${fixed ?? found[1]}.png`;
  }
  return undefined;
}
