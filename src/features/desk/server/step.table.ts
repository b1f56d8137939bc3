export type StepTables = { first_step: { key: string; dismissed_at: number } };
