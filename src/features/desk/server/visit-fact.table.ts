export type VisitFactTables = {
  visit_fact: { day: string; kind: string; name: string; count: number };
};
