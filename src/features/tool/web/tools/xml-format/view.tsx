import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function XmlFormat() {
  return <TextTool run={run} options={OPTIONS} gives="xml" fileName="格式化.xml" accept=".xml,.svg,.txt" />;
}
