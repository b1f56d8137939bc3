import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function TextSort() {
  return <TextTool run={run} options={OPTIONS} fileName="排序.txt" placeholder="一行一条" />;
}
