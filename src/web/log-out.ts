import { browserApi, forgetApiAnswers } from './browser-api.ts';
import { removeStored } from './local-storage.ts';
import { dropMemberVisits } from './visit-history.ts';

/** Ends the session and everything of it that this browser holds. The caller loads its data again. */
export async function logOut(): Promise<void> {
  await browserApi('GET /api/v1/user/logout', {}, { quiet: true });
  removeStored('userInfo');
  forgetApiAnswers();
  dropMemberVisits();
}
