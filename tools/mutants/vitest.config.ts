import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import fast from '../../vitest.fast.config.ts';
import { type Mutant, mutated } from './mutations.ts';

const root = join(import.meta.dirname, '../..');
/** Told by `tools/mutants.ts`; without it the tests see the code as it is. */
const mutant: Mutant | undefined = JSON.parse(process.env['MUTANT'] ?? 'null') ?? undefined;

export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      load: (id) => (mutant && id === join(root, mutant.file) ? mutated(readFileSync(id, 'utf8'), mutant) : null),
    },
  ],
  test: {
    ...fast.test,
    // Kept modules are known by their files, which do not change here.
    fsModuleCache: false,
    reporters: ['dot'],
    bail: 1,
    // The runs are side by side already.
    maxWorkers: 1,
    // A change may make a loop endless, or a condition that is waited for impossible.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
