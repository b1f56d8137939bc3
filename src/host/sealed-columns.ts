import { factorSealed } from '#/features/account/server/factor.store.ts';
import { sourceSealed } from '#/features/gathering/server/source.store.ts';
import { providerSealed } from '#/features/provider/server/provider.store.ts';
import { robotSealed } from '#/features/robot/server/robot.store.ts';
import { webhookSealed } from '#/features/webhook/server/webhook.store.ts';
import { boardSealed } from '#/features/word/server/visitor.store.ts';
import { deskSettingSealed } from '#/platform/config/desk-setting.store.ts';
import { idempotencySealed } from '#/platform/http/idempotency.store.ts';
import { outboxSealed } from '#/platform/mail/outbox.ts';
import type { SealedColumn } from '#/platform/secret/sealed-columns.ts';
import { visitSealed } from '#/platform/tally/visit-mark.store.ts';

/** Every column whose texts are sealed. */
export const sealedColumns: readonly SealedColumn[] = [
  ...deskSettingSealed,
  ...robotSealed,
  ...sourceSealed,
  ...providerSealed,
  ...boardSealed,
  ...visitSealed,
  ...outboxSealed,
  ...idempotencySealed,
  ...webhookSealed,
  ...factorSealed,
];
