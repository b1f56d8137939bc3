import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A restore that was asked for and is done while the site is away: in a file, so that it outlives both database and process. */
const wishSchema = z.object({
  name: z.string(),
  by: z.object({ memberId: z.int(), username: z.string() }),
  askedAt: z.int(),
  /** How often it was begun: one that was cut off is tried once more, and then left. */
  attempts: z.int(),
});
const outcomeSchema = z.object({
  name: z.string(),
  by: wishSchema.shape.by,
  at: z.int(),
  isDone: z.boolean(),
  message: z.string(),
  /** Whether the log of the site says so already. */
  isNoted: z.boolean(),
});

export type RestoreWish = z.output<typeof wishSchema>;
export type RestoreOutcome = z.output<typeof outcomeSchema>;
export type RestoreWishes = ReturnType<typeof createRestoreWishes>;

export function createRestoreWishes(folder: string) {
  const wishPath = join(folder, '.restore-wish.json');
  const outcomePath = join(folder, '.restore-outcome.json');
  return {
    read: () => readJson(wishPath, wishSchema),
    write: (wish: RestoreWish) => writeJson(folder, wishPath, wish),
    clear: () => rm(wishPath, { force: true }),
    readOutcome: () => readJson(outcomePath, outcomeSchema),
    writeOutcome: (outcome: RestoreOutcome) => writeJson(folder, outcomePath, outcome),
  };
}

async function readJson<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    // Not there, or damaged: nobody restores on half a word.
    return undefined;
  }
}

async function writeJson(folder: string, path: string, value: unknown): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(`${path}.new`, JSON.stringify(value), { mode: 0o600 });
  await rename(`${path}.new`, path);
}
