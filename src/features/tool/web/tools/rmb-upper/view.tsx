import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function RmbUpper() {
  return <TextTool run={run} options={OPTIONS} fileName="大写金额.txt" inputTitle="金额" placeholder="1409.50" />;
}
