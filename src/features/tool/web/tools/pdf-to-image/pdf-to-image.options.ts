import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
  {
    key: 'type',
    label: '格式',
    kind: 'choice',
    choices: [
      { value: 'image/png', label: 'PNG' },
      { value: 'image/jpeg', label: 'JPG' },
    ],
    default: 'image/png',
  },
  { key: 'dpi', label: '清晰度', kind: 'number', default: 150, min: 36, max: 600, step: 6, unit: 'dpi' },
  { key: 'pages', label: '页码', kind: 'text', default: '', placeholder: '空着就是全部' },
] as const satisfies readonly ToolOption[];

export type Values = OptionValues<typeof OPTIONS>;
