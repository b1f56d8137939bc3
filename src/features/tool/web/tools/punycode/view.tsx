import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function Punycode() {
  return (
    <TextTool run={run} options={OPTIONS} gives="domain" fileName="domains.txt" placeholder="例子.中国" swaps="way" />
  );
}
