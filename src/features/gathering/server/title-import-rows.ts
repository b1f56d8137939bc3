import type { Batch, StagedRow } from '#/platform/staging/staging.rules.ts';
import type { Brought, GatheredItem, GatheredOutcome } from '../../catalogue/server/gathered.service.ts';
import { TITLE_FIELD_NAMES } from '../../catalogue/title-fields.pure.ts';
import { isUnusable, type Unusable } from './gathered-item.ts';

/** Before it is written, once it is written, and once it was taken back. */
export type RowState = 'add' | 'change' | 'skipped' | 'bad' | 'added' | 'changed' | 'undone' | 'kept';

export interface TitleRoom {
  state: RowState;
  facts: {
    name: string;
    /** The title it belongs to, where there is one. */
    key: string | null;
    /** What the record says; null where it cannot be used. */
    item: GatheredItem | null;
    /** What it takes to take it back. */
    brought?: Brought;
  };
  about: { source: string };
}

export type TitleBatch = Batch<TitleRoom>;
export type TitleRow = StagedRow<TitleRoom>;

/** Room for the names of records that cannot be used. */
const MOST_NAME = 100;

export function stagedRecord(record: GatheredItem | Unusable, line: number): TitleRow {
  if (isUnusable(record)) {
    const facts = { name: record.itemId.slice(0, MOST_NAME), key: null, item: null };
    return { line, state: 'bad', reason: record.reason, facts };
  }
  return { line, state: 'add', reason: '', facts: { name: record.facts.name, key: null, item: record } };
}

/** What would become of a record that was looked up in the catalogue. */
export function previewed(row: TitleRow, outcome: GatheredOutcome): TitleRow {
  const { action, key } = outcome;
  const told = { ...row, facts: { ...row.facts, key } };
  if (action === 'added') return told;
  if (action === 'unchanged') return { ...told, state: 'skipped', reason: '没有改动' };
  if (action === 'removed') return { ...told, state: 'skipped', reason: '这一部已经下架，不动它' };
  return { ...told, state: 'change', reason: changeText(outcome) };
}

/** What became of a record. Meanwhile the catalogue may have changed. */
export function written(row: TitleRow, outcome: GatheredOutcome, brought: Brought | undefined): TitleRow {
  if (!brought) return previewed(row, outcome);
  const facts = { ...row.facts, key: outcome.key, brought };
  if (!brought.before) return { ...row, state: 'added', reason: '', facts };
  return { ...row, state: 'changed', reason: changeText(outcome), facts };
}

function changeText({ action, key, changes, episodes }: GatheredOutcome): string {
  const fields = changes.map(({ field }) => TITLE_FIELD_NAMES[field]).join('、');
  const of = [fields, episodes > 0 ? `${episodes} 集` : ''].filter(Boolean).join('、');
  if (action === 'updated') return of ? `更新 ${of}` : '';
  const target = key === null ? '并入文件里的同一部' : `并入“${key}”`;
  return of ? `${target}，带来 ${of}` : target;
}
