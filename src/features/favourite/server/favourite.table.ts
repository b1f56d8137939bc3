/** A type, not an interface: Kysely's withTables wants an index signature. */
export type FavouriteTables = {
  favourite: {
    member_id: number;
    type: number;
    relative_id: string;
    name: string;
    added_at: number;
    seen_at: number;
  };
};
