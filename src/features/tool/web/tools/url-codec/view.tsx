import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function UrlCodec() {
  return <TextTool run={run} options={OPTIONS} gives="url" fileName="url.txt" swaps="way" wraps />;
}
