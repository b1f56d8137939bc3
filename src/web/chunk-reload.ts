const KEY = 'chunkReload';
const ONCE_PER_MS = 60_000;

/** Whether a page whose code could not be loaded may load itself again: at most once a minute. */
export function mayReload(lastReload: number, now: number): boolean {
  return now - lastReload >= ONCE_PER_MS;
}

/**
 * After a release the old page asks for chunks that are gone; a reload brings the new ones. The router reloads by
 * itself when a route's module fails, without any limit, so its call is routed through here as well.
 */
export function reloadForChunk(): boolean {
  const now = Date.now();
  if (!mayReload(Number(sessionStorage.getItem(KEY) ?? 0), now)) return false;
  sessionStorage.setItem(KEY, String(now));
  window.location.reload();
  return true;
}

export function isChunkFailure(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error);
  return /dynamically imported module|module script failed|Importing a module script|Loading chunk|preload CSS/i.test(
    message,
  );
}
