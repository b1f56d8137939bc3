import type { TestProject } from 'vitest/node';
import { provideServer } from '#/platform/db/postgres.fixture.ts';

/** For the few browser tests that want one; each migrates its own, so there is none to copy. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  return (await provideServer(project)).stop;
}
