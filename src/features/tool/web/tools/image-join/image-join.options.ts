import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
  {
    key: 'way',
    label: '方向',
    kind: 'choice',
    choices: [
      { value: 'down', label: '竖着接' },
      { value: 'across', label: '横着接' },
    ],
    default: 'down',
  },
  { key: 'gap', label: '间隔', kind: 'number', default: 0, min: 0, max: 500, unit: '像素' },
  { key: 'color', label: '间隔颜色', kind: 'text', default: '#ffffff', input: 'color' },
] as const satisfies readonly ToolOption[];

export type Values = OptionValues<typeof OPTIONS>;
