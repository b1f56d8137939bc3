import { defineConfig } from 'vitest/config';
import all from './vitest.config.ts';

/** The loop before a commit: on SQLite, without what starts processes, waits or hashes passwords by the
 * dozen. `npm test` runs all, on both engines. */
export default defineConfig({
  test: {
    ...all.test,
    globalSetup: ['src/platform/db/sqlite.fixture.ts'],
    exclude: [...(all.test?.exclude ?? []), '**/*.slow.test.ts'],
  },
});
