import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
  { key: 'columns', label: '列', kind: 'number', default: 3, min: 1, max: 10 },
  { key: 'rows', label: '行', kind: 'number', default: 3, min: 1, max: 10 },
  { key: 'square', label: '先裁成正方形的格子', kind: 'switch', default: true },
] as const satisfies readonly ToolOption[];

export type Values = OptionValues<typeof OPTIONS>;
