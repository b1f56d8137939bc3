import { randomBytes } from 'node:crypto';
import type { Database } from '#/platform/db/database.ts';
import { testSecrets } from '#/platform/secret/secret-box.fixture.ts';
import { createVisitors, type Visitors } from './visitors.ts';

/** The visitors of one process. What cannot be written is no secret. */
export function testVisitors(database: Database, now: () => number, report?: (error: unknown) => void): Visitors {
  const fail = (error: unknown) => {
    throw error;
  };
  return createVisitors({ database, secrets: testSecrets, now, randomBytes, report: report ?? fail });
}
