import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function IpCountry() {
  return <TextTool run={run} options={OPTIONS} fileName="ip.txt" inputTitle="地址或网段" placeholder="一行一个" />;
}
