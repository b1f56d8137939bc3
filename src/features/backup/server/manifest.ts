import { z } from 'zod';
import type { AboutBackup } from './backup-shelf.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);
const count = z.int().min(0);

/** The newest layout of an archive that this version reads. */
export const FORMAT = 1;

/** The file in an archive that holds the key, if it was asked for. */
export const KEY_ENTRY = 'secret.key';

/** The last file of an archive: whoever finds it has the whole. */
export const manifestSchema = z.object({
  format: z.int().min(1),
  /** The version of the site that made the backup. */
  version: z.string().max(50),
  createdAt: z.int(),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string().regex(/^\d{4}_\w{1,80}$/)).min(1),
  tables: z.array(
    z.object({
      name,
      columns: z.array(z.object({ name, type: z.enum(['integer', 'float', 'text', 'bytes']) })).min(1),
      rows: count,
      bytes: count,
      sha256,
    }),
  ),
  sequences: z.record(name, z.int().min(0)),
  files: z.array(z.object({ name: z.string().max(1000), bytes: count, sha256 })),
  /** Uploads that the database knows and the storage did not have. */
  missing: z.array(z.string().max(1000)).default([]),
  /** Absent in backups from before secrets were sealed. */
  secrets: z
    .object({
      /** Whether the secrets in the tables can be read by whoever has the archive. */
      state: z.enum(['none', 'clear', 'sealed']),
      /** The name of the key that the site had, by which it can be told from others. */
      key: z
        .string()
        .regex(/^[0-9a-f]{16}$/)
        .nullable(),
      /** Whether that key is in the archive, as `secret.key`. */
      holdsKey: z.boolean(),
    })
    .optional(),
});

export type Manifest = z.output<typeof manifestSchema>;

export interface Totals {
  tables: number;
  rows: number;
  files: number;
  /** Before packing. */
  tableBytes: number;
  fileBytes: number;
}

export function totalsOf({ tables, files }: Pick<Manifest, 'tables' | 'files'>): Totals {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    tables: tables.length,
    rows: sum(tables.map(({ rows }) => rows)),
    files: files.length,
    tableBytes: sum(tables.map(({ bytes }) => bytes)),
    fileBytes: sum(files.map(({ bytes }) => bytes)),
  };
}

/** What the list says of an archive that was read from end to end. */
export function aboutArchive(manifest: Manifest, sha256: string): Omit<AboutBackup, 'checkedAt'> {
  const { version, engine, missing, secrets } = manifest;
  const kept = { secrets: secrets?.state ?? null, holdsKey: secrets?.holdsKey ?? false };
  const rowsOf = Object.fromEntries(manifest.tables.map(({ name: table, rows }) => [table, rows]));
  const { migrations } = manifest;
  return { sha256, version, engine, ...totalsOf(manifest), rowsOf, migrations, missing, ...kept, fault: '' };
}
