import type { Batch, StagedRow } from '#/platform/staging/staging.rules.ts';
import type { ShelfState } from '../shelf-states.pure.ts';
import type { Shelved } from './shelf.rules.ts';

/** A title one may choose where the file leaves it open. */
export interface Choice {
  key: string;
  name: string;
  kind: string;
  year: number | null;
}

export interface ImportFacts {
  name: string;
  year: number | null;
  state: ShelfState;
  day: string;
  score: number | null;
  remark: string;
  /** The title it became, or those it might be. */
  title?: Choice;
  choices: Choice[];
  /** What there was before, for the undo: on the shelf, and of the score. */
  before?: Shelved | null;
  beforeScore: number | null;
  /** What was put there, to see whether the member has changed it since. */
  written?: Shelved;
}

export interface ImportRoom {
  state: 'add' | 'doubt' | 'skipped' | 'bad' | 'added' | 'undone';
  facts: ImportFacts;
  about: Record<string, never>;
}

export const IMPORT_ROOM = 'shelf';
export type ImportBatch = Batch<ImportRoom>;
export type ImportRow = StagedRow<ImportRoom>;

const RANK: Record<ShelfState, number> = { want: 0, watching: 1, watched: 2 };

/** Why a row changes nothing: what is on the shelf already says as much or more. */
export function nothingNew(known: Shelved | undefined, score: number | null, facts: ImportFacts): string | undefined {
  if (!known) return undefined;
  if (RANK[known.state] > RANK[facts.state]) return '书架上已经看到更后面';
  const saysMore =
    RANK[known.state] < RANK[facts.state] ||
    (facts.remark !== '' && known.remark === '') ||
    (facts.score !== null && score === null);
  return saysMore ? undefined : '书架上已经有了';
}

export function isUntouched(current: Shelved | undefined, written: Shelved | undefined): boolean {
  if (!current || !written) return false;
  const fields = ['state', 'day', 'remark', 'changedAt'] as const;
  return fields.every((field) => current[field] === written[field]);
}

/** The row of the shelf that an imported row makes; what a member wrote here stays. */
export function importedShelved(
  known: Shelved | null,
  facts: ImportFacts,
  { titleKey, kind, today, now }: { titleKey: string; kind: Shelved['kind']; today: string; now: number },
): Shelved {
  const state = known && RANK[known.state] > RANK[facts.state] ? known.state : facts.state;
  const isSame = known?.state === state;
  const day = facts.day && facts.day <= today ? facts.day : today;
  return {
    titleKey: known?.titleKey ?? titleKey,
    state,
    kind,
    day: isSame ? known.day : day,
    remark: known?.remark || facts.remark,
    addedAt: known?.addedAt ?? now,
    changedAt: now,
  };
}
