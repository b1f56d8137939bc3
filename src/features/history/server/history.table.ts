/** A type, not an interface: Kysely's withTables wants an index signature. */
export type HistoryTables = {
  history_visit: { member_id: number; key: string; name: string; visited_at: number };
  history_member: { member_id: number; cleared_at: number };
};
