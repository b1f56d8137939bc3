import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function TextClean() {
  return <TextTool run={run} options={OPTIONS} fileName="清理.txt" wraps />;
}
