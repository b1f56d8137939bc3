import { appendFileSync } from 'node:fs';

/**
 * What failed, for the end of a run whose parts are printed among each other (`e2e/in-parts.ts`): whoever reads its last lines
 * shall not have to search. Nothing where nobody began such a run.
 */
export function noteFailure(text: string): void {
  const file = process.env['FAILED_TESTS_FILE'];
  if (file) appendFileSync(file, `${text}\n\n`);
}
