import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
  {
    key: 'way',
    label: '拆法',
    kind: 'choice',
    choices: [
      { value: 'each', label: '每页一份' },
      { value: 'ranges', label: '每段一份' },
      { value: 'one', label: '选中的合成一份' },
    ],
    default: 'each',
  },
  { key: 'pages', label: '页码', kind: 'text', default: '', placeholder: '1-3,5,8-' },
] as const satisfies readonly ToolOption[];

export type Values = OptionValues<typeof OPTIONS>;
