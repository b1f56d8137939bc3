const FIRST_MS = 5_000;
export const LONGEST_RETRY_MS = 60 * 60_000;

/**
 * Doubles from attempt to attempt. Half of it is chance, so that jobs that failed together
 * (their neighbour was down) do not all come back together. `random` is in [0, 1).
 */
export function retryDelay(attempt: number, random: number): number {
  const full = Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_RETRY_MS);
  return Math.round(full / 2 + (full / 2) * random);
}
