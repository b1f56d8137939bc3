import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function ChineseNumber() {
  return <TextTool run={run} options={OPTIONS} fileName="数字.txt" placeholder="一行一个数" swaps="way" />;
}
