import { dropMemberVisits } from '#/features/history/shared/visit-history.ts';
import { browserApi, forgetApiAnswers } from '#/web/browser-api.ts';
import { removeStored } from '#/web/local-storage.ts';
import { USER_INFO } from '#/web/user-info.ts';

/** Ends the session and everything of it that this browser holds. The caller loads its data again. */
export async function logOut(): Promise<void> {
  await browserApi('GET /api/v1/user/logout', {}, { quiet: true });
  removeStored(USER_INFO);
  forgetApiAnswers();
  dropMemberVisits();
}
