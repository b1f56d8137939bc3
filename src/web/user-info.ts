import { storedValue } from './local-storage.ts';

/** What a login answers, kept as `userInfo` in the browser. */
export interface UserInfo {
  Token: string;
  Id: number;
  Username: string;
}

/** The specification has its name. */
export const USER_INFO = storedValue<UserInfo>('userInfo');
