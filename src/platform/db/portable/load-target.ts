import type { Engine } from '../any-database.ts';
import type { IndexEntry } from '../search/search-engine.ts';
import type { Value } from './portable-value.ts';
import type { Snapshot, TableShape } from './snapshot.ts';

/** What is stored of a search entry, without what is made from it. */
export type StoredEntry = Pick<IndexEntry['row'], 'id' | 'texts' | 'marks' | 'heat'> & Pick<IndexEntry, 'kind'>;

/**
 * A database that is filled from elsewhere, in this order. Until `commit` has returned nobody sees any of it, and
 * after `abandon`, or the end of the process, nothing of it is left.
 */
export interface LoadTarget {
  engine: Engine;
  /** Empty tables, as these migrations make them. */
  prepare(migrations: readonly string[]): Promise<void>;
  insert(table: TableShape, rows: readonly (readonly Value[])[]): Promise<void>;
  /** References must hold now; numbering goes on after the highest number. */
  finish(sequences: Readonly<Record<string, number>>): Promise<void>;
  /** The tables that exist at the target now. */
  read(): Promise<Snapshot>;
  /** To the newest schema. */
  migrateOn(): Promise<void>;
  putSearch(entries: readonly StoredEntry[]): Promise<void>;
  settle(): Promise<void>;
  commit(): Promise<void>;
  abandon(): Promise<void>;
}

/** Rows that point at rows that are not there. */
export class BrokenReferences extends Error {}
