import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function TextHex() {
  return <TextTool run={run} options={OPTIONS} gives="text" fileName="hex.txt" swaps="way" wraps />;
}
