import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { stillFits } from '#/platform/db/migrate.ts';
import type { Readiness } from './readiness.ts';

const LOOK_MS = 1000;
const LOOKS = 2;

interface Parts {
  db: AnyDatabase;
  /** The migrations that this process knows. */
  known: readonly string[];
  readiness: Readiness;
  tell: (progress: string) => void;
  outdated: () => void;
  everyMs?: number;
}

/**
 * During an upgrade processes of two versions run side by side, as long as the newer one's migrations allow it. When they
 * do not, the older answers 503 instead of writing what the newer cannot read.
 */
export function watchVersion({ db, known, readiness, tell, outdated, everyMs = LOOK_MS }: Parts): { stop(): void } {
  let misses = 0;
  const timer = setInterval(async () => {
    // A database that is away says nothing about versions; one that is being migrated says it a moment later.
    misses = (await stillFits(db, known).catch(() => true)) ? 0 : misses + 1;
    if (misses < LOOKS || !readiness.isReady) return;
    clearInterval(timer);
    readiness.isReady = false;
    tell('网站已经升级，这个旧版本的进程不再服务，请稍候再试');
    outdated();
  }, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
