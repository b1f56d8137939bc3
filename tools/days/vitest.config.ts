import { defineConfig } from 'vitest/config';
import fast from '../../vitest.fast.config.ts';

/** The unit tests with another clock: `npm run test:days`. */
export default defineConfig({
  test: {
    ...fast.test,
    setupFiles: ['tools/days/each-test.setup.ts'],
    // They share the clock.
    maxWorkers: 1,
  },
});
