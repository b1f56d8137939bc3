import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function DomainSplit() {
  return (
    <TextTool run={run} options={OPTIONS} gives="domain" fileName="domains.txt" placeholder="每行一个网址或域名" />
  );
}
