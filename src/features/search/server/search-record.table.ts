export type SearchRecordTables = {
  /** in_market: how many of the visitors looked for it in the market. */
  search_word: { day: string; word_key: string; words: string; visitors: number; misses: number; in_market: number };
  search_recent: { member_id: number; word_key: string; words: string; searched_at: number };
};
