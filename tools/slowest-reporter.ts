import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

/** Tells at the end which tests took longest, so that nobody has to look for them. */
export default class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const slowest = tests
      .map((test) => ({
        ms: test.diagnostic()?.duration ?? 0,
        name: test.fullName,
        file: test.module.relativeModuleId,
      }))
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, SHOWN);
    console.log(`\nThe ${slowest.length} slowest tests:`);
    for (const { ms, name, file } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${file} > ${name}`);
  }
}
