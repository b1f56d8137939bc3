export type TallyTables = {
  day_count: { day: string; name: string; count: number };
  /** One random salt a day, sealed: without it a mark can be matched with nothing. */
  visit_salt: { day: string; salt: string };
  /** Marks of what was counted already, until the day after is over. */
  visit_visitor: { day: string; visitor: string };
};
