import { writeNote } from '#/platform/db/site-note.ts';
import type { Platform } from '#/platform/platform.ts';

const KNOWN_FOR_MS = 1000;

/**
 * Whether the database takes writes: a full disk and a standby still answer questions. Tried at most once a second, however
 * often it is asked; whoever asks meanwhile waits for the same answer.
 */
export function createWriteCheck({ database, now }: Pick<Platform, 'database' | 'now'>): () => Promise<boolean> {
  let last: { at: number; answer: Promise<boolean> } | undefined;
  return () => {
    const at = now();
    if (!last || Math.abs(at - last.at) >= KNOWN_FOR_MS) {
      const tried = database.lightly((transaction) => writeNote(transaction, 'written-at', String(at)));
      last = {
        at,
        answer: tried.then(
          () => true,
          () => false,
        ),
      };
    }
    return last.answer;
  };
}
