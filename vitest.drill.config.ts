import { defineConfig } from 'vitest/config';
import { FAULTS } from './tools/left-out.ts';
import all from './vitest.config.ts';

/** What takes long and guards what seldom changes: `npm run drill`. */
export default defineConfig({
  test: {
    ...all.test,
    include: ['src/**/*.drill.test.ts', 'tools/**/*.drill.test.ts', ...FAULTS.flat()],
    exclude: ['**/node_modules/**'],
  },
});
