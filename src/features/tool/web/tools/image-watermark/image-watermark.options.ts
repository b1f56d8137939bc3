import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
  { key: 'text', label: '水印文字', kind: 'text', default: '仅供办理业务使用' },
  {
    key: 'place',
    label: '位置',
    kind: 'choice',
    choices: [
      { value: 'tile', label: '铺满' },
      { value: 'bottom-right', label: '右下' },
      { value: 'bottom-left', label: '左下' },
      { value: 'top-right', label: '右上' },
      { value: 'top-left', label: '左上' },
      { value: 'center', label: '正中' },
    ],
    default: 'tile',
  },
  { key: 'size', label: '字号', kind: 'number', default: 4, min: 1, max: 30, unit: '% 图宽' },
  { key: 'strength', label: '浓淡', kind: 'number', default: 30, min: 5, max: 100, unit: '%' },
  { key: 'degrees', label: '倾斜', kind: 'number', default: -30, min: -90, max: 90, unit: '度' },
  { key: 'color', label: '颜色', kind: 'text', default: '#808080', input: 'color' },
] as const satisfies readonly ToolOption[];

export type Values = OptionValues<typeof OPTIONS>;
