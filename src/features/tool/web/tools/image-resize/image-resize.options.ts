import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
  { key: 'width', label: '宽', kind: 'number', default: 800, min: 0, max: 16_384, unit: '像素' },
  { key: 'height', label: '高', kind: 'number', default: 0, min: 0, max: 16_384, unit: '像素，0 为按比例' },
  {
    key: 'fit',
    label: '宽高都填时',
    kind: 'choice',
    choices: [
      { value: 'keep', label: '保持比例' },
      { value: 'cover', label: '裁掉多余' },
      { value: 'stretch', label: '拉伸' },
    ],
    default: 'keep',
  },
] as const satisfies readonly ToolOption[];

export type Values = OptionValues<typeof OPTIONS>;
