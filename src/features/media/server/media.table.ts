/** A type, not an interface: Kysely's withTables wants an index signature. */
export type MediaTables = {
  media: { file_id: number; name: string; alt: string; origin_id: number | null; crop: string };
};

/** Whose picture it is, and how large: the uploads themselves are the file feature's. */
export type MediaFileTables = {
  file: {
    id: number;
    member_id: number | null;
    name: string;
    width: number;
    height: number;
    bytes: number;
    is_ready: number;
    created_at: number;
  };
  member: { id: number; username: string; is_operator: 0 | 1 };
};
