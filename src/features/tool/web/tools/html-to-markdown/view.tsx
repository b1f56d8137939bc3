import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function HtmlToMarkdown() {
  return <TextTool run={run} options={OPTIONS} gives="markdown" fileName="转换.md" accept=".html,.htm,.txt" />;
}
