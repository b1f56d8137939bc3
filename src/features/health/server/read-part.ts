import { setTimeout as pause } from 'node:timers/promises';
import type { HealthPart, HealthReading } from '#/platform/feature.ts';

const PATIENCE_MS = 5000;
const UNREADABLE: HealthReading = { state: 'watch', word: '读不到', value: '—', line: '原因写在日志里' };

/** One that fails, or asks somebody who is silent (a bucket, a gateway), must not hold up the page that would tell so. */
export function readPart({ read }: Pick<HealthPart, 'read'>, patienceMs = PATIENCE_MS): Promise<HealthReading> {
  return Promise.race([read().catch(() => UNREADABLE), pause(patienceMs, UNREADABLE, { ref: false })]);
}
