import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
  {
    key: 'type',
    label: '转成',
    kind: 'choice',
    choices: [
      { value: 'image/png', label: 'PNG' },
      { value: 'image/jpeg', label: 'JPG' },
      { value: 'image/webp', label: 'WebP' },
    ],
    default: 'image/png',
  },
  { key: 'quality', label: '质量', kind: 'number', default: 92, min: 10, max: 100, unit: '%' },
  { key: 'fills', label: '填上底色', kind: 'switch', default: false },
  { key: 'color', label: '底色', kind: 'text', default: '#ffffff', input: 'color' },
] as const satisfies readonly ToolOption[];

export type Values = OptionValues<typeof OPTIONS>;
