import { factorSealed } from '#/features/account/server/factor.store.ts';
import { sourceSealed } from '#/features/collection/server/source.store.ts';
import { visitSealed } from '#/features/desk/server/visit.store.ts';
import { robotSealed } from '#/features/robot/server/robot.store.ts';
import { shareSealed } from '#/features/share/server/share.store.ts';
import { boardSealed } from '#/features/word/server/visitor.store.ts';
import { outboxSealed } from '#/platform/mail/outbox.ts';
import type { SealedColumn } from '#/platform/secret/sealed-columns.ts';

/** Every column whose texts are sealed. */
export const sealedColumns: readonly SealedColumn[] = [
  ...robotSealed,
  ...sourceSealed,
  ...boardSealed,
  ...shareSealed,
  ...visitSealed,
  ...outboxSealed,
  ...factorSealed,
];
