import { bindApi } from '#/platform/http/bind-api.ts';
import { ocrApi } from '../ocr.contract.ts';
import { presentReading } from './ocr.present.ts';
import type { OcrService } from './ocr.service.ts';

export function bindOcrApi(ocr: OcrService) {
  return bindApi(ocrApi, {
    'POST /api/v1/ocr/market': async ({ body }) => presentReading(await ocr.read(body.file.bytes)),
  });
}
