import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function Charset() {
  return <TextTool run={run} options={OPTIONS} gives="text" fileName="结果.txt" wraps />;
}
