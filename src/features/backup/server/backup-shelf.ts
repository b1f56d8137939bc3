import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { BackupKind } from './backup-name.rules.ts';

/** What is known about an archive without opening it, kept in a small file of its own beside it. */
export const aboutSchema = z.object({
  sha256: z.string(),
  version: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  tables: z.int(),
  rows: z.int(),
  files: z.int(),
  tableBytes: z.int(),
  fileBytes: z.int(),
  /** Names of uploads that it should have and has not. */
  missing: z.array(z.string()).default([]),
  /** How secrets lie in it; null where it does not say. */
  secrets: z.enum(['none', 'clear', 'sealed']).nullable().default(null),
  holdsKey: z.boolean().default(false),
  /** Rows by table, and what the tables are made by; empty in what was noted before they were. */
  rowsOf: z.record(z.string(), z.int()).default({}),
  migrations: z.array(z.string()).default([]),
  checkedAt: z.int().nullable(),
  /** Why it cannot be used; empty while nothing is known against it. */
  fault: z.string(),
});
export type AboutBackup = z.output<typeof aboutSchema>;

export interface StoredBackup {
  name: string;
  kind: BackupKind;
  bytes: number;
  createdAt: number;
  /** Undefined for an archive that somebody put here. */
  about: AboutBackup | undefined;
}

export const progressSchema = z.object({
  state: z.enum(['queued', 'running', 'done', 'failed']),
  phase: z.enum(['waiting', 'tables', 'files', 'check', 'store', 'end']),
  done: z.int(),
  total: z.int(),
  startedAt: z.int(),
  updatedAt: z.int(),
  message: z.string(),
});
export type BackupProgress = z.output<typeof progressSchema>;

/** A part of an archive that somebody sends. */
export interface Piece {
  offset: number;
  total: number;
  bytes: Uint8Array;
}

/** Hears how many bytes of all have gone to a distant shelf, or come from there. */
export type Moved = (done: number, total: number) => void;

/** Where archives are kept. What is there is the list, also after the database was lost. */
export interface BackupShelf {
  /** Newest first. */
  list(): Promise<StoredBackup[]>;
  find(name: string): Promise<StoredBackup | undefined>;
  /** Whole under its name, or not at all. */
  create<Result>(
    kind: BackupKind,
    now: number,
    write: (path: string) => Promise<Result>,
    moved?: Moved,
  ): Promise<{ name: string; result: Result }>;
  /**
   * The next piece of an archive that is being sent: how much is there, and its name once it is whole. A piece that was sent
   * before is answered with how much is there, so that the sender can go on from that.
   */
  take(upload: string, piece: Piece, now: number): Promise<{ received: number; name: string | null }>;
  note(name: string, about: AboutBackup): Promise<void>;
  /** False when there was no such archive. */
  remove(name: string): Promise<boolean>;
  open(name: string): Promise<{ stream: Readable; bytes: number } | undefined>;
  /** The archive as a file of this machine, for as long as the work takes. */
  reading<Result>(name: string, work: (path: string) => Promise<Result>, moved?: Moved): Promise<Result>;
  /** Where it is, for people. */
  placeOf(name: string): string;
  /** How far a job is, for whichever process is asked. */
  readProgress(): Promise<BackupProgress | undefined>;
  writeProgress(progress: BackupProgress): Promise<void>;
  /** On the disk where archives are made and read. */
  space(): Promise<{ freeBytes: number; diskBytes: number }>;
}

/** What repeats an archive or a job; damaged it is as good as none. */
export function parsed<Schema extends z.ZodType>(
  text: string | undefined,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return text === undefined ? undefined : schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Two in one second get names of two seconds. */
export async function freeName(
  name: (time: number) => string,
  now: number,
  isTaken: (name: string) => Promise<boolean>,
): Promise<string> {
  let time = now;
  while (await isTaken(name(time))) time += 1000;
  return name(time);
}
