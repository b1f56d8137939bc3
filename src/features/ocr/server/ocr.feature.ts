import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindOcrApi } from './ocr.api.ts';
import { createOcrService, type OcrService } from './ocr.service.ts';
import { bindOcrTextApi } from './ocr-text.api.ts';
import { createVisitorOcr } from './visitor-ocr.service.ts';

interface Needs {
  checkPicture: (bytes: Uint8Array) => Promise<void>;
  /** Whether visitors may have pictures read. */
  isOpenToVisitors: () => Promise<boolean>;
}

export function createOcrFeature(
  { readers }: Pick<Platform, 'readers'>,
  { checkPicture, isOpenToVisitors }: Needs,
): Feature & Pick<OcrService, 'read'> {
  const service = createOcrService({ readers, checkPicture });
  const forVisitors = createVisitorOcr({ ocr: service, isOpen: isOpenToVisitors });
  const endpoints = [...bindOcrApi(service), ...bindOcrTextApi(forVisitors)];
  return { endpoints, beforeStop: service.beforeStop, read: service.read };
}
