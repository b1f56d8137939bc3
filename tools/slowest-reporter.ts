import { stripVTControlCharacters } from 'node:util';
import type { TestError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import { noteFailure } from './failed-tests.ts';

const SHOWN = 10;

type Told = Partial<Pick<TestError, 'stack' | 'message' | 'diff'>>;

/** Tells at the end which tests took longest, and which passed only at a second try and why, so that nobody has to look for them. */
export default class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Told[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    noteFailures('outside of a test', unhandled);
    for (const module of modules) noteFailures(module.relativeModuleId, module.errors());
    for (const test of tests) {
      const { state, errors } = test.result();
      if (state === 'failed') noteFailures(`${test.module.relativeModuleId} > ${test.fullName}`, errors);
    }
    for (const test of tests.filter((one) => one.ok() && (one.diagnostic()?.retryCount ?? 0) > 0)) {
      console.log(`\nPassed only when tried again: ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const error of test.result().errors ?? []) console.log(told(error));
    }
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

const told = ({ stack, message, diff = '' }: Told): string =>
  [stack ?? message, stripVTControlCharacters(diff)].filter(Boolean).join('\n');

function noteFailures(where: string, errors: readonly Told[]): void {
  if (errors.length > 0) noteFailure([where, ...errors.map(told)].join('\n'));
}
