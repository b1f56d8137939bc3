import type { Database } from '#/platform/db/database.ts';
import type { Log } from '#/platform/log/create-log.ts';
import { requestTrace } from '#/platform/log/request-trace.ts';
import type { Metrics } from './metrics.ts';

interface Looks {
  hits: number;
  misses: number;
}

/** What this process has counted since its start. */
export interface Vitals {
  queries: { count: number; ms: number; slow: number };
  caches: Record<string, Looks>;
}

interface Needs {
  database: Database;
  metrics: Metrics;
  log: Log;
  caches: Record<string, Looks>;
  slowQueryMs: number;
}

/** Counts queries and looks into caches. A slow query is logged on its own, under the id of its request. */
export function watchVitals({ database, metrics, log, caches, slowQueryMs }: Needs): Vitals {
  const queries = { count: 0, ms: 0, slow: 0 };
  const durations = metrics.histogram('souluo_db_query_duration_seconds', 'How long queries took, waiting included.');
  database.onQuery(({ sql, ms, hasFailed }) => {
    queries.count += 1;
    queries.ms += ms;
    durations.observe(ms / 1000);
    const trace = requestTrace.getStore();
    if (trace) {
      trace.queries += 1;
      trace.queryMs += ms;
    }
    if (ms < slowQueryMs) return;
    queries.slow += 1;
    log.warn({ sql: shortSql(sql), ms: Math.round(ms), ...(hasFailed && { failed: true }) }, 'slow query');
  });
  metrics.total('souluo_db_slow_queries_total', 'Queries that took longer than SLOW_QUERY_MS.', () => queries.slow);
  const { pool } = database;
  if (pool) {
    metrics.gauge('souluo_db_pool_connections', 'Connections to the database, and requests that wait for one.', () =>
      Object.entries(pool()).map(([state, value]) => ({ labels: { state }, value })),
    );
  }
  metrics.total('souluo_cache_looks_total', 'Looks into what is kept in memory, by result.', () =>
    Object.entries(caches).flatMap(([cache, { hits, misses }]) => [
      { labels: { cache, result: 'hit' }, value: hits },
      { labels: { cache, result: 'miss' }, value: misses },
    ]),
  );
  return { queries, caches };
}

/** Of many rows that are written at once only the first: the others look the same. */
export const shortSql = (sql: string): string =>
  sql.replace(/(\([?$\d, ]+\))(?:, \([?$\d, ]+\))+/g, '$1, …').slice(0, 2000);
