import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindOcrApi } from './ocr.api.ts';
import { createOcrService, type OcrService } from './ocr.service.ts';

interface Needs {
  checkPicture: (bytes: Uint8Array) => Promise<void>;
}

export function createOcrFeature(
  { readers }: Pick<Platform, 'readers'>,
  { checkPicture }: Needs,
): Feature & Pick<OcrService, 'read'> {
  const service = createOcrService({ readers, checkPicture });
  return { endpoints: bindOcrApi(service), beforeStop: service.beforeStop, read: service.read };
}
