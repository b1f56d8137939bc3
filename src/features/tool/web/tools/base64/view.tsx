import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function Base64() {
  return <TextTool run={run} options={OPTIONS} gives="base64" fileName="base64.txt" swaps="way" wraps />;
}
