import { z } from 'zod';

/** A riddle as ALTCHA 2 has it. */
export const Challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    expiresAt: z.int().optional(),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  }),
  signature: z.string(),
});

/** Its solution as forms send it: challenge and solution as base64 of JSON. Empty where none was asked for. */
export const proofField = z.string('验证信息不正确').max(4000, '验证信息不正确').default('');
