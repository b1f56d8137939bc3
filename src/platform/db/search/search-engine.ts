import type { AnyDatabase } from '../any-database.ts';
import type { Stage } from './query-plan.ts';
import type { Candidate } from './rank.ts';
import type { SearchKind } from './search-index.ts';

/** A document as it is stored, with the tokens of each column. */
export interface IndexEntry {
  kind: SearchKind;
  row: {
    kind: string;
    id: number;
    /** Title, aliases and people, joined by joinNames: as they are compared, and as they are written. */
    keys: string;
    texts: string;
    marks: string;
    heat: number;
  };
  tokens: { title: string[]; alias: string[]; people: string[]; mark: string[] };
}

/** What differs between the engines: how entries are kept, and how a stage is asked. */
export interface SearchEngine {
  put(db: AnyDatabase, entries: readonly IndexEntry[]): Promise<void>;
  remove(db: AnyDatabase, kind: SearchKind, ids: readonly number[]): Promise<void>;
  reheat(db: AnyDatabase, kind: SearchKind, heats: ReadonlyMap<number, number>): Promise<void>;
  settle(db: AnyDatabase): Promise<void>;
  /** The ids of what the stages find, in any order. */
  ids(db: AnyDatabase, kind: SearchKind, stages: readonly Stage[]): Promise<number[]>;
  /** What the stages find and is not known, each document once with its first stage; of each stage the hottest. */
  candidates(
    db: AnyDatabase,
    kind: SearchKind,
    stages: readonly Stage[],
    known?: readonly Candidate[],
  ): Promise<Candidate[]>;
}

export type SearchTables = {
  search_document: IndexEntry['row'] & { row_id: number };
};
