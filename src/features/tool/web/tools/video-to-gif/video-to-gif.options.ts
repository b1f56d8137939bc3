import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
  { key: 'from', label: '从', kind: 'number', default: 0, min: 0, max: 36_000, step: 0.5, unit: '秒' },
  { key: 'length', label: '时长', kind: 'number', default: 3, min: 0.2, max: 15, step: 0.5, unit: '秒' },
  { key: 'rate', label: '每秒', kind: 'number', default: 10, min: 1, max: 25, unit: '幅' },
  { key: 'width', label: '最宽', kind: 'number', default: 360, min: 16, max: 1200, unit: '像素' },
  { key: 'isEndless', label: '循环播放', kind: 'switch', default: true },
] as const satisfies readonly ToolOption[];

export type Values = OptionValues<typeof OPTIONS>;
