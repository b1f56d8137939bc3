import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
  {
    key: 'angle',
    label: '顺时针转',
    kind: 'choice',
    choices: [
      { value: '90', label: '90°' },
      { value: '180', label: '180°' },
      { value: '270', label: '270°' },
    ],
    default: '90',
    isNamed: true,
  },
  { key: 'pages', label: '页码', kind: 'text', default: '', placeholder: '空着就是全部' },
] as const satisfies readonly ToolOption[];

export type Values = OptionValues<typeof OPTIONS>;
