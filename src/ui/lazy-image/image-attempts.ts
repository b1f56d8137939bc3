export const MOST_ATTEMPTS = 3;

/** How long to wait before the next attempt, or null when there have been enough. */
export function retryDelay(failures: number): number | null {
  return failures < MOST_ATTEMPTS ? 500 * 2 ** (failures - 1) : null;
}
