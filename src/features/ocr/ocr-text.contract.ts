import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { uploadedFile } from '#/contract/fields.ts';
import { OCR_ERRORS } from './ocr.contract.ts';
import { VISITOR_OCR } from './visitor-limits.pure.ts';

/** For everybody: what a picture says, and no more. */
export const ocrTextApi = {
  'POST /api/v1/ocr/text': {
    auth: 'visitor',
    summary: '认出图片里的中文和英文（JPG、PNG、WebP、GIF、AVIF，10 MB、2500 万像素以内）；一张一张排队，图片不保存',
    body: z.object({ file: uploadedFile }),
    data: z.object({
      /** Lines from top to bottom; what stands side by side is one line. */
      Text: z.string(),
      /** From 0 to 1, of the whole; null without any text. */
      Confidence: z.number().min(0).max(1).nullable(),
    }),
    errors: [...OCR_ERRORS, 'ocr.closed'],
    upload: true,
    limit: { per: 'address', ...VISITOR_OCR },
  },
} as const satisfies EndpointTable;
