import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function UnicodeEscape() {
  return <TextTool run={run} options={OPTIONS} gives="text" fileName="unicode.txt" swaps="way" wraps />;
}
