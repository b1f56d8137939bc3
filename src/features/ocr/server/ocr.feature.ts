import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { createChildEngine } from './child-engine.gateway.ts';
import { bindOcrApi } from './ocr.api.ts';
import { createOcrService } from './ocr.service.ts';

const LIMIT_MS = 20_000;
const QUIET_MS = 120_000;

interface Needs {
  checkPicture: (bytes: Uint8Array) => Promise<void>;
}

export function createOcrFeature({ report }: Pick<Platform, 'report'>, { checkPicture }: Needs): Feature {
  const engine = createChildEngine({ limitMs: LIMIT_MS, quietMs: QUIET_MS, report });
  const service = createOcrService({ engine, checkPicture });
  return { endpoints: bindOcrApi(service), beforeStop: service.beforeStop, flush: service.stop };
}
