import { inject } from 'vitest';
import { openPage, plainBrowser } from './browser.fixture.ts';
import { loggedIn, SHARED_OPERATOR } from './operator.fixture.ts';

/** A page of the operator of the shared site, for all tests of a file. */
export async function openDeskPage() {
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = SHARED_OPERATOR;
  return openPage(await plainBrowser(), await loggedIn(inject('siteOrigin'), ADMIN_USERNAME, ADMIN_PASSWORD));
}
