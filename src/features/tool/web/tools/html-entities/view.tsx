import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function HtmlEntities() {
  return <TextTool run={run} options={OPTIONS} gives="html" fileName="html.txt" swaps="way" wraps />;
}
