import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { uploadedFile } from '#/contract/fields.ts';
import { OCR_ERRORS } from '../ocr/ocr.contract.ts';

/**
 * sure: read without doubt. look: filled in, but somebody should look. unsure: Value is null, Text is what was read if
 * anything was.
 */
const Degree = z.enum(['sure', 'look', 'unsure']);
const guessed = <Value extends z.ZodType>(value: Value) =>
  z.object({ Value: value.nullable(), Degree, Text: z.string() });

const Receipt = z.object({
  /** In yuan. */
  Amount: guessed(z.number()),
  /** 2026-11-15. */
  Date: guessed(z.string()),
  Shop: guessed(z.string()),
});

export const billReceiptApi = {
  'POST /api/v1/bill/receipt': {
    auth: 'member',
    summary:
      '认出小票或付款截图（JPG、PNG、WebP、GIF、AVIF，10 MB 以内）上的金额、日期和商家，各说有几分把握；图片不保存',
    body: z.object({ file: uploadedFile }),
    data: Receipt,
    errors: OCR_ERRORS,
    upload: true,
    limit: { per: 'member', max: 60, seconds: 3600 },
  },
} as const satisfies EndpointTable;

export type Receipt = z.output<typeof Receipt>;
export type Degree = z.output<typeof Degree>;
