import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function Gzip() {
  return <TextTool run={run} options={OPTIONS} fileName="gzip.txt" swaps="way" wraps />;
}
