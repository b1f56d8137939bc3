import { writeStored } from '#/web/local-storage.ts';
import { PASSWORD_PATH, pathBack } from '#/web/login-path.pure.ts';
import { USER_INFO } from '#/web/user-info.ts';
import type { UserInfo } from '../account.contract.ts';

/** Where a login leads: back to where it was asked for, but first to a new password where one is due. */
export function wayOn({ MustChangePassword }: UserInfo, search: string): string {
  return MustChangePassword ? PASSWORD_PATH : pathBack(search);
}

/** Keeps the login in this browser, for the requests its scripts make. */
export function keepLogin(info: UserInfo): void {
  writeStored(USER_INFO, info);
}
