import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { MakerTool } from '../../maker/maker-tool.tsx';
import { placeholderText } from './placeholder-text.pure.ts';

const OPTIONS = [
  { key: 'paragraphs', label: '段数', kind: 'number', default: 3, min: 1, max: 50 },
  { key: 'length', label: '每段约', kind: 'number', default: 120, min: 20, max: 2000, unit: '字' },
] as const satisfies readonly ToolOption[];

function make({ paragraphs, length }: OptionValues<typeof OPTIONS>): string {
  return placeholderText(
    Math.min(50, Math.max(1, Math.trunc(paragraphs) || 1)),
    Math.min(2000, length || 20),
    Math.random,
  );
}

export default function PlaceholderText() {
  return <MakerTool make={make} options={OPTIONS} fileName="假文.txt" wraps />;
}
