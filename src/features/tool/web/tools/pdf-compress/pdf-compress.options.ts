import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
  {
    key: 'longest',
    label: '照片长边最多',
    kind: 'number',
    default: 1600,
    min: 200,
    max: 8000,
    step: 100,
    unit: '像素',
  },
  { key: 'quality', label: '照片质量', kind: 'number', default: 70, min: 10, max: 95, step: 5, unit: '%' },
] as const satisfies readonly ToolOption[];

export type Values = OptionValues<typeof OPTIONS>;
