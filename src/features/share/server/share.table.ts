export type ShareTables = {
  /** One random salt a day: without it a visitor's hash can be matched with nothing. */
  share_salt: { day: string; salt: string };
  /** Who was counted already, until the day is over. */
  share_visitor: { day: string; sharer_id: number; visitor: string };
  /** Sharer 0 is the whole site. */
  share_day: { sharer_id: number; day: string; path: string; visits: number };
};
