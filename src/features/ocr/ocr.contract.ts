import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { uploadedFile } from '#/contract/fields.ts';

/** In pixels of the picture as a viewer shows it, from its upper left corner. */
const Box = z.object({ X: z.int(), Y: z.int(), Width: z.int(), Height: z.int() });

const OcrLine = z.object({
  Text: z.string(),
  Box,
  /** From 0 to 1: how sure the engine is. */
  Confidence: z.number().min(0).max(1),
  /** The same of the letter it is least sure of. */
  Weakest: z.number().min(0).max(1),
});

export const OcrResult = z.object({
  /** Of the picture as a viewer shows it. */
  Width: z.int(),
  Height: z.int(),
  /** By how many degrees it was turned clockwise before its text could be read. */
  Rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  /** In reading order. */
  Lines: z.array(OcrLine),
  /** Guesses from here on. Text is empty and numbers are null where nothing fits. */
  Title: z.string(),
  /** In yuan. */
  Price: z.number().nullable(),
  OriginPrice: z.number().nullable(),
  /** A fraction, as in a market item: 0.68 is 6.8折. */
  Discount: z.number().nullable(),
  Address: z.string(),
});

/** Whatever reads a picture may answer with these. */
export const OCR_ERRORS = [
  'file.not_a_picture',
  'file.too_large',
  'ocr.unreadable',
  'ocr.busy',
  'ocr.too_slow',
  'ocr.failed',
  'ocr.stopping',
  'limit.too_many',
] as const;

export const ocrApi = {
  'POST /api/v1/ocr/market': {
    auth: 'operator',
    writes: false,
    summary:
      '认出商品图片里的文字（JPG、PNG、WebP、GIF、AVIF，10 MB、2500 万像素以内），并猜出标题、价格、原价、折扣和地址；图片不保存',
    body: z.object({ file: uploadedFile }),
    data: OcrResult,
    errors: OCR_ERRORS,
    upload: true,
    limit: { per: 'member', max: 300, seconds: 3600 },
  },
} as const satisfies EndpointTable;

export type OcrResult = z.output<typeof OcrResult>;
export type OcrLine = z.output<typeof OcrLine>;
