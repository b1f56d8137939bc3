import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function FullHalfWidth() {
  return <TextTool run={run} options={OPTIONS} fileName="半角.txt" swaps="to" wraps />;
}
