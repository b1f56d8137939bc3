import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { SHAPES } from './image-crop.pure.ts';

export const OPTIONS = [
  { key: 'shape', label: '形状', kind: 'choice', choices: SHAPES, default: '1:1' },
  { key: 'across', label: '左右位置', kind: 'number', default: 50, min: 0, max: 100, unit: '%' },
  { key: 'down', label: '上下位置', kind: 'number', default: 50, min: 0, max: 100, unit: '%' },
] as const satisfies readonly ToolOption[];

export type Values = OptionValues<typeof OPTIONS>;
