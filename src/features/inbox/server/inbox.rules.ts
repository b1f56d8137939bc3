/** Where one kind of news goes. */
export interface Choice {
  inbox: boolean;
  mail: boolean;
  chat: boolean;
}

/** Until somebody chooses: letters and chats are never sent unasked. */
export const FIRST_CHOICE: Choice = { inbox: true, mail: false, chat: false };
export const FIRST_DIGEST_HOUR = 20;

/** More is shown as 99+. */
export const MOST_UNREAD = 100;
export const KEPT_DAYS = 90;

export interface News {
  id: number;
  kind: string;
  title: string;
  text: string;
  path: string;
  facts: Record<string, string>;
  createdAt: number;
  isRead: boolean;
}
