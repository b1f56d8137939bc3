import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function JsonEscape() {
  return <TextTool run={run} options={OPTIONS} gives="text" fileName="转义.txt" swaps="way" />;
}
