import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function JsonPath() {
  return (
    <TextTool run={run} options={OPTIONS} gives="json" fileName="结果.json" inputTitle="JSON" accept=".json,.txt" />
  );
}
