import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { HealthPart, HealthReading } from '#/platform/feature.ts';
import type { NotedRequest, SiteProcess } from './health.store.ts';
import type { Minute, Point } from './minute.rules.ts';

export const presentPoint = ({ at, requests, errors, half, slow5, slow1 }: Point) => ({
  Time: toShanghaiIso(at),
  Requests: requests,
  Errors: errors,
  Half: half ?? null,
  Slow5: slow5 ?? null,
  Slow1: slow1 ?? null,
});

export const presentPart = ({ key, name, path, reading }: HealthPart & { reading: HealthReading }) => ({
  Key: key,
  Name: name,
  State: reading.state,
  Word: reading.word,
  Value: reading.value,
  Unit: reading.unit ?? '',
  Line: reading.line,
  Share: reading.share ?? null,
  Path: path,
});

export function presentProcess(one: SiteProcess & { lately: Pick<Minute, 'requests' | 'errors'> }, now: number) {
  const { memory, loopMs, queries, queryMs, slowQueries, cacheHits, cacheMisses } = one.facts;
  const looks = cacheHits + cacheMisses;
  return {
    Id: one.id,
    Host: one.host,
    Pid: one.pid,
    Version: one.version,
    StartedTime: toShanghaiIso(one.startedAt),
    UptimeSeconds: Math.max(0, Math.floor((now - one.startedAt) / 1000)),
    MemoryBytes: memory,
    LoopMs: loopMs,
    Queries: queries,
    SlowQueries: slowQueries,
    QueryMs: queries === 0 ? 0 : Math.round((queryMs / queries) * 100) / 100,
    CacheHits: looks === 0 ? null : Math.round((cacheHits / looks) * 100),
    Requests: one.lately.requests,
    Errors: one.lately.errors,
  };
}

export const presentRequest = ({ id, at, method, route, status, ms, did, error }: NotedRequest) => ({
  Id: id,
  Time: toShanghaiIso(at),
  Method: method,
  Route: route,
  Status: status,
  Ms: ms,
  Did: did,
  Error: error,
});
