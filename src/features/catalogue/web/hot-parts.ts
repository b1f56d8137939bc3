interface HotPart {
  page: number;
  from: number;
  to: number;
  hasCards: boolean;
  next: { page: number; from: number; to: number } | null;
}

/** Each part fills its columns; the list ends at a hundred. */
const PARTS = [
  { from: 1, to: 19 },
  { from: 20, to: 50 },
  { from: 51, to: 100 },
] as const;

/** The part an address asks for; a page that does not exist is the first. */
export function hotPart(page: string | null): HotPart {
  const index = Math.max(
    0,
    PARTS.findIndex((_, at) => String(at + 1) === page),
  );
  const { from, to } = PARTS[index] ?? PARTS[0];
  const after = PARTS[index + 1];
  return { page: index + 1, from, to, hasCards: index === 0, next: after ? { page: index + 2, ...after } : null };
}
