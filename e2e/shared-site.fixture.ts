import type { TestProject } from 'vitest/node';
import { SHARED_OPERATOR } from './operator.fixture.ts';
import { startSite } from './running-site.fixture.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of one built site that all browser tests may read from and write to. */
    siteOrigin: string;
  }
}

export const SHARED_SITE = { LIMITS_FACTOR: '1000', DEMO_CONTENT: 'on', ...SHARED_OPERATOR };

/** Most browser tests share this site; those that need other settings start one of their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite(SHARED_SITE);
  project.provide('siteOrigin', site.origin);
  return site.stop;
}
