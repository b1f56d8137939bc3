import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function Morse() {
  return <TextTool run={run} options={OPTIONS} fileName="morse.txt" swaps="way" wraps />;
}
