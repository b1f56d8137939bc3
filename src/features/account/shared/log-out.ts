import { dropMemberVisits } from '#/features/history/shared/visit-history.ts';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi, forgetApiAnswers } from '#/web/browser-api.ts';
import { removeStored } from '#/web/local-storage.ts';
import { USER_INFO } from '#/web/user-info.ts';

/**
 * Ends the session and everything of it that this browser holds; the caller loads its data again. False, and a word, where the
 * server could not do it: one is still in, which nobody who walks away may be mistaken about.
 */
export async function logOut(): Promise<boolean> {
  const result = await browserApi('GET /api/v1/user/logout', {}, { quiet: true });
  if (!result.ok) {
    toast(`没能退出登录：${result.message}`, { kind: 'error' });
    return false;
  }
  removeStored(USER_INFO);
  forgetApiAnswers();
  dropMemberVisits();
  return true;
}
