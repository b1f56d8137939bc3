import { defineConfig } from 'vitest/config';
import { FAULTS, leftToOthers } from './tools/left-out.ts';
import all from './vitest.config.ts';

/** What `npm test` tries of the tests without a browser. */
export default defineConfig({
  test: { ...all.test, exclude: [...(all.test?.exclude ?? []), ...leftToOthers(FAULTS)] },
});
