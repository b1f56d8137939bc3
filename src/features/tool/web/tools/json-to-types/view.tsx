import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function JsonToTypes() {
  return <TextTool run={run} options={OPTIONS} gives="text" fileName="types.txt" accept=".json,.txt" />;
}
