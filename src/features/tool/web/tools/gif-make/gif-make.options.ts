import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
  { key: 'delay', label: '每张停', kind: 'number', default: 500, min: 20, max: 60_000, step: 10, unit: '毫秒' },
  { key: 'width', label: '最宽', kind: 'number', default: 480, min: 16, max: 2000, unit: '像素' },
  { key: 'isEndless', label: '循环播放', kind: 'switch', default: true },
  { key: 'color', label: '空白处', kind: 'text', default: '#ffffff', input: 'color' },
] as const satisfies readonly ToolOption[];

export type Values = OptionValues<typeof OPTIONS>;
