/** What a login answers, kept as `userInfo` in the browser. */
export interface UserInfo {
  Token: string;
  Id: number;
  Username: string;
}
