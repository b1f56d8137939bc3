import type { LogEvent } from 'kysely';

export interface RanQuery {
  /** With placeholders: what was searched for is not in it. */
  sql: string;
  ms: number;
  hasFailed: boolean;
}

/** Lets somebody hear how long each query took, after the database was opened. */
export function createQueryWatch() {
  let hear: ((query: RanQuery) => void) | undefined;
  return {
    log: ({ level, query, queryDurationMillis }: LogEvent) =>
      hear?.({ sql: query.sql, ms: queryDurationMillis, hasFailed: level === 'error' }),
    onQuery(listener: (query: RanQuery) => void): void {
      hear = listener;
    },
  };
}
