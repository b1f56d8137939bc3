import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function JsonCsv() {
  return (
    <TextTool run={run} options={OPTIONS} gives="json" fileName="结果.txt" swaps="way" accept=".csv,.tsv,.json,.txt" />
  );
}
