import { toast } from '#/ui/toast/toast-store.ts';
import { removeStored } from './local-storage.ts';
import { loginPath } from './login-path.pure.ts';
import { USER_INFO } from './user-info.ts';

const FLASH = 'flash';

/** Whether the server says that the login has expired. Then the reader is led to the login page, which says it again. */
export function leavesForLogin(message: string): boolean {
  if (!message.includes('登录过期')) return false;
  removeStored(USER_INFO);
  const { pathname, search } = window.location;
  if (pathname !== '/login') {
    sessionStorage.setItem(FLASH, message);
    window.location.assign(loginPath(pathname, search));
  }
  return true;
}

/** Whether the reader is at the login, or about to be led there. */
export const isLeavingForLogin = (): boolean =>
  window.location.pathname === '/login' || sessionStorage.getItem(FLASH) !== null;

/** What the page before this one wanted to say. */
export function showFlash(): void {
  const message = sessionStorage.getItem(FLASH);
  if (!message) return;
  sessionStorage.removeItem(FLASH);
  toast(message, { kind: 'error' });
}
