import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function Pinyin() {
  return <TextTool run={run} options={OPTIONS} fileName="拼音.txt" wraps />;
}
