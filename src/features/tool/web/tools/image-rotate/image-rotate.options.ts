import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
  { key: 'degrees', label: '顺时针转', kind: 'number', default: 90, min: -360, max: 360, unit: '度' },
  { key: 'mirror', label: '左右翻转', kind: 'switch', default: false },
  { key: 'upside', label: '上下翻转', kind: 'switch', default: false },
] as const satisfies readonly ToolOption[];

export type Values = OptionValues<typeof OPTIONS>;
