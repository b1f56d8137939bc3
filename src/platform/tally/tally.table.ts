export type TallyTables = {
  day_count: { day: string; name: string; count: number };
};
