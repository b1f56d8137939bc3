export type ShareTables = {
  /** Sharer 0 is the whole site. */
  share_day: { sharer_id: number; day: string; path: string; visits: number };
};
