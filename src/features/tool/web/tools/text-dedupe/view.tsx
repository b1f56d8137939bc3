import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function TextDedupe() {
  return <TextTool run={run} options={OPTIONS} fileName="去重.txt" placeholder="一行一条" />;
}
