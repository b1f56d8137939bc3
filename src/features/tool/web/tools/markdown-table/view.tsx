import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function MarkdownTable() {
  return (
    <TextTool
      run={run}
      options={OPTIONS}
      gives="markdown"
      fileName="表格.md"
      placeholder="粘贴表格或 CSV"
      accept=".csv,.tsv,.txt"
    />
  );
}
