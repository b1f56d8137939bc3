import { TextTool } from '../../frame/text-tool.tsx';
import { eachLine } from '../../text/each-line.pure.ts';
import { rmbUpper } from './rmb-upper.pure.ts';

function convert({ input }: { input: string }): string {
  return eachLine(input, rmbUpper);
}

export default function RmbUpper() {
  return <TextTool run={convert} options={[]} fileName="大写金额.txt" inputTitle="金额" placeholder="1409.50" />;
}
