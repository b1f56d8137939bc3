import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { SeenTitle } from './history.service.ts';

export function presentVisits(seen: readonly SeenTitle[]) {
  const Result = seen.map(({ visit, item }) => ({
    Key: item?.Key ?? visit.key,
    Name: item?.Name ?? visit.name,
    VisitedTime: toShanghaiIso(visit.visitedAt),
    TypeName: item?.TypeName ?? ('' as const),
    Year: item?.Year ?? null,
    Remark: item?.Remark ?? '',
  }));
  return { Result, Total: Result.length };
}
