import type { TestProject } from 'vitest/node';
import { TEST_KEY } from '#/platform/secret/secret-box.fixture.ts';
import { SHARED_OPERATOR } from './operator.fixture.ts';
import { startSite } from './running-site.fixture.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of one built site that all browser tests may read from and write to. */
    siteOrigin: string;
  }
}

/** Most browser tests share this site; those that need other settings start one of their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A key that tests know: some read letters in the outbox.
  const settings = { LIMITS_FACTOR: '1000', DEMO_CONTENT: 'on', SECRET_KEY: TEST_KEY };
  const site = await startSite({ ...settings, ...SHARED_OPERATOR });
  project.provide('siteOrigin', site.origin);
  return () => site.stop();
}
