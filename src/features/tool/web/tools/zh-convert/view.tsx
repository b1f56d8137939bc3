import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function ZhConvert() {
  return <TextTool run={run} options={OPTIONS} fileName="简繁转换.txt" accept=".txt,.md,.srt,.csv" swaps="to" wraps />;
}
