import { bindApi } from '#/platform/http/bind-api.ts';
import { ocrTextApi } from '../ocr-text.contract.ts';
import type { createVisitorOcr } from './visitor-ocr.service.ts';

export function bindOcrTextApi(read: ReturnType<typeof createVisitorOcr>) {
  return bindApi(ocrTextApi, {
    'POST /api/v1/ocr/text': async ({ body }) => {
      const { text, confidence } = await read(body.file.bytes);
      return { Text: text, Confidence: confidence };
    },
  });
}
