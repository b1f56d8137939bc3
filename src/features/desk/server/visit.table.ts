export type VisitTables = {
  visit_salt: { day: string; salt: string };
  visit_visitor: { day: string; visitor: string };
};
