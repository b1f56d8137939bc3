import { AppError } from '#/platform/http/app-error.ts';
import type { MappingFault } from './mapping.rules.ts';

export const badMapping = (fields: MappingFault[]) =>
  new AppError('bill.import_mapping', 400, fields[0]?.Message ?? '请选择各列的含义', { fields });
