import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
  { key: 'quality', label: '质量', kind: 'number', default: 75, min: 10, max: 100, unit: '%' },
  { key: 'longest', label: '最长边', kind: 'number', default: 0, min: 0, max: 16_384, unit: '像素，0 为不缩小' },
  {
    key: 'format',
    label: '格式',
    kind: 'choice',
    choices: [
      { value: 'small', label: 'WebP（最小）' },
      { value: 'image/jpeg', label: 'JPG' },
      { value: 'same', label: '与原图相同' },
    ],
    default: 'small',
  },
] as const satisfies readonly ToolOption[];

export type Values = OptionValues<typeof OPTIONS>;
