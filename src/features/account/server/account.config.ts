import { z } from 'zod';
import type { Settings } from '#/platform/config/settings.ts';
import { username } from '../account-fields.contract.ts';

export const accountSettings = {
  ADMIN_USERNAME: {
    doc: 'Name of the operator made on the first start.',
    schema: username.default('admin'),
  },
  ADMIN_PASSWORD: {
    doc: 'Password of that operator; without it one is generated and written to DATA_DIR/first-operator.txt.',
    schema: z.string().min(8, 'must have at least 8 characters').max(64, 'must have at most 64 characters').optional(),
  },
} as const satisfies Settings;
