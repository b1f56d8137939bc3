/** A type, not an interface: Kysely's withTables wants an index signature. */
export type HistoryTables = {
  history_visit: { member_id: number; key: string; name: string; visited_at: number };
  watch_place: {
    member_id: number;
    title_key: string;
    episode: string;
    source: string;
    seconds: number;
    length: number;
    watched_at: number;
  };
  watch_skip: { member_id: number; title_key: string; intro: number; outro: number; set_at: number };
  history_member: { member_id: number; cleared_at: number };
};
