export type SearchRecordTables = {
  search_word: { day: string; word_key: string; words: string; visitors: number; misses: number };
  search_recent: { member_id: number; word_key: string; words: string; searched_at: number };
};
