import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
  {
    key: 'paper',
    label: '页面',
    kind: 'choice',
    choices: [
      { value: 'fit', label: '和图片一样大' },
      { value: 'a4', label: 'A4' },
      { value: 'a3', label: 'A3' },
    ],
    default: 'fit',
  },
  { key: 'margin', label: '页边', kind: 'number', default: 0, min: 0, max: 100, unit: '毫米' },
] as const satisfies readonly ToolOption[];

export type Values = OptionValues<typeof OPTIONS>;
