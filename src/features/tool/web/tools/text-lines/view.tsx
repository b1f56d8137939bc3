import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function TextLines() {
  return <TextTool run={run} options={OPTIONS} fileName="结果.txt" />;
}
